import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { placeBets, rollBack, settleBets } from '../../money/ledger/bet-movement-repository';
import { betOf, makeMember, mustVerify, seedMoneyTest, UNIT, winOf } from '../../money/ledger/money.fixture';
import type { Fold } from '../../../platform/fold';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import { measureFolds } from './fold-metrics';
import { readFoldStatus } from './fold-repository';
import { rebuildFold } from './rebuild-fold';
import { foldBatch, runFolds } from './run-folds';
import { dropTestFold, foldAll, hasRead, makeTestFold } from './test-fold.fixture';

let db: TestDatabase;
let members: bigint[];
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  members = await Promise.all([1, 2, 3].map(async () => (await makeMember(db.pool, 100_000n * UNIT)).id));
});
afterAll(() => db.drop());

/** Valid bets by member, as the fold named `played` sums them. */
const played: Fold = { name: 'played' };
beforeEach(async () => {
  await dropTestFold(db.pool, played.name);
  await makeTestFold(db.pool, played.name);
});

const bet = async (memberId: bigint, amount: bigint, payout = 0n) => {
  const stake = betOf(memberId, amount);
  await placeBets(db.pool, [stake]);
  await settleBets(db.pool, [winOf(memberId, stake.key, payout)]);
  return stake;
};
const takeBack = (memberId: bigint, { key, source, fingerprint }: ReturnType<typeof betOf>) =>
  rollBack(db.pool, { source, key: `${key}-back`, fingerprint, reference: key, memberId });

const differing = async (name = played.name) =>
  (await db.pool.query(`select * from ${name}_wrong`)).rows as Record<string, unknown>[];
const sumOf = async (memberId: bigint): Promise<bigint> => {
  const { rows } = await db.pool.query<{ valid_bet: bigint }>('select valid_bet from played where member_id = $1', [
    memberId,
  ]);
  return rows[0]?.valid_bet ?? 0n;
};
const foldReadable = async (limit?: number) => {
  while ((await foldBatch(db.pool, played, limit)) > 0);
};
const hasReadAll = () => hasRead(db.pool, played);
const foldPlayed = (limit?: number) => foldAll(db.pool, played, limit);
const [first, second] = [() => members[0] ?? 0n, () => members[1] ?? 0n];

