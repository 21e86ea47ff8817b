/** The words of teams of two in English. */
export const words = {
  'form.teams': 'Teams of two',
  'form.teams.help': 'Neighbours share their loot. Needs an even number of bandits, four or more, one each.',
  'setup.no-teams':
    'Teams need an even number of bandits, four or more, with one bandit for each player. Here {bandits} {bandits:player leads a bandit|players lead bandits}.',
  'fact.drewFromPartner': '{name} {name:draws|draw} a card from the deck of {partner}.',
  'state.team': 'team {team}',
  'teams.riches': 'Together',
  'teams.riches.of': '{team}: {amount} that you know of, {closed} {closed:token|tokens} closed',
  'teams.end.won': '{names} win together with {amount}.',
  'teams.end.yours': 'Your team wins with {amount}!',
  'teams.end.shared': '{names} share the victory, {amount} for each team.',
  'rules.goal.teams': 'Be in the richest team of two after five rounds.',
  'rules.option.teams':
    'You and your neighbour are a team: you draw a card of your partner’s each round, and your riches count together.',
} as const;
