import { liveDetailOf, settlementOf } from '../round-detail';
import type { Outcome } from '../rules/outcome';
import { type BetIntakeParts, createBetIntake } from './bet-intake';
import type { TableBet } from './round-bets';

/** The bets of the round at a table, and their money. */
export interface RoundMoney extends ReturnType<typeof createBetIntake> {
  bets(): TableBet[];
  /** Accepts bets for this round only. */
  open(roundId: string): void;
  /** Stores the outcome with every bet; on the disk when it returns. Later stakes are refunded. */
  decide(outcome: Outcome): Promise<void>;
  pay(outcome: Outcome): Promise<void>;
  refund(): Promise<void>;
}

export function createRoundMoney(parts: Pick<BetIntakeParts, 'table' | 'game' | 'studio'>): RoundMoney {
  const { studio, table } = parts;
  const bets = new Map<string, TableBet>();
  let accepting: string | null = null;

  const settle = async (bet: TableBet, outcome: Outcome) => {
    const record = studio.find(bet.id);
    if (!bet.isTaken || !record) return;
    const settlement = settlementOf(liveDetailOf(record), outcome);
    await studio.settle(bet.id, settlement);
    bets.set(bet.id, { ...bet, spots: settlement.spots });
  };

  return {
    ...createBetIntake({ ...parts, bets, accepts: (roundId) => accepting === roundId }),
    bets: () => [...bets.values()],
    open(roundId) {
      bets.clear();
      accepting = roundId;
    },
    async decide(outcome) {
      accepting = null;
      const takenBets = [...bets.values()].filter((bet) => bet.isTaken);
      await Promise.all(takenBets.map(({ id }) => studio.note(id, { ...studio.find(id)?.detail, outcome })));
    },
    async pay(outcome) {
      const results = await Promise.allSettled([...bets.values()].map((bet) => settle(bet, outcome)));
      for (const result of results) {
        if (result.status === 'rejected')
          studio.log.error({ err: result.reason as unknown, table }, 'a bet waits to be paid');
      }
    },
    async refund() {
      await Promise.allSettled([...bets.keys()].map((id) => studio.cancel(id)));
      bets.clear();
    },
  };
}