describe('a fold', () => {
  test.each([1, 7, 5_000])('of batches of %i rows equals the bets, whatever is taken back', async (limit) => {
    const won = await bet(first(), 30n, 50n);
    await bet(first(), 20n);
    await takeBack(first(), won);
    await bet(second(), 7n, 3n);
    await foldPlayed(limit);
    expect(await differing()).toEqual([]);
    await mustVerify(db.pool);
  });

  test('leaves rows alone that a transaction which still writes may precede', async () => {
    await foldPlayed();
    const before = await sumOf(second());
    const writer = await db.pool.connect();
    try {
      await writer.query('begin');
      await placeBets(writer, [betOf(first(), 5n)]);
      await bet(second(), 11n);
      await foldReadable();
      expect(await sumOf(second())).toBe(before);
    } finally {
      await writer.query('rollback');
      writer.release();
    }
    await foldPlayed();
    expect(await sumOf(second())).toBe(before + 11n);
    expect(await differing()).toEqual([]);
  });

  test('goes on where another process does not hold its cursor', async () => {
    await bet(first(), 3n);
    const holder = await db.pool.connect();
    try {
      await holder.query('begin');
      await holder.query(`select from fold_cursor where fold = 'played' for update`);
      expect(await foldBatch(db.pool, played)).toBe(0);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await foldPlayed();
    expect(await differing()).toEqual([]);
  });

  test('does nothing twice when its process ends before the commit', async () => {
    await bet(first(), 13n);
    const interrupted: Fold = { name: 'played', after: () => Promise.reject(new Error('killed')) };
    await vi.waitFor(() => expect(foldBatch(db.pool, interrupted)).rejects.toThrow('killed'), {
      interval: 5,
    });
    await foldPlayed();
    expect(await differing()).toEqual([]);
  });
});

describe('a rebuild', () => {
  test('counts neither twice nor never what is written across it', async () => {
    const writer = await db.pool.connect();
    try {
      await writer.query('begin');
      const open = betOf(first(), 17n);
      await placeBets(writer, [open]);
      await settleBets(writer, [winOf(first(), open.key, 0n)]);
      await bet(second(), 19n);
      await rebuildFold(db.pool, played);
      await writer.query('commit');
    } finally {
      writer.release();
    }
    await foldPlayed();
    expect(await differing()).toEqual([]);
  });

  test('equals the bets while bets go on', async () => {
    let isOver = false;
    const load = Promise.all(
      members.map(async (memberId) => {
        while (!isOver) await bet(memberId, 2n, 1n);
      }),
    );
    for (let n = 0; n < 8; n += 1) {
      await rebuildFold(db.pool, played);
      expect(await differing()).toEqual([]);
      await foldBatch(db.pool, played, 3);
      expect(await differing()).toEqual([]);
    }
    isOver = true;
    await load;
    await foldPlayed();
    expect(await differing()).toEqual([]);
  });

  test('is made by the running folds where one has no base, as in a database that had bets before it', async () => {
    await bet(first(), 41n);
    await foldPlayed();
    const before = await sumOf(first());
    await db.pool.query(`update fold_cursor set base = null, xid = '0', id = 0 where fold = 'played'`);
    await db.pool.query('delete from played');
    const stopping = new AbortController();
    const running = runFolds([played], { pool: db.pool, log: { error: () => undefined } }, stopping.signal);
    await vi.waitUntil(async () =>
      (await readFoldStatus(db.pool)).every(({ fold, isNew }) => fold !== 'played' || !isNew),
    );
    stopping.abort();
    await running;
    expect(await sumOf(first())).toBe(before);
    await foldPlayed();
    expect(await differing()).toEqual([]);
  });

  test('of a fold that does not exist is refused', async () => {
    await expect(rebuildFold(db.pool, { name: 'unknown' })).rejects.toThrow('no fold unknown');
  });
});

describe('the loop', () => {
  const errors = vi.fn();
  const log = { error: errors };
  beforeEach(() => errors.mockReset());

  /** Runs the folds in so many loops until `isDone`. */
  async function runUntil(folds: readonly Fold[], isDone: () => Promise<boolean>, loops = 1): Promise<void> {
    const stopping = new AbortController();
    const running = Array.from({ length: loops }, () =>
      runFolds(folds, { pool: db.pool, log, batch: 5 }, stopping.signal),
    );
    await vi.waitUntil(isDone, { interval: 5 });
    stopping.abort();
    await Promise.all(running);
  }

  test('of three processes folds each row once', async () => {
    const bets = Promise.all(
      members.map(async (memberId) => {
        for (let n = 0; n < 20; n += 1) await bet(memberId, 5n);
      }),
    );
    await runUntil([played], async () => (await bets) && (await hasReadAll()), 3);
    expect(await differing()).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
  });

  test('computes a new fold from the bets first', async () => {
    await db.pool.query(`update fold_cursor set base = null where fold = 'played'`);
    await db.pool.query('update played set valid_bet = 1');
    await runUntil([played], async () => !(await readFoldStatus(db.pool)).some(({ isNew }) => isNew));
    expect(await differing()).toEqual([]);
  });

  test('goes on with other folds while one fails, and says which', async () => {
    await makeTestFold(db.pool, 'broken');
    try {
      let failures = 0;
      const broken: Fold = {
        name: 'broken',
        async after() {
          failures += 1;
          if (failures <= 2) throw new Error('a fault of the fold');
        },
      };
      await bet(first(), 23n);
      let failure: string | null | undefined = null;
      await runUntil([broken, played], async () => {
        const status = await readFoldStatus(db.pool);
        failure ??= status.find(({ fold }) => fold === 'broken')?.failure;
        return failures > 2 && (await hasReadAll());
      });
      expect(failure).toBe('a fault of the fold');
      expect(errors).toHaveBeenCalledTimes(2);
      expect(await differing()).toEqual([]);
      expect(await differing('broken')).toEqual([]);
      const status = await readFoldStatus(db.pool);
      expect(status.find(({ fold }) => fold === 'broken')).toMatchObject({ failedAt: null, failure: null });
    } finally {
      await dropTestFold(db.pool, 'broken');
    }
  });
});

test('the figures name the lag of each fold', async () => {
  const telemetry = silentTelemetry();
  const registry = telemetry.metrics;
  measureFolds({ ...telemetry, database: { pool: db.pool, close: async () => undefined } });
  await bet(first(), 1n);
  expect(await registry.metrics()).toMatch(/play_feed_fold_lag_seconds\{fold="played"\} \d*\.\d+/);
  await foldPlayed();
  expect(await registry.metrics()).toMatch(/play_feed_fold_lag_seconds\{fold="played"\} 0$/m);
});

describe('days of the feed', () => {
  const days = async () => {
    const { rows } = await db.pool.query<{ relname: string }>(
      `select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'play_feed'::regclass order by 1`,
    );
    return rows.map(({ relname }) => relname);
  };
  /** An old day with one row. */
  const makeOldDay = async () => {
    await db.pool.query(`do $$ begin
      execute format('create table play_feed_%s partition of play_feed for values from (%L) to (%L)', to_char(now() at time zone 'UTC' - interval '20 days', 'YYYY_MM_DD'),
        ((now() at time zone 'UTC')::date - 20)::timestamp at time zone 'UTC', ((now() at time zone 'UTC')::date - 19)::timestamp at time zone 'UTC');
    end $$`);
  };

  test('exist for a week ahead', async () => {
    await db.pool.query('select ensure_feed_partitions()');
    expect((await days()).length).toBeGreaterThanOrEqual(8);
  });

  test('are dropped after a week, and only behind every fold', async () => {
    await makeOldDay();
    const before = await days();
    await db.pool.query(`update fold_cursor set at = now() - interval '19 days' where fold = 'played'`);
    await db.pool.query('select drop_feed_partitions()');
    expect(await days()).toEqual(before);
    await db.pool.query('update fold_cursor set at = now()');
    await db.pool.query('select drop_feed_partitions()');
    expect(await days()).toEqual(before.slice(1));
    await mustVerify(db.pool);
  });
});
