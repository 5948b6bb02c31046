import type { BetRecord, Studio } from '../../studio/studio';
import { liveDetailOf, settlementOf } from './round-detail';
import type { Outcome } from './rules/outcome';

export const KIND = 'live';

/** Closes rounds that a crash interrupted: pays those whose outcome is on the disk, refunds the others. */
export async function recoverRounds(studio: Pick<Studio, 'open' | 'settle' | 'cancel' | 'log'>): Promise<void> {
  const openBets = studio.open(KIND);
  const outcomes = outcomesOf(openBets);
  for (const bet of openBets) {
    const outcome = outcomes.get(bet.round);
    if (outcome) await studio.settle(bet.id, settlementOf(liveDetailOf(bet), outcome));
    else await studio.cancel(bet.id);
    studio.log.info({ bet: bet.id, round: bet.round, paid: outcome !== undefined }, 'ended a round of the live tables');
  }
}

/** By round: it is enough that one of its bets has the outcome. */
function outcomesOf(bets: readonly BetRecord[]): ReadonlyMap<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  for (const bet of bets) {
    const { outcome } = liveDetailOf(bet);
    if (outcome) outcomes.set(bet.round, outcome);
  }
  return outcomes;
}
