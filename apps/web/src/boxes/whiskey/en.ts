/** The words of Whiskey in English. */
export const words = {
  'box.whiskey': 'Whiskey',
  'box.whiskey.help': 'Flasks lie about: drink to draw and play, or to play twice.',
  'loot.flask': 'whiskey flask',
  'loot.flask.many': 'whiskey flasks',
  'loot.face.normal': 'a flask of whiskey',
  'loot.face.old': 'a flask of old whiskey',
  'loot.half': '{loot}, half-drunk',
  'loot.short.old': 'old',
  'loot.short.half': '½',
  'option.drink:normal': 'Drink whiskey: draw three, play one',
  'option.drink:old': 'Drink old whiskey: play two',
  'fact.flaskUsed': '{name} {name:drinks|drink} from {loot}.',
  'fact.flaskUsed.off': '{name} {name:empties|empty} {loot}.',
  'state.flask': '{count:whiskey flask|whiskey flasks}',
  'rules.box.whiskey':
    'On a standard turn drink in place of playing: whiskey draws three cards and plays one, old whiskey plays two. A flask serves twice.',
} as const;
