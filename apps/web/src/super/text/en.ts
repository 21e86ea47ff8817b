/** Words of Colt Super Express. Keys of families that both games share (`action.flip`) are those the other has not. */
export const superGame = {
  'car.wagon': 'Car',

  'action.flip': 'Flip',
  'action.fire': 'Fire',
  'action.reflex': 'Reflex',
  'action.horse': 'Horse',

  'super.action.move.help':
    'One car the way you look. Beyond the ends of the train there is only the ground.',
  'super.action.changeFloor.help': 'To the roof of your car, or down into it. You keep looking the same way.',
  'super.action.flip.help': 'You turn round and look the other way.',
  'super.action.fire.help':
    'The nearest standing bandit before you on your floor is thrown one car away from you and falls over.',
  'super.action.reflex.help':
    'Standing: you drop to the floor, where no shot hits you. Lying: you get up and fire at once.',
  'super.action.horse.help':
    'To the front of the locomotive, inside, looking forward; even from beside the track, if it is your very next card.',

  'preset.super': 'Super Express',
  'preset.super.help':
    'The small, fast game: plan three cards, be the last on a train that grows shorter. 3 to 7 players.',
  'super.addOns': 'Add-ons',
  'super.addOn.reflexes': 'Reflexes',
  'super.addOn.horses': 'Horses',
  'super.addOn.timeTravel': 'Time travel',
  'super.addOn.reflexes.help': 'A fifth card each: drop to the floor, or get up shooting.',
  'super.addOn.horses.help': 'A card more each: ride to the locomotive, even after a fall.',
  'super.addOn.timeTravel.help':
    'A time machine runs before the locomotive: step in, and your cards are played once more from the last car.',
  'super.plain': 'without add-ons',

  'question.plan': '{who}, plan three cards in order.',
  'waiting.kind.plan': 'which three cards, and in what order',

  'plan.title': 'Your plan',
  'plan.cards': 'Your cards',
  'plan.slot': '{number}. {card}',
  'plan.slot.empty': '{number}. still empty',
  'plan.take': 'Take {card} back',
  'plan.add': '{card}: put it in place {number}',
  'plan.hint': 'Tap or drag three cards into order.',
  'plan.left': '{count} {count:card|cards} to go',
  'plan.go': 'Lay them down',
  'plan.change': 'Change my plan',
  'plan.done': 'Laid down',
  'plan.out': 'You are out of the game.',

  'programme.title': 'The plans',
  'programme.hidden': 'a face-down card',

  'super.round.planning': 'Planning',
  'super.round.acting': 'Stealin’',
  'super.round.ended': 'Round over',
  'super.round': 'Round {number}',
  'super.round.cars': '{count} {count:car|cars} behind the locomotive.',
  'super.round.end': 'After the third card of everybody the last car is left behind.',
  'super.round.last': 'Only the locomotive is left.',

  'super.others.planned': 'planned',
  'super.others.planning': 'planning',
  'super.others.toCome': '{count:card|cards} to come',
  'super.others.cars': 'cars won',
  'super.others.car': 'a car worth {amount}',
  'super.others.lying': 'is lying on the floor',
  'super.others.fell': 'fell off the train; a Horse may still save',
  'super.others.out': 'out',
  'super.others.front': 'looks to the locomotive',
  'super.others.rear': 'looks to the rear',
  'super.standings': 'Cars won',
  'super.standings.of': '{name}: {count:car|cars} won, the best worth {amount}',
  'super.standings.none': '{name}: no car won',

  'super.place.locomotive': 'the locomotive',
  'super.place.locomotive.roof': 'the roof of the locomotive',
  'super.place.car': 'car {car}',
  'super.place.car.roof': 'the roof of car {car}',
  'super.place.off': 'beside the track',

  'super.way.front': 'the locomotive',
  'super.way.rear': 'the rear',
  'super.end.front': 'the front',
  'super.end.rear': 'the rear',

  'super.train.bandit.front': '{who}, looking to the locomotive',
  'super.train.bandit.rear': '{who}, looking to the rear',
  'super.train.lying.front': '{who}, lying, looking to the locomotive',
  'super.train.lying.rear': '{who}, lying, looking to the rear',
  'super.train.timeMachine': 'Before the locomotive: the time machine.',
  'super.train.order': '{list} (from the locomotive’s side)',
  'super.train.off': 'Beside the track: {names}.',

  'fact.planningBegan': 'Round {number}: everybody plans.',
  'fact.planned': '{name} {name:plans|plan} {cards}.',
  'fact.actingBegan': 'All plans lie there. Now they are carried out.',
  'fact.revealed': '{who}: {card}.',
  'fact.gotUp': '{who} {who:gets|get} up.',
  'fact.lay': '{who} {who:drops|drop} to the floor.',
  'fact.turned': '{who} {who:turns|turn} to {way}.',
  'fact.went.walked': '{who} {who:moves|move} to {place}.',
  'fact.went.climbed': '{who} {who:climbs|climb} to {place}.',
  'fact.went.knockedBack': '{who} {who:is|are} thrown to {place} and {who:falls|fall} over.',
  'fact.went.rode': '{who} {who:rides|ride} to {place}.',
  'fact.went.rescued': '{who} {who:is|are} saved by a horse, and {who:rides|ride} to {place}.',
  'fact.fired': '{who} {who:shoots|shoot} {target}.',
  'fact.fell.walked': '{who} {who:walks|walk} off {end} of the train.',
  'fact.fell.knockedBack': '{who} {who:is|are} shot off {end} of the train.',
  'fact.travelled':
    '{who} {who:gets|get} into the time machine, and out of it in {place}: the whole plan once more.',
  'fact.eliminated.fell': '{names} {names:is|are} out of the game.',
  'fact.eliminated.uncoupled': '{names} {names:is|are} left behind with the car.',
  'fact.eliminated.lostInTime': '{names} {names:is|are} lost in time for good.',
  'fact.uncoupled': 'Car {car} is left behind.',
  'fact.wagonWon': '{who} {who:wins|win} the car: {amount}.',
  'fact.wagonWon.closed': '{who} {who:wins|win} the car.',
  'fact.decided': 'The game is over.',
  'log.planning': 'Planning',
  'log.acting': 'Stealin’',
  'log.super.round': 'Round {number}',

  'super.end.alone': '{name} is the last on the train!',
  'super.end.youAlone': 'You are the last on the train!',
  'super.end.loot': '{name} reaches the end with the best loot.',
  'super.end.youLoot': 'You reach the end with the best loot!',
  'super.end.shared': '{names} share the victory.',
  'super.end.tie':
    'The last on the train wins. If several reach the end on the locomotive, most cars won count, then the highest of them.',
  'super.end.car': 'Car won',
  'super.end.cars': 'Cars won',
  'super.end.none': 'No car won',
  'super.end.aboard': 'On the train to the end',
  'super.end.out.fell': 'Round {round}: fell off the train',
  'super.end.out.uncoupled': 'Round {round}: left behind with the car',
  'super.end.out.lostInTime': 'Round {round}: lost in time',

  'turned.help.super': 'What the cars that everybody has won are worth, at the end of each round.',

  'super.rules.goal.head': 'The aim',
  'super.rules.goal':
    'Be the last bandit on the train. Each round it loses its last car, and whoever is in or on it. If only the locomotive is left with several bandits, most cars won decide, then the highest of them.',
  'super.rules.plan.head': 'First the plan',
  'super.rules.plan':
    'All at once and in secret, everybody lays three cards face down in order. The others stay in hand for this round.',
  'super.rules.acting.head': 'Then the doing',
  'super.rules.acting':
    'From the First Player round the table, each turns over one card and carries it out, wanted or not; three times round. Who lies on the floor only gets up, whatever his card says.',
  'super.rules.end.head': 'The end of a round',
  'super.rules.end':
    'The last car is left behind. Whoever is then furthest from the locomotive wins its card; on a roof before inside. The next player is First Player.',

  'coach.plan': 'Choose three of your cards in the order in which they are to happen. Nobody sees them yet.',
  'coach.facing':
    'The gun shows which way a bandit looks: you move and shoot that way. The locomotive is on the right.',
  'coach.acting': 'Now everybody’s cards turn over in turn, first to last, like it or not.',

  'keys.plan': 'put a card into your plan or take it back',
  'keys.backspace': 'take the last card of your plan back',
  'keys.enter': 'lay your plan down',
} as const;
