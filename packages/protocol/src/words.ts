/**
 * The words and shapes that the wire spells with one character. Both lists are part of the protocol: append only, and raise
 * `PROTOCOL_VERSION`. What is not listed travels all the same, spelt out.
 */
const list = (text: string): string[] => text.trim().split(/\s+/);

const characters = list('ghost doc tuco cheyenne belle django mei silk misty twins marshal professor');
const cars = Array.from({ length: 10 }, (_, car) => `${car}`);

/** Every order of three of the cards of `super`: a question offers them all. */
const actions = list('move changeFloor flip fire reflex horse');
const plans = actions.flatMap((one) =>
  actions.flatMap((two) =>
    actions.flatMap((three) => (new Set([one, two, three]).size === 3 ? `${one},${two},${three}` : [])),
  ),
);

/** In the order of their characters; see `alphabet.ts`. */
export const WORDS: readonly string[] = [
  // what a table is made of
  ...list(
    'game boxes options players cars characters pawns loot pile next neutral roundDeck round first cardIds',
  ),
  ...list(
    'result box edition expert firstGame pickRounds rounds stations hand deck discard seat at cylinder',
  ),
  ...list(
    'received receivedNow cash id of kind hit seen value card down turn number turns event keep phase scores',
  ),
  ...list('lines total bulletsReceived why character amount winners gunslingers'),
  // what happens
  ...list(
    'chose moved firstPlayer roundBegan turnBegan shuffled drew chosen played putBack discarded stealingBegan',
  ),
  ...list(
    'turnedOver spent pileCleared lootTaken lootDropped lootPlaced lootLost shot bulletTaken bulletsRemoved',
  ),
  ...list(
    'punched paid noEffect eventBegan roundEnded scored who from to manner turnKind was index by target count',
  ),
  ...list('action question option setUp move climb flee pushed shotAway event marshal draw drawn'),
  // what is asked
  ...list(
    'answer fallback secret about asked answered place options scheming target drop take hostage free give',
  ),
  ...list('play draw seek drink left keep yes no done discard cover'),
  // the lobby
  ...list(
    'title visibility watch host settings seats setup secondsPerDecision openPile name bot ready here away',
  ),
  ...list('createdAt public private anyone invited nobody waiting running over frozen heuristic random'),
  // ids of the rule book
  ...list('express super base horses stagecoach whiskey prison couriers bigBox base2014'),
  ...characters,
  ...characters.map((who) => `held:${who}`),
  ...list(
    'changeFloor shoot punch ride brilliantIdea nudge movePlus changeFloorPlus capture bullet supply off',
  ),
  ...cars.map((car) => `${car}/inside`),
  ...cars.map((car) => `${car}/roof`),
  ...list('purse jewel strongbox mailbag flask gold bag document amulet prototype'),
  ...list('standard tunnel speedingUp switching turmoil jarring diversion'),
  ...list('stealing ended'),
  ...Array.from({ length: 30 }, (_, token) => `#${token + 1}`),
  ...list(
    'angryMarshal swivelArm braking takeItAll rebellion pantingHorses marshalWhiskey higherSpeed shotgunRage',
  ),
  ...list(
    'safekeeping rumors reflexAction couriersChangeFloor heavyWeapons evasion help coordinatedPlan healing',
  ),
  ...list(
    'lastCar marshalsRevenge pickpocketing hostageConductor mortalBullet sharingLoot escape deadlyFall',
  ),
  ...list('crimeDoesntPay guiltyConscience understaffed delayedAttack survivalOfTheFittest doubleBottom'),
  ...list('held cards up face counted noTarget nothingHere push bridge pocket gunslinger'),
  // Colt Super Express
  ...list('plan done known facing lying out travelled front rear line wagons siding gone planning acting'),
  ...list('reflexes horses timeTravel flip fire reflex horse cards highest aboard alone'),
  ...list('planningBegan planned actingBegan revealed gotUp lay turned went fired fell travelled eliminated'),
  ...list('uncoupled wagonWon decided walked climbed knockedBack rode rescued end side lostInTime car'),
  ...plans,
].filter((word, at, all) => all.indexOf(word) === at);

/** An object that travels often: its keys in the order written, and the values that are always the same and need not travel. */
export interface Shape {
  readonly keys: readonly string[];
  readonly given: Readonly<Record<string, unknown>>;
}

/** `id=0 kind` is an object with the keys `id` and `kind`, of which the first is 0. */
function shape(text: string): Shape {
  const parts = list(text).map((part) => part.split('='));
  const given = parts.filter(([, value]) => value !== undefined);
  return {
    keys: parts.map(([key]) => key as string),
    given: Object.fromEntries(given.map(([key, value]) => [key, JSON.parse(value as string)])),
  };
}

/** In the order of their characters; see `alphabet.ts`. */
export const SHAPES: readonly Shape[] = [
  'id of kind seen',
  'id of kind hit seen',
  'id kind value at seen',
  'seat at cylinder received receivedNow cash',
  'seat card down turn',
  'id seen',
  'id about',
  'place',
  'character',
  'loot',
  'card',
  'seat kind who answered',
  'kind who from to manner',
  'kind seat question option',
  'kind seat',
  'kind turn turnKind',
  'kind seat cards',
  'kind seat cards was',
  'kind seat card',
  'kind seat card was',
  'kind seat card was down turn',
  'kind index seat card by',
  'kind who loot',
  'kind by target',
  'kind by target seat card',
  'kind who seat card',
  'kind who amount why',
  'kind who action why',
  'kind number card turns event keep',
  'kind',
  'kind event',
  'kind number',
  'kind count',
  'kind result',
  'why character amount',
  'card lie',
  'question answer',
  'id asked',
  'seat kind options fallback secret',
  'seat kind options fallback who',
  'seat kind options fallback who about',
  'kind seat cards from',
  'kind who loot by',
  'kind loot',
  'seat lines total bulletsReceived',
  'scores winners gunslingers',
  'name bot ready characters here away',
  'kind seat card was held down turn',
  'kind seat cards was held',
  'number card turns event keep phase turn',
  'scores winners gunslingers counted',
  'id kind value face at seen',
  // A card whose face the reader may not know.
  'id=0 of=null kind=null seen',
  // Colt Super Express
  'characters plan done known',
  'seat at facing lying out travelled loot',
  'number phase',
  'seat cards highest total aboard',
  'scores winners why',
  'kind seat who index action',
  'kind who',
  'kind who facing',
  'kind who from to end facing lying manner',
  'kind who from side manner',
  'kind who seat from to lying',
  'kind who why',
  'kind car',
  'kind who value',
].map(shape);
