/** The words of the round cards of Horses & Stagecoach in English. */
export const words = {
  'turn.turmoil': 'Turmoil',
  'turn.turmoil.help':
    'Everybody chooses at the same time; then the cards go on the pile in the usual order.',
  'round.plan': 'Time to Plan',
  'round.pantingHorses': 'Panting Horses',
  'round.marshalWhiskey': 'A Shot of Whiskey for the Marshal',
  'round.higherSpeed': 'Higher Speed',
  'round.shotgunRage': 'The Shotgun’s Rage',
  'round.mortalBullet': 'Mortal Bullet',
  'round.sharingLoot': 'Sharing the Loot',
  'round.escape': 'Escape',
  'round.marshalWhiskey.event':
    'At the end the Marshal drinks a flask lying where he is and staggers towards the caboose.',
  'round.higherSpeed.event':
    'At the end everybody on the roofs, the horses and the stagecoach fall back one car.',
  'round.mortalBullet.event': 'In the count each bullet received in this round costs $150.',
  'round.sharingLoot.event':
    'In the count a strongbox is shared among the bandits who stand where its owner is.',
  'round.escape.event':
    'Only who has ridden away on a horse, or is in or on the stagecoach, gets away with his loot.',
  'score.mortalBullet': 'Mortal bullets',
  'score.sharingLoot': 'Shared strongbox',
} as const;
