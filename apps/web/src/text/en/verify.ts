import { sentences } from '@holdup/proof';

/** Words for fair shuffles and the page that verifies them; what a verifier finds is said as at the command line. */
export const verify = {
  ...sentences,
  'unchecked.no-memory':
    'not looked at: this browser remembers nothing of this game; the one in which it was played or watched does',

  'verify.title': 'Verify a game',
  'verify.text':
    'The record of a game proves that its shuffles were settled before anybody could know them, and that the rules were kept. It is checked here, on your device: nothing is sent anywhere.',
  'verify.choose': 'Choose the record of a game',
  'verify.drop': 'or drop the file here',
  'verify.working': 'Checking …',
  'verify.of': '{players} players, {answers} answers, {day}',
  'verify.file': 'File: {name}',
  'verify.keys': 'The keys are those of this server.',
  'verify.noKeys': 'The keys of this server could not be fetched: whose signature it is cannot be told.',
  'verify.ok': 'good',
  'verify.wrong': 'wrong',
  'verify.unchecked': 'not checked',
  'verify.first': 'What diverges first',
  'verify.watch': 'Watch this game',
  'verify.go': 'Verify it',

  'fair.title': 'A fair shuffle',
  'fair.text':
    'The server has settled its part of the shuffle and shows a seal of it below. Every player’s browser adds a sealed random number. At the start all are opened; after the game everybody can check that nothing was exchanged.',
  'fair.strict': 'Strict table: whoever does not open their number voids the deal, and another one is made.',
  'fair.casual':
    'Whoever does not open their number in time is left out of the shuffle, and the record says so.',
  'fair.sealed': 'Everybody has sealed a number.',
  'fair.waiting': 'Not sealed yet: {names}.',
  'fair.commitment': 'The server’s seal:',
  'fair.verify': 'Verify a game that is over',
  'fair.opening': 'The numbers are being opened; waiting for {names}.',
  'fair.dealing': 'All numbers are open; the cards are being dealt.',
  'leave.abandon.text':
    'The game can also be given up: it ends without a winner once all its players want that.',
  'leave.abandon.who': 'Want to give it up: {names}.',
  'leave.abandon.told': '{names} {count:wants|want} to give the game up.',
  'leave.abandon.too': 'Give up too',
  'leave.abandon.go': 'Give the game up',
  'leave.abandon.short': 'Give up',
  'leave.abandon.title': 'Give {title} up?',
  'leave.abandon.alone': 'The game ends without a winner, and leaves the list of your tables that go on.',
  'leave.abandon.undo': 'Play on after all',

  'form.strict': 'Strict shuffle',
  'form.strict.help':
    'Whoever does not open their sealed number voids the deal; without this they are left out of it.',
} as const;
