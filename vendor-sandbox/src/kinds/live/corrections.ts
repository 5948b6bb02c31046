import type { BetRecord, Studio } from '../../studio/studio';
import { KIND } from './recover';
import { liveDetail, settlementOf } from './round-detail';
import type { RoundEntry } from './correction';
import type { Outcome } from './rules/outcome';

/** Outcomes of rounds that were replaced; what follows from them for the bets. */
export interface Corrections {
  /** @returns how many bets were taken back and paid anew; null when the round has no result in this game */
  correct(round: string, outcome: Outcome | null): Promise<number | null>;
  /** Takes back what was paid by a wrong outcome and ends it anew; repeating it is harmless. @returns how many bets */
  apply(): Promise<number>;
}

type CorrectedStudio = Pick<Studio, 'open' | 'settled' | 'settle' | 'cancel' | 'reverse'>;

/**
 * @param write on the disk when it returns
 * @param written what was written before, oldest first
 */
export function createCorrections(
  studio: CorrectedStudio,
  write: (entry: RoundEntry) => Promise<void>,
  written: readonly RoundEntry[],
): Corrections {
  const outcomes = new Map<string, Outcome | null>();
  const take = ({ round, outcome }: RoundEntry) => outcomes.set(round, outcome);
  written.forEach(take);

  const isWrong = ({ round, payout, detail }: BetRecord): boolean => {
    const outcome = outcomes.get(round);
    if (outcome === undefined) return false;
    if (outcome === null) return true;
    const right = settlementOf(liveDetail(detail), outcome);
    return right.payout !== payout || right.detail.valid_bet !== detail.valid_bet;
  };
  const end = async ({ id, detail }: BetRecord, outcome: Outcome | null) => {
    if (outcome === null) await studio.cancel(id);
    else await studio.settle(id, settlementOf(liveDetail(detail), outcome));
  };
  const apply = async (): Promise<number> => {
    if (outcomes.size === 0) return 0;
    const wrong = studio.settled(KIND).filter(isWrong);
    for (const { id } of wrong) await studio.reverse(id);
    for (const bet of studio.open(KIND)) {
      const outcome = outcomes.get(bet.round);
      if (outcome !== undefined) await end(bet, outcome);
    }
    return wrong.length;
  };

  return {
    apply,
    async correct(round, outcome) {
      const isOfGame = ({ detail }: BetRecord) => outcome === null || liveDetail(detail).game === outcome.game;
      const paid = studio.settled(KIND).filter((bet) => bet.round === round);
      if (!outcomes.has(round) && !paid.some(isOfGame)) return null;
      const entry = { do: 'corrected', round, outcome } as const;
      await write(entry);
      take(entry);
      return apply();
    },
  };
}
