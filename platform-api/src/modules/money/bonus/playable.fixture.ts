import type pg from 'pg';
import { placeBets, rollBack, settleBets } from '../ledger/bet-movement-repository';
import { betOf, UNIT, winOf } from '../ledger/money.fixture';
import type { BonusTerms } from './terms';

/** A day of lifetime, five times the bonus to wager, played with after the cash. */
export const PLAYABLE: BonusTerms = { mode: 'playable', wageringTimes: 5, base: 'bonus', lifetimeHours: 24 };

/** What members do with playable money. Amounts in currency units. */
export function createPlay(pool: pg.Pool) {
  return {
    /** @returns the key of the bet and its outcome */
    async stake(memberId: bigint, units: bigint, fields: Parameters<typeof betOf>[2] = {}) {
      const bet = betOf(memberId, units * UNIT, fields);
      const [placed] = await placeBets(pool, [bet]);
      return { key: bet.key, outcome: placed?.outcome };
    },
    /** @returns the key of the win */
    async win(memberId: bigint, betKey: string, units: bigint) {
      const win = winOf(memberId, betKey, units * UNIT);
      const [paid] = await settleBets(pool, [win]);
      if (paid?.outcome !== 'ok') throw new Error(`the win was ${paid?.outcome}`);
      return win.key;
    },
    takeBack: (memberId: bigint, reference: string) =>
      rollBack(pool, { ...betOf(memberId, 0n), key: `${reference}-back`, reference, memberId }),
  };
}
