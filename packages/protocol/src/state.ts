import { type SchemaType, schema, t } from '@colyseus/schema';

/**
 * The synced state is a picture, not the model: lines of sheets (`sheet.ts`), which the mirror keeps and `readView`
 * reads. Strings only, each under 200 bytes; no instance ever moves; every field has a value from the start.
 */

/** What one seat alone may know. Empty to everybody whose view has not been given this node. */
export const SeatSecrets = schema(
  {
    /** 1 for the one who may see it. */
    mine: t.uint8().default(0).view(),
    /** Lies over the public table: faces of the hand, of own face-down cards and loot. */
    table: t.map('string').view(),
    /** The packed question and own sealed answer, cut into pieces, up to the first that is empty. */
    question: t.map('string').view(),
  },
  'SeatSecrets',
);
export type SeatSecrets = SchemaType<typeof SeatSecrets>;

/** All that is synced of one table; `readView` makes a `ClientView` of it. */
export const TrainState = schema(
  {
    /** Answers closed so far: the match's version. */
    version: t.number().default(0),
    /** Number of the last batch of facts that this picture contains. */
    seq: t.number().default(0),
    /** When the time for the decision is up, in milliseconds since 1970 by the server's clock; 0: no clock runs. */
    deadline: t.number().default(0),
    /** What each seat has in its bank, in ms, packed; empty where there are no banks. */
    banks: t.string().default(''),
    /** The prompt as everybody sees it, packed: its id and who is asked; empty when there is none. */
    prompt: t.string().default(''),
    lobby: t.map('string'),
    table: t.map('string'),
    /** One per seat. */
    secrets: t.array(SeatSecrets),
  },
  'TrainState',
);
export type TrainState = SchemaType<typeof TrainState>;
