import { type ErrorCode, JoinOptions, PROTOCOL_VERSION } from '@holdup/protocol';
import type { House } from '../house.ts';
import { hashOf, type TableId } from '../store/index.ts';

/** What a ticket is for; kept with it in the store. */
export interface TicketAbout {
  readonly table: TableId;
  readonly as: 'seat' | 'gallery';
}

/** Whom a ticket lets in. It works once, whatever comes of it. */
export async function admit(
  house: House,
  table: TableId,
  as: TicketAbout['as'],
  options: unknown,
): Promise<{ account: string; name: string } | { refused: ErrorCode }> {
  const parsed = JoinOptions.safeParse(options);
  if (!parsed.success) {
    const old = JoinOptions.loose().safeParse(options).data?.protocol !== PROTOCOL_VERSION;
    return { refused: old ? 'old-client' : 'bad-input' };
  }
  if (parsed.data.protocol !== PROTOCOL_VERSION) return { refused: 'old-client' };
  const code = await house.store.consumeCode(hashOf(parsed.data.ticket), 'ticket', Date.now());
  const about = code?.about as TicketAbout | undefined;
  if (!code || about?.table !== table || about.as !== as) return { refused: 'bad-ticket' };
  if (house.barred.has(code.account)) return { refused: 'barred' };
  const account = await house.store.account(code.account);
  return account ? { account: account.id, name: account.name } : { refused: 'bad-ticket' };
}
