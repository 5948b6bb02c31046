import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { betOf, winOf } from '../src/modules/money/ledger/money.fixture';

/** The product's functions of the bet path, or their copies that write no feed or know no bonus. */
export type Variant = '' | '_without_feed' | '_without_bonus';

interface Spent {
  /** Processor seconds of the database's process; wall-clock seconds where the system does not tell. */
  readonly placing: number;
  readonly settling: number;
}

const TICKS_A_SECOND = 100;

/** Processor seconds that the connection's process has spent, on Linux; the time of day elsewhere. */
export async function backendTime(db: pg.Pool | pg.ClientBase): Promise<number> {
  const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  try {
    // Fields 14 and 15 count user and system time; the name before them may contain spaces.
    const stat = await readFile(`/proc/${rows[0]?.pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return performance.now() / 1_000;
  }
}

/** Places batches of bets of members in turn, then settles them all: every third wins. */
export async function placeAndSettle(
  client: pg.ClientBase,
  variant: Variant,
  members: readonly bigint[],
  { batches, size }: { readonly batches: number; readonly size: number },
): Promise<Spent> {
  const bets = Array.from({ length: batches }, () =>
    Array.from({ length: size }, () => betOf(members[Math.floor(Math.random() * members.length)] ?? 0n, 100_000n)),
  );
  const call = (name: string, requests: readonly object[]) =>
    client.query({
      name: `bench-${name}${variant}`,
      text: `select outcome from ${name}${variant}($1)`,
      values: [JSON.stringify(requests.map((request, index) => ({ ord: index + 1, ...request })))],
    });
  const start = await backendTime(client);
  for (const batch of bets) await call('place_bets', batch);
  const placed = await backendTime(client);
  for (const batch of bets)
    await call(
      'settle_bets',
      batch.map(({ member_id, key }, index) => winOf(BigInt(member_id), key, index % 3 ? 0n : 150_000n)),
    );
  return { placing: placed - start, settling: (await backendTime(client)) - placed };
}
