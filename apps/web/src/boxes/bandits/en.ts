/** The words of the bandits who join any table in English. */
export const words = {
  'form.silkPower': 'Silk’s power',
  'form.silkPower.move': 'Move',
  'form.silkPower.dodge': 'Dodge',
  'form.silkPower.block': 'Block',
  'form.silkPower.move.help':
    'She moves one or two cars, inside and on the roofs alike, and passes the Marshal and the Shotgun unhurt.',
  'form.silkPower.dodge.help': 'When she meets the Marshal, somebody of her choice takes the bullet instead.',
  'form.silkPower.block.help': 'Nobody moves into her car through its rear door.',
  'character.misty.power': 'She may play the bullets in her hand: they count as punches.',
  'fact.turnedOver.bullet': '{who} {who:plays|play} {card} for a punch.',
  'character.misty.title': 'The quiet fists',
  'character.twins.power': 'In a tunnel they play or draw twice in a row, and always face up.',
  'character.twins.title': 'The double trouble',
  'character.silk.power.dodge':
    'When she meets the Marshal, somebody of her choice takes the bullet instead.',
  'character.silk.power.block': 'Nobody moves into her car through its rear door.',
  'question.dodge': '{who}, who takes the bullet in your stead?',
  'waiting.kind.dodge': 'who takes the bullet',
  'character.mei': 'Mei',
  'character.silk': 'Silk',
  'character.misty': 'Misty',
  'character.twins': 'the Twins',
  'character.mei.power': 'When she changes floor she may also land on the other floor of a neighbouring car.',
  'character.silk.power.move':
    'She moves one or two cars, inside and on the roofs alike, and passes the Marshal unhurt.',
  'character.silk.power.move.stagecoach':
    'She moves one or two cars, inside and on the roofs alike, and passes the Marshal and the Shotgun unhurt.',
  'character.silk.power.move.couriers': 'She moves one or two cars, inside and on the roofs alike.',
  'character.silk.power.dodge.couriers':
    'When she meets a courier, somebody of her choice takes the bullet instead.',
  'character.mei.title': 'The nimble feet',
  'character.silk.title': 'The smooth traveller',
  'setup.not-together.silkPower': 'Silk’s Dodge power cannot be used together with the playable Marshal.',
} as const;
