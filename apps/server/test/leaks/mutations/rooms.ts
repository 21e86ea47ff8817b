import type { Client } from '@colyseus/core';
import type { Fact, Seat, Viewer } from '@holdup/engine';
import { Mirror, packBatch, type Shown, viewHash } from '@holdup/protocol';
import { Feed, type PublicPicture } from '../../../src/rooms/feed.ts';
import { GalleryRoom } from '../../../src/rooms/galleryRoom.ts';
import { Picture } from '../../../src/rooms/picture.ts';
import { isPlaying, truth } from '../wire.ts';
import { leak, type Mutation, replaced } from './mutation.ts';

const forPublic = { audience: 'public' } as const;

const SEATS: readonly Mutation[] = [
  leak('every seat may see every seat’s node', (fired) =>
    replaced(Picture.prototype, 'admit', (admit) => {
      return function admitToAll(this: Picture, ...[client, seat]: [Client, Seat]) {
        admit.call(this as never, client as never, seat as never);
        const { secrets } = this['room'].state;
        for (const node of secrets) client.view?.add(node);
        fired();
      } as never;
    }),
  ),
  leak('a seat’s picture is not projected', (fired) =>
    replaced(Picture.prototype, 'shownTo', (shownTo) => {
      return function shownAll(this: never, viewer: Viewer) {
        const shown = shownTo.call(this, viewer as never) as Shown | null;
        if (viewer === 'public' || !shown || !isPlaying()) return shown;
        fired();
        return { ...shown, table: truth().match.table };
      } as never;
    }),
  ),
  leak(
    'the public picture is not projected',
    (fired) =>
      replaced(Picture.prototype, 'shownTo', (shownTo) => {
        return function shownAll(this: never, viewer: Viewer) {
          const shown = shownTo.call(this, viewer as never) as Shown | null;
          if (viewer !== 'public' || !shown || !isPlaying()) return shown;
          fired();
          return { ...shown, table: truth().match.table };
        } as never;
      }),
    forPublic,
  ),
  leak('facts go out unveiled', (fired) =>
    replaced(Picture.prototype, 'sendFacts', (sendFacts) => {
      return function sendAll(this: Picture, ...given: never[]) {
        fired();
        const { running } = this['train'];
        const game = running && { ...running.game, veil: (fact: Fact) => fact };
        const unveiled = Object.create(this, { train: { value: { running: { ...running, game } } } });
        return sendFacts.apply(unveiled as never, given);
      } as never;
    }),
  ),
  leak('a newcomer is told the last facts unveiled', (fired) =>
    replaced(Picture.prototype, 'admit', (admit) => {
      return function admitAndTell(this: never, ...[client, seat]: [Client, Seat]) {
        admit.call(this, client as never, seat as never);
        const { facts, match, rows } = truth();
        fired();
        client.send('facts', packBatch({ seq: rows.length, version: match.version, facts, hash: 0 }));
      } as never;
    }),
  ),
  leak('a resync gives the whole table', (fired) =>
    replaced(Picture.prototype, 'viewOf', (viewOf) => {
      return function viewAll(this: never, ...given: never[]) {
        fired();
        return { ...(viewOf.apply(this, given) as object), table: truth().match.table };
      } as never;
    }),
  ),
  leak('the hash is of the whole table', (fired) => {
    const original = Object.getOwnPropertyDescriptor(Mirror.prototype, 'viewHash') as PropertyDescriptor;
    Object.defineProperty(Mirror.prototype, 'viewHash', {
      configurable: true,
      get() {
        fired();
        return viewHash(truth().match.table);
      },
    });
    return () => void Object.defineProperty(Mirror.prototype, 'viewHash', original);
  }),
];

/** The prompt as everybody sees it, with more in it. */
const prompted = (name: string, more: (index: number) => object): Mutation =>
  leak(
    name,
    (fired) =>
      replaced(Mirror.prototype, 'showPublic', (showPublic) => {
        return function showMore(this: never, shown: Shown | null) {
          if (!shown?.prompt || !isPlaying()) return showPublic.call(this, shown as never);
          fired();
          const asked = shown.prompt.asked.map((one, i) => ({ ...one, ...more(i) }));
          return showPublic.call(this, { ...shown, prompt: { ...shown.prompt, asked } } as never);
        } as never;
      }),
    { ...forPublic, at: 'two each' },
  );

const PROMPTS: readonly Mutation[] = [
  prompted('everybody is shown what another may answer', (i) => ({
    options: truth().match.prompt?.questions[i]?.options.map(({ id }) => id) ?? [],
  })),
  prompted('everybody is shown what another has answered', (i) => ({
    answer: truth().match.prompt?.answers[i] ?? null,
  })),
];

type Fed = (picture: PublicPicture, batch: { facts: readonly unknown[] } | null) => [unknown, unknown];
const fed = (name: string, change: Fed): Mutation =>
  leak(
    name,
    (fired) =>
      replaced(Feed.prototype, 'show', (show) => {
        return function showMore(this: never, ...given: Parameters<Fed>) {
          if (!isPlaying()) return show.apply(this, given as never);
          fired();
          return show.apply(this, change(...given) as never);
        } as never;
      }),
    forPublic,
  );

const GALLERY: readonly Mutation[] = [
  fed('the gallery looks over a player’s shoulder', (picture, batch) => {
    const { game, match } = truth();
    return [picture.table ? { ...picture, table: game.project(match.table, 0) } : picture, batch];
  }),
  fed('the gallery is told a player’s facts', (picture, batch) => {
    const { game, facts } = truth();
    return [picture, batch && { ...batch, facts: facts.map((fact) => game.veil(fact, 0)) }];
  }),
  fed('the gallery is told all', (picture, batch) => [picture, batch && { ...batch, facts: truth().facts }]),
  leak(
    'those who watch are not behind, whatever the table says',
    (fired) =>
      replaced(Feed.prototype, 'later', () => {
        return function atOnce(this: never, thing: () => void) {
          fired();
          thing();
        } as never;
      }),
    { ...forPublic, behind: true },
  ),
  leak(
    'the gallery’s resync gives the whole table',
    (fired) =>
      replaced(GalleryRoom.prototype, 'view', (view) => {
        return function viewAll(this: never) {
          fired();
          return { ...(view.call(this) as object), table: truth().match.table };
        } as never;
      }),
    forPublic,
  ),
];

/** A room shows one audience what is meant for another, or for nobody. */
export const ROOM_LEAKS: readonly Mutation[] = [...SEATS, ...PROMPTS, ...GALLERY];
