import type { BetRecord } from '../../studio/studio';
import type { FightBook } from './fight-book';
import { resultOf, isCancelled, type Pick, type Pools } from './pool';
import { KIND, type RingParts } from './ring-parts';
import { fightBetOf } from './round-detail';

/** Settles the bets of finished fights; repeating it is harmless. */
export function createSettlement(
  book: FightBook,
  { studio, now, clock, houseStakeOf }: Omit<RingParts, 'draw' | 'write' | 'storedEntries'>,
) {
  const currencyOf = (bet: BetRecord): string => studio.sessionOf(bet)?.currency ?? '';
  const isOver = (fight: string): boolean => now() >= (clock.endOf(fight) ?? Number.POSITIVE_INFINITY);
  const betsOn = (fight: string): BetRecord[] => studio.open(KIND).filter((bet) => fightBetOf(bet).fight === fight);
  const poolsNow = (all: readonly BetRecord[], currency: string): Pools => {
    const bets = all.filter((bet) => currencyOf(bet) === currency);
    return poolsOf(bets, houseStakeOf(currency));
  };

  const finish = async (fight: string) => {
    const bets = betsOn(fight);
    const currencies = [...new Set(bets.map(currencyOf))];
    const pools = Object.fromEntries(currencies.map((currency) => [currency, poolsNow(bets, currency)]));
    await book.record({ do: 'over', fight, pools });
  };

  /** Refunds bets of a fight without a winner, and bets accepted after its pools were counted. */
  const currentResult = (bet: BetRecord) => {
    const detail = fightBetOf(bet);
    const winner = book.winner(detail.fight);
    const currency = currencyOf(bet);
    const pools = book.pools(detail.fight)?.[currency];
    if (!winner || !pools) return { kind: 'refund', detail: { ...detail, cancelled: true } } as const;
    const settledDetail = { ...detail, winner, pools, house: houseStakeOf(currency), cancelled: isCancelled(pools) };
    return { ...resultOf(detail.pick, bet.stake, pools, winner), detail: settledDetail };
  };
  const settle = async (bet: BetRecord) => {
    const { fight } = fightBetOf(bet);
    if (!isOver(fight)) return;
    if (book.winner(fight) && !book.pools(fight)) await finish(fight);
    const result = currentResult(bet);
    if (result.kind === 'refund') return studio.cancel(bet.id, result.detail);
    const { payout, price, validBet, detail } = result;
    await studio.settle(bet.id, { payout, detail: { ...detail, price, odds: price, valid_bet: validBet } });
  };

  /** Repeatable: bets that are paid correctly are not touched. */
  const reverseCorrected = async (): Promise<number> => {
    const corrected = book.corrected();
    if (corrected.size === 0) return 0;
    const wronglyPaid = studio.settled(KIND).filter((bet) => {
      const { fight, valid_bet: validBet } = fightBetOf(bet);
      if (!corrected.has(fight)) return false;
      const result = currentResult(bet);
      return result.kind === 'refund' || result.payout !== bet.payout || result.validBet !== validBet;
    });
    for (const { id } of wronglyPaid) await studio.reverse(id);
    return wronglyPaid.length;
  };
  const settleOpen = async () => {
    for (const bet of studio.open(KIND)) await settle(bet);
  };

  return { isOver, betsOn, poolsNow, finish, settleOpen, reverseCorrected };
}

function poolsOf(bets: readonly BetRecord[], house: number): Pools {
  const sum = (pick: Pick) =>
    bets.filter((bet) => fightBetOf(bet).pick === pick).reduce((all, { stake }) => all + stake, 0);
  return { meron: house + sum('meron'), wala: house + sum('wala'), draw: sum('draw') };
}
