import type { BetRecord, Studio } from '../../studio/studio';
import { KIND } from './recover-rounds';
import { liveDetailOf, settlementOf } from './round-detail';
import type { RoundEntry } from './correction';
import type { Outcome } from './rules/outcome';

/** Replaced outcomes of rounds, and their effect on bets. */
export interface Corrections {
  /** @returns how many bets were reversed and settled again; null when the round has no result in this game */
  correct(round: string, outcome: Outcome | null): Promise<number | null>;
  /** Reverses bets that a wrong outcome settled, and settles them again; repeatable. @returns how many bets */
  apply(): Promise<number>;
}

type CorrectedStudio = Pick<Studio, 'open' | 'settled' | 'settle' | 'cancel' | 'reverse'>;

/**
 * @param write on the disk when it returns
 * @param storedEntries what was written before, oldest first
 */
export function createCorrections(
  studio: CorrectedStudio,
  write: (entry: RoundEntry) => Promise<void>,
  storedEntries: readonly RoundEntry[],
): Corrections {
  const outcomes = new Map<string, Outcome | null>();
  const setOutcome = ({ round, outcome }: RoundEntry) => outcomes.set(round, outcome);
  storedEntries.forEach(setOutcome);

  const isWronglyPaid = (bet: BetRecord): boolean => {
    const outcome = outcomes.get(bet.round);
    if (outcome === undefined) return false;
    if (outcome === null) return true;
    const detail = liveDetailOf(bet);
    const expected = settlementOf(detail, outcome);
    return expected.payout !== bet.payout || expected.detail.valid_bet !== detail.valid_bet;
  };
  const close = async (bet: BetRecord, outcome: Outcome | null) => {
    if (outcome === null) await studio.cancel(bet.id);
    else await studio.settle(bet.id, settlementOf(liveDetailOf(bet), outcome));
  };
  const apply = async (): Promise<number> => {
    if (outcomes.size === 0) return 0;
    const wronglyPaid = studio.settled(KIND).filter(isWronglyPaid);
    for (const { id } of wronglyPaid) await studio.reverse(id);
    for (const bet of studio.open(KIND)) {
      const outcome = outcomes.get(bet.round);
      if (outcome !== undefined) await close(bet, outcome);
    }
    return wronglyPaid.length;
  };

  return {
    apply,
    async correct(round, outcome) {
      const isOfGame = (bet: BetRecord) => outcome === null || liveDetailOf(bet).game === outcome.game;
      const paidBets = studio.settled(KIND).filter((bet) => bet.round === round);
      if (!outcomes.has(round) && !paidBets.some(isOfGame)) return null;
      const entry = { do: 'corrected', round, outcome } as const;
      await write(entry);
      setOutcome(entry);
      return apply();
    },
  };
}
