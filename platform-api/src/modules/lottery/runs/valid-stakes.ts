import { atRisk } from '@marquee/contract/lottery/at-risk';
import type { LotteryRules } from '@marquee/contract/lottery/define-rules';
import { readLines } from '@marquee/contract/lottery/line';
import type { HeldTicket } from './run-statements';

/**
 * What counts as valid bet of each ticket of members with several on a draw: what all tickets of a member risk together, shared out
 * by what each risks alone. The parts sum to the whole in ledger units.
 * @param tickets by member, in the order placed
 */
export function validStakesOf(rules: LotteryRules, tickets: readonly HeldTicket[]): ReadonlyMap<bigint, bigint> {
  const byMember = new Map<bigint, HeldTicket[]>();
  for (const ticket of tickets) byMember.set(ticket.memberId, [...(byMember.get(ticket.memberId) ?? []), ticket]);
  return new Map([...byMember.values()].flatMap((own) => share(rules, own)));
}

function share(rules: LotteryRules, tickets: readonly HeldTicket[]): readonly (readonly [bigint, bigint])[] {
  const alone = tickets.reduce((sum, { validStake }) => sum + validStake, 0n);
  const lines = tickets.flatMap((ticket) => readLines(rules, ticket.lines));
  const together = atRisk(rules, lines);
  // Placed under earlier rules, tickets may count less alone than together.
  if (together >= alone) return [];
  let before = 0n;
  return tickets.map(({ betId, validStake }) => {
    const from = (together * before) / alone;
    before += validStake;
    return [betId, (together * before) / alone - from] as const;
  });
}
