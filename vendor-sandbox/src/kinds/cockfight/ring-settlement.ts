import type { BetRecord } from '../../studio/studio';
import type { FightBook } from './fight-book';
import { endOf, isCancelled, type Pick, type Pools } from './pool';
import { type FightBet, KIND, type RingParts } from './ring-parts';

/** Ends the bets of fights that are over, as often as need be. */
export function createSettlement(
  book: FightBook,
  { studio, now, clock, houseStakeOf }: Omit<RingParts, 'draw' | 'write' | 'written'>,
) {
  const currencyOf = (bet: BetRecord): string => studio.sessionOf(bet)?.currency ?? '';
  const isOver = (fight: string): boolean => now() >= (clock.endOf(fight) ?? Number.POSITIVE_INFINITY);
  const betsOn = (fight: string): BetRecord[] => studio.open(KIND).filter(({ detail }) => detail.fight === fight);
  const poolsNow = (all: readonly BetRecord[], currency: string): Pools => {
    const bets = all.filter((bet) => currencyOf(bet) === currency);
    return poolsOf(bets, houseStakeOf(currency));
  };

  const finish = async (fight: string) => {
    const bets = betsOn(fight);
    const currencies = [...new Set(bets.map(currencyOf))];
    const pools = Object.fromEntries(currencies.map((currency) => [currency, poolsNow(bets, currency)]));
    await book.keep({ do: 'over', fight, pools });
  };

  /** A fight without a winner was never fought: its stakes go back. So do those that came after its pools were counted. */
  const endNow = (bet: BetRecord) => {
    const detail = bet.detail as FightBet;
    const winner = book.winner(detail.fight);
    const currency = currencyOf(bet);
    const pools = book.pools(detail.fight)?.[currency];
    if (!winner || !pools) return { kind: 'refund', detail: { ...detail, cancelled: true } } as const;
    const full = { ...detail, winner, pools, house: houseStakeOf(currency), cancelled: isCancelled(pools) };
    return { ...endOf(detail.pick, bet.stake, pools, winner), detail: full };
  };
  const settle = async (bet: BetRecord) => {
    const { fight } = bet.detail as FightBet;
    if (!isOver(fight)) return;
    if (book.winner(fight) && !book.pools(fight)) await finish(fight);
    const end = endNow(bet);
    if (end.kind === 'refund') return studio.cancel(bet.id, end.detail);
    const { payout, price, validBet, detail } = end;
    await studio.settle(bet.id, { payout, detail: { ...detail, price, valid_bet: validBet } });
  };

  /** Taking back is repeatable: what is paid as it should be is left alone. */
  const takeBackCorrected = async (): Promise<number> => {
    const corrected = book.corrected();
    if (corrected.size === 0) return 0;
    const wrong = studio.settled(KIND).filter((bet) => {
      if (!corrected.has((bet.detail as FightBet).fight)) return false;
      const end = endNow(bet);
      return end.kind === 'refund' || end.payout !== bet.payout || end.validBet !== bet.detail.valid_bet;
    });
    for (const { id } of wrong) await studio.reverse(id);
    return wrong.length;
  };
  const settleOpen = async () => {
    for (const bet of studio.open(KIND)) await settle(bet);
  };

  return { isOver, betsOn, poolsNow, finish, settleOpen, takeBackCorrected };
}

function poolsOf(bets: readonly BetRecord[], house: number): Pools {
  const sum = (pick: Pick) =>
    bets.filter(({ detail }) => (detail as FightBet).pick === pick).reduce((all, { stake }) => all + stake, 0);
  return { meron: house + sum('meron'), wala: house + sum('wala'), draw: sum('draw') };
}
