import { liveDetail, settlementOf } from '../round-detail';
import type { Outcome } from '../rules/outcome';
import { type ArrivalsParts, createArrivals } from './arrivals';
import type { TableBet } from './round-bets';

/** The bets of the round at a table, and their money. */
export interface RoundMoney extends ReturnType<typeof createArrivals> {
  bets(): TableBet[];
  /** Takes bets for this round, and for no other. */
  open(roundId: string): void;
  /** Keeps the outcome with every bet; on the disk when it returns. Stakes that arrive later go back. */
  decide(outcome: Outcome): Promise<void>;
  pay(outcome: Outcome): Promise<void>;
  refund(): Promise<void>;
}

export function createRoundMoney(parts: Pick<ArrivalsParts, 'table' | 'game' | 'studio'>): RoundMoney {
  const { studio, table } = parts;
  const bets = new Map<string, TableBet>();
  let accepting: string | null = null;

  const settle = async (bet: TableBet, outcome: Outcome) => {
    const record = studio.find(bet.id);
    if (!bet.taken || !record) return;
    const settlement = settlementOf(liveDetail(record.detail), outcome);
    await studio.settle(bet.id, settlement);
    bets.set(bet.id, { ...bet, spots: settlement.spots });
  };

  return {
    ...createArrivals({ ...parts, bets, accepts: (roundId) => accepting === roundId }),
    bets: () => [...bets.values()],
    open(roundId) {
      bets.clear();
      accepting = roundId;
    },
    async decide(outcome) {
      accepting = null;
      const taken = [...bets.values()].filter((bet) => bet.taken);
      await Promise.all(taken.map(({ id }) => studio.note(id, { ...studio.find(id)?.detail, outcome })));
    },
    async pay(outcome) {
      const ends = await Promise.allSettled([...bets.values()].map((bet) => settle(bet, outcome)));
      for (const end of ends) {
        if (end.status === 'rejected')
          studio.log.error({ err: end.reason as unknown, table }, 'a bet waits to be paid');
      }
    },
    async refund() {
      await Promise.allSettled([...bets.keys()].map((id) => studio.cancel(id)));
      bets.clear();
    },
  };
}
