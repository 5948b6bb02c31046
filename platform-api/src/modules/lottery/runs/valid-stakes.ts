import { atRisk } from '@marquee/contract/lottery/at-risk';
import type { LotteryRules } from '@marquee/contract/lottery/define-rules';
import { readLines } from '@marquee/contract/lottery/line';
import type { Queryable } from '../../../platform/database';
import { type Chunk, type HeldTicket, readHeldTickets } from './run-statements';

/** By bet, where other tickets of its member on the draw lower what it risks; ledger units. */
export type ValidStakes = ReadonlyMap<bigint, bigint>;

/** Reads them for members of a chunk. */
export type ReadValidStakes = (
  tx: Queryable,
  rules: LotteryRules,
  chunk: Pick<Chunk, 'runId' | 'drawId'>,
  memberIds: readonly bigint[],
) => Promise<ValidStakes>;

/** Remembers the members of a run that it has looked at: their tickets stand in many of its chunks. */
export function createValidStakes(): ReadValidStakes {
  let seen = { runId: null as bigint | null, members: new Set<bigint>(), stakes: new Map<bigint, bigint>() };
  return async (tx, rules, { runId, drawId }, memberIds) => {
    if (seen.runId !== runId) seen = { runId, members: new Set(), stakes: new Map() };
    const { members, stakes } = seen;
    const unseen = [...new Set(memberIds)].filter((memberId) => !members.has(memberId));
    if (unseen.length > 0)
      for (const [betId, stake] of validStakesOf(rules, await readHeldTickets(tx, drawId, unseen)))
        stakes.set(betId, stake);
    for (const memberId of unseen) members.add(memberId);
    return stakes;
  };
}

/**
 * What all tickets of a member risk together, shared out by what each risks alone. The parts sum to the whole in ledger units.
 * @param tickets by member, in the order placed
 */
function validStakesOf(rules: LotteryRules, tickets: readonly HeldTicket[]): readonly (readonly [bigint, bigint])[] {
  const byMember = new Map<bigint, HeldTicket[]>();
  for (const ticket of tickets) {
    const own = byMember.get(ticket.memberId);
    if (own) own.push(ticket);
    else byMember.set(ticket.memberId, [ticket]);
  }
  return [...byMember.values()].flatMap((own) => share(rules, own));
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
