/**
 * What a verifier says, in English: templates with values in braces. The command line fills them itself; the web client
 * has them in its table of texts.
 */
export const sentences = {
  'check.file': 'It is the record of a Holdup game.',
  'check.engine': 'It was played by the rules that this verifier has.',
  'check.commitment': 'The server’s seed is the one it had committed to before anybody sat down.',
  'check.shares': 'Every player’s random number is the one that he had sealed.',
  'check.seed': 'The seed of the shuffles is made of these, and of nothing else.',
  'check.characters': 'Characters that nobody chose were dealt as the seed says.',
  'check.deal': 'The first shuffles and the deal are the ones of this seed.',
  'check.moves': 'Every answer was allowed when it was given.',
  'check.facts': 'Everything that happened follows from the answers and the seed.',
  'check.end': 'The game ended when the record says that it did.',
  'check.chain': 'The chain of entries is whole: nothing was changed, moved, left out or put in.',
  'check.signature': 'The signature is good.',
  'check.key': 'The key that signed it is one of this server’s.',
  'check.memory': 'It agrees with what was seen before the game was over.',

  'finding.not-a-transcript': 'This is not the record of a Holdup game.',
  'finding.damaged': 'It is cut short or damaged: a part of the record is missing or cannot be read.',
  'finding.without-seals':
    'This is a recording without the seals of a server, so there is nothing to verify. It can be watched as a replay.',
  'finding.foreign-engine':
    'It was played by rules of version {theirs}, and this verifier has version {ours}: take the verifier of that version.',
  'finding.wrong-commitment': 'Wrong shuffle: the server’s seed is not the one that it had committed to.',
  'finding.other-commitment': 'The commitment is not the one that was seen before the game was over.',
  'finding.wrong-share': 'Wrong shuffle: the number of seat {seat} is not the one that it had sealed.',
  'finding.other-share': 'Wrong shuffle: what seat {seat} gave to the seed is not what it can have given.',
  'finding.wrong-seed': 'Wrong shuffle: the seed is not made of the server’s seed and the players’ numbers.',
  'finding.wrong-characters':
    'Wrong shuffle: the characters are not the ones that were chosen or that the seed deals.',
  'finding.bad-setup': 'A game cannot be set up like this ({problem}).',
  'finding.wrong-shuffle':
    'Wrong shuffle: the deal is not the one of this seed. Fact {fact}, {path}: the record has {told}, by the seed it is {follows}.',
  'finding.illegal-move': 'Illegal move: the answer “{option}” of seat {seat} was not allowed ({why}).',
  'finding.altered-fact':
    'Altered fact: what followed is not what the rules say. Fact {fact}, {path}: the record has {told}, by the rules it is {follows}.',
  'finding.unfinished': 'The game did not end as the record says.',
  'finding.broken-chain': 'Broken chain: something here was changed, moved, left out or put in.',
  'finding.bad-signature': 'Bad signature: the server did not sign this.',
  'finding.unknown-key': 'Unknown key: it was signed with the key {key}, which is none of this server’s.',

  'why.not-asked': 'nobody asked it anything',
  'why.stale': 'it is to another question than the open one',
  'why.not-offered': 'the rules did not offer it',
  'why.over': 'the game was over',
  'why.not-by-bot': 'a bot sits there, and it is not by a bot',
  'why.not-the-fallback': 'the clock plays the fallback and nothing else',

  'unchecked.foreign-engine': 'not looked at: it needs the rules of that version',
  'unchecked.no-keys': 'not looked at: the server’s keys are not at hand',
  'unchecked.no-memory': 'not looked at: nothing that was seen before the game was over is at hand',
  'unchecked.no-shuffle': 'not looked at: there is no game to follow',

  'at.file': 'The file',
  'at.header': 'The header',
  'at.deal': 'The deal',
  'at.entry': 'Answer {entry}',
  'at.end': 'The end',
  'at.signature': 'The signature',

  'verdict.sound': 'All is well: this is the game that was played, and its shuffles were fair.',
  'verdict.incomplete': 'Nothing is wrong, but not everything could be looked at.',
  'verdict.wrong': 'Something is wrong.',
  'verdict.unreadable': 'This cannot be verified.',
} as const;
export type SentenceKey = keyof typeof sentences;
