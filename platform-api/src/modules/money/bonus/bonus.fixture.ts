import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Database } from '../../../platform/database';
import { inTransaction } from '../../../platform/database';
import { silentTelemetry } from '../../../testing/silent-telemetry';
import { placeBets, settleBets } from '../ledger/bet-movement-repository';
import { betOf, makeMember, TEST_BRAND, UNIT, winOf } from '../ledger/money.fixture';
import { createLedgerService } from '../ledger/service';
import { foldAll } from '../../rewards/play-feed/test-fold.fixture';
import { createWageringService, wageringFold } from '../wagering/service';
import { type BonusGrant, createBonuses } from './service';
import type { BonusTerms } from './terms';

/** A day of lifetime, five times the bonus to wager. */
export const RELEASED: BonusTerms = { mode: 'released', wageringTimes: 5, base: 'bonus', lifetimeHours: 24 };

/** The bonus service on a database, with a clock that the test moves, and what members do. */
export function createBonusTest(database: Database) {
  const { pool } = database;
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  const platform = { database, clock, bus: { publish: () => undefined }, ...silentTelemetry() } as never;
  const ledger = createLedgerService(platform);
  const wagering = createWageringService({ database });
  const bonuses = createBonuses({
    platform,
    ledger,
    wagering,
    brands: { byId: () => Promise.resolve(TEST_BRAND) } as never,
  });
  const stateOf = async (id: bigint) =>
    (
      await pool.query<{ state: string; released: bigint; returned: bigint }>(
        'select state, released, returned from bonus where id = $1',
        [id],
      )
    ).rows[0];
  return {
    bonuses,
    ledger,
    wagering,
    stateOf,
    /** Moves the clock ahead. */
    pass: (hours: number) => void (ahead = hours * 3_600_000),
    member: async (units = 0n) => (await makeMember(pool, units * UNIT)).id,
    grant: (memberId: bigint, terms: BonusTerms, fields: Partial<BonusGrant> = {}) =>
      inTransaction(pool, (tx) =>
        bonuses.grant(tx, {
          brandId: TEST_BRAND.id,
          memberId,
          source: 'test',
          key: randomUUID(),
          amount: 100n * UNIT,
          terms,
          names: { en: 'A bonus' },
          ...fields,
        }),
      ),
    /** Folds what was played and settles what is due. */
    async settle() {
      await foldAll(pool, wageringFold);
      while ((await bonuses.settleDue()) > 0);
    },
  };
}

/** A settled bet without a win. @param units currency units @returns its key */
export async function lose(pool: pg.Pool, memberId: bigint, units: bigint): Promise<string> {
  const bet = betOf(memberId, units * UNIT);
  const [placed] = await placeBets(pool, [bet]);
  if (placed?.outcome !== 'ok') throw new Error(`the bet was ${placed?.outcome}`);
  await settleBets(pool, [winOf(memberId, bet.key, 0n)]);
  return bet.key;
}
