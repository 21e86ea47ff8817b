/** Teaching: hints for a first game, the rules in short, the keys, and the page about the game. */
export const guide = {
  'coach.question': 'Answer here with the buttons, or tap what lights up.',
  'coach.two':
    'You lead two bandits. Each card says whose it is, and only that one acts. What they take counts together.',
  'coach.hand': 'Your cards for this round. In Schemin’ you play one a turn, or draw three.',
  'coach.pile':
    'Everybody’s cards pile up here in order. In Stealin’ they happen, first to last, like it or not.',
  'coach.round': 'The round card: its turns from left to right, and what happens at the end.',
  'coach.tunnel': 'A tunnel turn: this card is played face down. Nobody knows what it is until it happens.',
  'coach.train': 'Your bandit carries a small flag. Loot lies on the floor: stand there and play Loot.',
  'coach.bullet': 'Bullets you take clog your hand for the rest of the game. They cannot be played.',
  'coach.stealing': 'Stealin’! The plan is carried out. When your card comes up, you decide where and whom.',

  'rules.title': 'Rules in short',
  'rules.goal.head': 'The aim',
  'rules.goal': 'Be the richest bandit after five rounds.',
  'rules.goal.worth': 'Purses hold $250 to $500, jewels $500, a strongbox $1,000.',
  'rules.goal.gunslinger': 'Whoever has shot most bullets is the Gunslinger: another $1,000.',
  'rules.scheming.head': 'First the plan: Schemin’',
  'rules.scheming':
    'You begin with {cards} cards. On each turn of the round card you put one on the common pile, or draw three. All see the plan grow, but for cards played in a tunnel. Cards left over go back on your deck.',
  'rules.stealing.head': 'Then the doing: Stealin’',
  'rules.stealing':
    'The pile is turned over and carried out card by card. Only now do you choose where, whom and what. A card that has become pointless does nothing.',
  'rules.actions.head': 'The actions',
  'rules.marshal.head': 'The Marshal',
  'rules.marshal':
    'He walks inside the train. Whoever shares a car with him takes a bullet and flees to its roof.',
  'rules.bullets.head': 'Bullets',
  'rules.bullets':
    'A bullet goes into your deck and fills your hand. When riches are equal, fewer bullets taken win.',
  'rules.turns.head': 'Turns of a round',
  'rules.bandits.head': 'The bandits',
  'rules.boxes.head': 'In this game too',

  'keys.title': 'Keys',
  'keys.numbers': 'answer with the first, second … choice',
  'keys.hurry': 'see the outcome at once, where you are asked next',
  'keys.arrows': 'walk along the train, car by car, and up or down',
  'keys.q': 'go to the question',
  'keys.h': 'go to your hand',
  'keys.t': 'go to the train',
  'keys.l': 'open or close the log',
  'keys.c': 'open or close the chat',
  'keys.m': 'sound on or off',
  'keys.help': 'this list',
  'keys.escape': 'close what is open',

  'about.what':
    'Holdup is a free way to play the Colt Express family of train-robbery games together: an umpire that nobody can fool, and a table in your browser.',
  'about.fair':
    'The server deals, knows the rules and sends each player only what that player may see. Every accepted answer is written down before anybody hears of it, so nothing is lost if it stops.',
  'about.fans':
    'The game itself was designed by Christophe Raimbault and is published by Ludonaute. Holdup is made by admirers, is not affiliated with them, and uses no art or text of theirs. If you like the game, buy the box.',
} as const;
