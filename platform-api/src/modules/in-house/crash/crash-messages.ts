import type pg from 'pg';

export const CRASH_CHANNEL = 'in_house_crash';

/** What the processes tell each other; the facts themselves are read from the tables. */
export type CrashMessage =
  | { readonly kind: 'phase' }
  | { readonly kind: 'bet'; readonly betId: string; readonly player: string; readonly roundId: string };

export async function announce(client: pg.ClientBase | pg.Pool, message: CrashMessage): Promise<void> {
  await client.query({
    name: 'announce-crash',
    text: 'select pg_notify($1, $2)',
    values: [CRASH_CHANNEL, JSON.stringify(message)],
  });
}
