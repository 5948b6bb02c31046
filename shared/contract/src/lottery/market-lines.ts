import type { LotteryRules, Market } from './define-rules';
import type { LotteryLine } from './line';
import type { LotteryKind } from './selection/kind';
import { payoutOf } from './selection/price';

/** Lines whose results can be told apart by one market; without a market, those of one pool that draws a single outcome. */
export interface MarketLines {
  readonly market: Market | null;
  readonly lines: readonly LotteryLine[];
}

/** Lines by what they look at; those that nothing tells apart are left out. */
export function groupByMarket({ markets }: LotteryRules, lines: readonly LotteryLine[]): readonly MarketLines[] {
  const groups = new Map<Market | string, LotteryLine[]>();
  for (const line of lines) {
    const group =
      markets.find(({ pools }) => line.kind.pools.every((pool) => pools.has(pool))) ?? singlePoolOf(line.kind);
    if (group === null) continue;
    const own = groups.get(group);
    if (own) own.push(line);
    else groups.set(group, [line]);
  }
  return [...groups].map(([group, own]) => ({ market: typeof group === 'string' ? null : group, lines: own }));
}

/** The pool of a list that draws one outcome, always; null for other kinds. */
const singlePoolOf = (kind: LotteryKind): string | null =>
  kind.family === 'list' && kind.pools.length === 1 && kind.outcomes.size * kind.chance.winning === kind.chance.total
    ? (kind.pools[0] ?? null)
    : null;

/** What lines of one pool are paid by the outcome that is drawn. */
export function paidByOutcome(lines: readonly LotteryLine[]): ReadonlyMap<number, bigint> {
  const paid = new Map<number, bigint>();
  for (const { kind, pick, unitStake, odds } of lines)
    for (const outcome of pick[0] ?? []) {
      const hit = payoutOf(
        kind,
        [[outcome]],
        unitStake,
        odds,
        new Map([[kind.pools[0] ?? '', new Map([[outcome, 1]])]]),
      );
      paid.set(outcome, (paid.get(outcome) ?? 0n) + hit);
    }
  return paid;
}
