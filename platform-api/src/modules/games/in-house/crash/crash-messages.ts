import type { Queryable } from '../../../../platform/database';
import { notifyProcesses } from './crash-repository';

export const CRASH_CHANNEL = 'in_house_crash';

/** NOTIFY takes payloads below 8000 bytes. */
const MOST_IDS = 200;

/** Messages between the processes; the data itself is read from the tables. */
export type CrashMessage =
  | { readonly kind: 'phase' }
  /** Bets that were placed or have ended. */
  | { readonly kind: 'bets'; readonly betIds: readonly string[] };

export const announcePhase = (client: Queryable): Promise<void> => announce(client, [{ kind: 'phase' }]);

export async function announceBets(client: Queryable, betIds: readonly string[]): Promise<void> {
  const messages: CrashMessage[] = [];
  for (let from = 0; from < betIds.length; from += MOST_IDS)
    messages.push({ kind: 'bets', betIds: betIds.slice(from, from + MOST_IDS) });
  if (messages.length > 0) await announce(client, messages);
}

async function announce(client: Queryable, messages: readonly CrashMessage[]): Promise<void> {
  const payloads = messages.map((message) => JSON.stringify(message));
  await notifyProcesses(client, CRASH_CHANNEL, payloads);
}
