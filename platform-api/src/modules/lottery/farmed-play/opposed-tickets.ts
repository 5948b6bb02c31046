import { atRisk } from '@marquee/contract/lottery/at-risk';
import { readLines } from '@marquee/contract/lottery/line';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { groupBy } from '../../../platform/group-by';
import type { PlayedTicket } from './farmed-play-repository';

/** Percent of what the two risk alone that is left where their selections oppose each other: what a result still takes from both. */
const LEFT_PERCENT = 40n;

/** On how many draws the tickets of two members oppose each other, and what both staked on those. */
export interface OpposedDraws {
  readonly draws: number;
  /** Ledger units. */
  readonly stake: bigint;
}

/**
 * Compares what two members risk on draws together with what each risks alone: selections that oppose each other risk hardly more than
 * what the house keeps.
 * @param tickets of both on those draws
 */
export function opposedDraws(tickets: readonly PlayedTicket[], one: bigint, other: bigint): OpposedDraws {
  let [draws, stake] = [0, 0n];
  for (const own of groupBy(tickets, ({ drawId }) => String(drawId)).values()) {
    const alone = [one, other].map((memberId) => riskOf(own.filter((ticket) => ticket.memberId === memberId)));
    const sum = alone.reduce((total, risk) => total + risk, 0n);
    if (alone.includes(0n) || riskOf(own) * 100n > sum * LEFT_PERCENT) continue;
    draws += 1;
    stake += own.reduce((total, ticket) => total + ticket.stake, 0n);
  }
  return { draws, stake };
}

function riskOf(tickets: readonly PlayedTicket[]): bigint {
  const [first] = tickets;
  if (!first) return 0n;
  const rules = lotteryRules(first.shape);
  return atRisk(
    rules,
    tickets.flatMap(({ lines }) => readLines(rules, lines)),
  );
}
