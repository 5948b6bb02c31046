import { atRisk, atRiskOfPair, type DrawLines } from '@marquee/contract/lottery/at-risk';
import type { LotteryRules } from '@marquee/contract/lottery/define-rules';
import { readLines } from '@marquee/contract/lottery/line';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { Queryable } from '../../../platform/database';
import { type Chunk, type HeldTicket, readHeldTickets, readStationTickets, type StationTicket } from './run-statements';

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
      for (const [betId, stake] of await readStakes(tx, rules, drawId, unseen)) stakes.set(betId, stake);
    for (const memberId of unseen) members.add(memberId);
    return stakes;
  };
}

type Stakes = readonly (readonly [betId: bigint, stake: bigint])[];

async function readStakes(
  tx: Queryable,
  rules: LotteryRules,
  drawId: bigint,
  memberIds: readonly bigint[],
): Promise<Stakes> {
  // Other draws have no stations.
  const beside =
    rules.shape === 'vn-pair'
      ? byMember(await readStationTickets(tx, drawId, memberIds))
      : new Map<bigint, StationTicket[]>();
  const held = byMember(await readHeldTickets(tx, drawId, memberIds, [...beside.keys()]));
  return [...held].flatMap(([memberId, tickets]) => share(rules, tickets, beside.get(memberId) ?? []));
}

function byMember<Ticket extends { readonly memberId: bigint }>(tickets: readonly Ticket[]): Map<bigint, Ticket[]> {
  const members = new Map<bigint, Ticket[]>();
  for (const ticket of tickets) {
    const own = members.get(ticket.memberId);
    if (own) own.push(ticket);
    else members.set(ticket.memberId, [ticket]);
  }
  return members;
}

/**
 * What all tickets of a member risk together, shared out by what each risks alone. The parts sum to the whole in ledger units.
 * @param tickets in the order placed
 * @param beside what the member has on the stations of a pair
 */
function share(rules: LotteryRules, tickets: readonly HeldTicket[], beside: readonly StationTicket[]): Stakes {
  const alone = tickets.reduce((sum, { validStake }) => sum + validStake, 0n);
  const lines = tickets.flatMap((ticket) => readLines(rules, ticket.lines));
  const together =
    beside.length > 0 ? atRiskOfPair({ rules, lines }, [0, 1].map(linesAt(beside))) : atRisk(rules, lines);
  // Placed under earlier rules, tickets may count less alone than together.
  if (together >= alone) return [];
  let before = 0n;
  return tickets.map(({ betId, validStake }) => {
    const from = (together * before) / alone;
    before += validStake;
    return [betId, (together * before) / alone - from] as const;
  });
}

const linesAt =
  (tickets: readonly StationTicket[]) =>
  (station: number): DrawLines => {
    const own = tickets.filter((ticket) => ticket.station === station);
    const rules = lotteryRules(own[0]?.shape ?? 'vn-south');
    return { rules, lines: own.flatMap(({ lines }) => readLines(rules, lines)) };
  };
