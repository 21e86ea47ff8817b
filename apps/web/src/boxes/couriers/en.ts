/** The words of Couriers & Armored Train in English. */
export const words = {
  'box.couriers': 'Couriers & Armored Train',
  'box.couriers.help':
    'Red against blue on two trains that pass each other. A game of its own: no Marshal, no other box.',
  'rules.box.couriers':
    'Two teams, seated in turn. The armored train rolls past yours by two cars each round. Step across between cars that are beside each other; on the roofs shoot anybody of the other train. Whoever is where a courier is takes a bullet and changes floor. Loot gives you a token at random.',
  'rules.goal.couriers':
    'Be in the richer team after five rounds. Only who is back in or on the starting train then is counted.',
  'rules.goal.couriers.betrayal':
    'Be rich, and back in or on the starting train after five rounds: one bandit wins alone.',
  'rules.goal.gunslinger.couriers':
    'Every bandit with an empty cylinder is a Gunslinger: another $1,000 each.',
  'rules.couriers.loot':
    'Gold bars: one of $1,500, two of nothing. Bags: $300 to $700. A secret document of your team is worth $4,000 to it; that of the others you must put back.',
  'rules.couriers.cars':
    'Inside the weapons car at the start of a round you draw two more cards; inside the medical car you put two bullets away for good. On their roofs stand Gatlings: they hit everybody on the roofs of the starting train, and the nearest on their own.',
  'rules.couriers.prizes': 'Wild Bunch, $1,500: the team that fired more bullets at couriers.',
  'rules.couriers.professor':
    'With an odd number of players the Professor joins the smaller team. He is no pawn: his deck plays itself, one card a turn. Plots lift his marker up a ladder to $1,500; with his rifle he shoots enemies on the roofs.',
  'form.betrayal': 'Betrayal',
  'form.betrayal.help':
    'At the end only one bandit may win: the richest of the richer team, or who holds the secret document. Four players or more. Without it, the cavalry comes understaffed or late.',
  'rules.option.betrayal':
    'The last round card turns mates into rivals: one bandit of the richer team wins, or whoever brings home the document of his team.',
  'setup.not-together.couriers':
    'Couriers & Armored Train is a game of its own: it cannot be played together with other boxes.',
  'setup.not-together.couriers.option':
    'Couriers & Armored Train has its own teams and round cards: “{option}” does not go with it.',

  'character.courier': 'the courier',
  'character.professor': 'the Professor',
  'character.professor.power':
    'Nobody moves him. His cards play themselves, one a turn, for the smaller team.',

  'action.nudge': 'Nudge',
  'action.nudge.help': 'Give a team mate one action: Move, Change floor, Shoot, Loot or Punch.',
  'action.plot': 'Plot',
  'action.binoculars': 'Binoculars',
  'action.binoculars.of': 'Eyes on {who}',
  'action.quickDraw': 'Quick draw',
  'action.rearCourier': 'Rearmost courier',
  'action.bonusNudge': 'Bonus nudge',

  'turn.diversion': 'Diversion',
  'turn.diversion.help':
    'One bandit of each team may skip this turn: each opponent loses a card of his hand, drawn unseen.',

  'round.couriersChangeFloor': 'Couriers Change Floor',
  'round.heavyWeapons': 'Heavy Weapons',
  'round.evasion': 'Evasion',
  'round.help': 'Help!',
  'round.coordinatedPlan': 'Coordinated Plan',
  'round.healing': 'Healing',
  'round.understaffed': 'The Cavalry: Understaffed',
  'round.delayedAttack': 'The Cavalry: Delayed Attack',
  'round.survivalOfTheFittest': 'Survival of the Fittest',
  'round.doubleBottom': 'Double Bottom',
  'round.couriersChangeFloor.event':
    'At the end every courier changes floor. Whoever is where he comes takes a bullet and leaves.',
  'round.heavyWeapons.event':
    'At the end everybody on a roof takes a bullet and lays down one piece of loot.',
  'round.evasion.event': 'At the end everybody on a roof is swept to the last roof of the same train.',
  'round.help.event': 'At the end each bandit, in turn, may join a team mate wherever he is.',
  'round.coordinatedPlan.event':
    'At the end whoever is with a team mate draws two more cards in the next round.',
  'round.healing.event':
    'At the end whoever is with a team mate puts up to two neutral or enemy bullets away for good.',
  'round.understaffed.event': 'At the end whoever is still on the armored train gets a last Move.',
  'round.delayedAttack.event':
    'Who is back on the starting train with a secret document has two turns, all others five.',
  'round.survivalOfTheFittest.event':
    'Of the richer team only the richest bandit wins. Documents and the Wild Bunch count for the team alone.',
  'round.doubleBottom.event':
    'Who is back with the secret document of his team wins; if nobody is, the richest bandit.',

  'car.armoredLocomotive': 'Armored engine',
  'car.tender': 'Tender',
  'car.armored': 'Armored car',
  'car.weapons': 'Weapons car',
  'car.medical': 'Medical car',

  'place.a0/inside': 'the armored locomotive',
  'place.a0/roof': 'the roof of the armored locomotive',
  'place.a1/roof': 'the tender',
  'place.a2/inside': 'armored car 2',
  'place.a2/roof': 'the roof of armored car 2',
  'place.a3/inside': 'the weapons car',
  'place.a3/roof': 'the roof of the weapons car',
  'place.a4/inside': 'armored car 4',
  'place.a4/roof': 'the roof of armored car 4',
  'place.a5/inside': 'the medical car',
  'place.a5/roof': 'the roof of the medical car',
  'place.a6/inside': 'armored car 6',
  'place.a6/roof': 'the roof of armored car 6',

  'loot.gold': 'gold bar',
  'loot.gold.many': 'gold bars',
  'loot.bag': 'bag',
  'loot.bag.many': 'bags',
  'loot.document': 'secret document',
  'loot.document.many': 'secret documents',
  'loot.worthless.gold': 'a worthless gold bar',
  'loot.face.red': 'the secret document of the red team',
  'loot.face.blue': 'the secret document of the blue team',
  'loot.face.dummy': 'a worthless secret document',
  'loot.short.red': 'red',
  'loot.short.blue': 'blue',
  'loot.short.dummy': 'dummy',
  'state.gold': '{count:gold bar|gold bars}',
  'state.bag': '{count:bag|bags}',
  'state.document': '{count:secret document|secret documents}',

  'team.red': 'Red team',
  'team.blue': 'Blue team',
  'team.the.red': 'the red team',
  'team.the.blue': 'the blue team',

  'question.gatling': '{who}, do you fire the Gatling, in place of your own gun?',
  'question.document': '{who}, {loot}: do you keep it?',
  'question.nudge': '{who}, which team mate may act?',
  'question.nudgeAction': '{who}, what may {target} do?',
  'question.freeAction': '{who}, an action for you, right now. Which one?',
  'question.treatment': '{who}, which bullet do you put away for good?',
  'question.layDown': '{who}, what do you lay down?',
  'question.help': '{who}, do you join a team mate?',
  'question.move.nudged': '{who}, you may move. Where to?',
  'question.changeFloor.nudged': '{who}, you may change floor.',
  'question.shoot.nudged': '{who}, you may shoot. At whom?',
  'question.punch.nudged': '{who}, you may punch. Whom?',
  'question.loot.nudged': '{who}, you may pick up something here.',
  'question.gatling.nudged': '{who}, you may shoot. With the Gatling?',

  'option.divert': 'Diversion: skip this turn',
  'option.gatling.yes': 'Fire the Gatling',
  'option.gatling.no': 'Use my own gun',
  'option.document.yes': 'Keep it',
  'option.document.no': 'Put it back',
  'option.loot.yes': 'Pick up',
  'option.nudged.done': 'Let it be',
  'option.help.done': 'Stay here',

  'waiting.kind.gatling': 'which gun to fire',
  'waiting.kind.document': 'what to do with a secret document',
  'waiting.kind.nudge': 'whom to nudge',
  'waiting.kind.nudgeAction': 'what a team mate may do',
  'waiting.kind.freeAction': 'which action to take',
  'waiting.kind.treatment': 'which bullets to put away',
  'waiting.kind.layDown': 'what to lay down',
  'waiting.kind.help': 'whether to join a team mate',

  'fact.trainsSlid': 'The trains roll on: the armored train passes by two more cars.',
  'fact.trainsSlid.apart': 'The trains roll on, and lose each other for good.',
  'fact.courierShot': '{who} {who:shoots|shoot} at the courier. A bullet for the Wild Bunch of {team}.',
  'fact.documentRead': '{who} {who:reads|read} a secret document.',
  'fact.documentRead.known': '{who} {who:reads|read} {loot}.',
  'fact.gatlingFired': '{who} {who:fires|fire} the Gatling at {targets}.',
  'fact.gatlingFired.nobody': '{who} {who:fires|fire} the Gatling and {who:hits|hit} nobody.',
  'fact.nudged': '{who} {who:nudges|nudge} {mate}: {action}!',
  'fact.diverted': '{name} {name:creates|create} a diversion and {name:skips|skip} a turn.',
  'fact.cardBuried': '{name} {name:loses|lose} a card to the bottom of the deck.',
  'fact.cardBuried.known': '{name} {name:loses|lose} {card} to the bottom of the deck.',
  'fact.bulletHealed': '{who} {who:puts|put} {bullet} away for good.',
  'fact.teamed.planned': '{names} planned together: two more cards in the next round.',
  'fact.teamed.treated': '{names} looked after each other.',
  'fact.professorShuffled': 'The Professor’s cards are shuffled.',
  'fact.professorLaid': 'The Professor plays {card}.',
  'fact.professorLaid.down': 'The Professor plays a card face down.',
  'fact.plotted': 'The Professor’s plot thickens: {amount} for {team}.',
  'fact.professorShot': 'The Professor shoots {target} from afar.',
  'fact.teamsCounted': 'The red team has {red}, the blue team {blue}.',
  'fact.moved.courier.climb': 'A courier climbs to {place}.',
  'fact.moved.courier.climb.down': 'A courier climbs down to {place}.',
  'fact.moved.courier.setUp': 'A courier stands at {place}.',

  'why.atTheTop': 'his plot cannot grow any more',

  'score.gold': 'Gold bar',
  'score.bag': 'Bag',
  'score.secretDocument': 'Secret document',
  'score.team.bandits': 'Brought home by the bandits',
  'score.team.documents': 'Secret documents',
  'score.team.wildBunch': 'Wild Bunch',
  'score.team.professor': 'The Professor’s plot',
  'score.team.bullets': '{count} {count:bullet|bullets} fired at couriers',

  'end.teamWins': 'The {team} wins with {amount}!',
  'end.teamsShare': 'Both teams share the victory.',
  'end.yourTeamWins': 'Your team wins with {amount}!',
  'end.fittest': 'Betrayal! {names} of {team} {names:takes|take} it all.',
  'end.document': 'Betrayal! {names} brought the secret document home.',

  'train.armored': 'Armored train, {car}',
  'train.beside': 'beside {car}',
  'train.besideNothing': 'beside no car',
  'train.gatling': 'a Gatling',
  'train.weapons': 'two more cards for who is here when a round begins',
  'train.medical': 'two bullets fewer for who is here when a round begins',

  'professor.title': 'The Professor',
  'professor.deck': '{count:card|cards} in his deck',
  'professor.bullets': '{count:bullet|bullets} in his rifle',
  'professor.ladder': 'his plot is worth {amount}',
  'wildBunch.title': 'Wild Bunch',
  'wildBunch.of': '{team}: {count} at couriers',
  'wildBunch.leads': 'Wild Bunch: the team with more bullets fired at couriers gets $1,500.',
} as const;
