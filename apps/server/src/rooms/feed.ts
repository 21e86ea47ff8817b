import type { ChatMessage, FactBatch, LobbyView, Notice, Shown } from '@holdup/protocol';
import type { TableId } from '../store/index.ts';

/** The public view of one table, as its train has it now. */
export interface PublicPicture {
  readonly lobby: LobbyView;
  readonly table: Shown['table'] | null;
  readonly prompt: Shown['prompt'];
  /** As in the state: 0 when no clock runs. */
  readonly deadline: number;
  readonly version: number;
  readonly seq: number;
}

/** What a gallery is told: all of it is public, and could be held back for a while before it is shown. */
export interface Onlooker {
  shown(picture: PublicPicture, batch: Omit<FactBatch, 'hash'> | null): void;
  said(message: ChatMessage): void;
  noticed(notice: Notice): void;
  /** Who may watch has changed: those who may not are sent away. */
  keepOnly(mayStay: (account: string) => boolean): void;
  /** The train's room is gone. */
  ended(): void;
}

/** What leads from one table's train to its gallery, inside one process. */
export class Feed {
  private onlooker: Onlooker | null = null;

  get watched(): boolean {
    return this.onlooker !== null;
  }

  watch(onlooker: Onlooker): void {
    this.onlooker = onlooker;
  }

  unwatch(): void {
    this.onlooker = null;
  }

  show(picture: PublicPicture, batch: Omit<FactBatch, 'hash'> | null): void {
    this.onlooker?.shown(picture, batch);
  }

  say(message: ChatMessage): void {
    this.onlooker?.said(message);
  }

  notice(notice: Notice): void {
    this.onlooker?.noticed(notice);
  }

  keepOnly(mayStay: (account: string) => boolean): void {
    this.onlooker?.keepOnly(mayStay);
  }

  end(): void {
    this.onlooker?.ended();
  }
}

export type Feeds = Map<TableId, Feed>;
