import { readLines } from '@marquee/contract/lottery/line';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { stakeOf } from '@marquee/contract/lottery/selection/price';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import type pg from 'pg';
import { eachTicketPart } from '../tickets/draw-ticket-repository';

/** Stakes of a draw at a brand, in ledger units. */
export interface Staked {
  readonly tickets: number;
  readonly stake: bigint;
  /** By number of the kind. */
  readonly byKind: ReadonlyMap<number, bigint>;
}

export type ReadStaked = (drawId: bigint, brandId: number, shape: LotteryShape) => Promise<Staked>;

/** Counting a million lines takes seconds, and boards are read all the time: a count is kept for so many times its duration. */
const KEPT_DURATIONS = 10;

/** Counts the stakes of a draw by kind from its tickets. @param timerMs monotonic milliseconds of the process */
export function createReadStaked(pool: pg.Pool, timerMs: () => number = () => performance.now()): ReadStaked {
  const counts = new Map<string, { readonly staked: Promise<Staked>; expiresMs: number }>();

  return (drawId, brandId, shape) => {
    const startMs = timerMs();
    for (const [key, { expiresMs }] of counts) if (expiresMs <= startMs) counts.delete(key);
    const key = `${drawId} ${brandId}`;
    const cached = counts.get(key);
    if (cached) return cached.staked;
    const count = { staked: countStaked(pool, drawId, brandId, shape), expiresMs: Number.POSITIVE_INFINITY };
    counts.set(key, count);
    const keepFor = (durations: number) => {
      const endMs = timerMs();
      count.expiresMs = endMs + durations * (endMs - startMs);
    };
    count.staked.then(
      () => keepFor(KEPT_DURATIONS),
      () => keepFor(0),
    );
    return count.staked;
  };
}

async function countStaked(pool: pg.Pool, drawId: bigint, brandId: number, shape: LotteryShape): Promise<Staked> {
  const rules = lotteryRules(shape);
  const byKind = new Map<number, bigint>();
  let tickets = 0;
  let stake = 0n;
  await eachTicketPart(
    pool,
    drawId,
    (part) => {
      for (const ticket of part) {
        tickets++;
        stake += ticket.stake;
        for (const { kind, pick, unitStake } of readLines(rules, ticket.lines))
          byKind.set(kind.number, (byKind.get(kind.number) ?? 0n) + stakeOf(kind, pick, unitStake));
      }
    },
    brandId,
  );
  return { tickets, stake, byKind };
}
