import { type ContractTerms, termsFit } from '@marquee/contract/agent-contract';

/** A contract that is requested or valid, as the cascade sees it. */
export interface LineContract extends ContractTerms {
  readonly id: bigint;
  readonly uplineId: bigint | null;
  readonly downlineId: bigint;
  readonly state: 'requested' | 'valid';
  /** Null: it has no end yet. */
  readonly endsAt: Date | null;
}

/**
 * The contracts of one type below an agent that end when the agent's contract becomes another one or ends: each direct downline's that
 * does not fit it, and below each valid one of those all others, because an agent without a contract may give none. What ends before
 * anyway stays; offers become void alike.
 * @param line contracts of the type that the agent and everybody below gave
 * @param terms the agent's from then on; null: none
 * @param at when that is
 */
export function contractsThatEnd<Contract extends LineContract>(
  line: readonly Contract[],
  agentId: bigint,
  terms: ContractTerms | null,
  at: Date,
): Contract[] {
  const given = new Map<bigint | null, Contract[]>();
  for (const contract of line) {
    const others = given.get(contract.uplineId);
    if (others) others.push(contract);
    else given.set(contract.uplineId, [contract]);
  }
  const ended = new Set<Contract>();
  const end = (uplineId: bigint, own: ContractTerms | null) => {
    for (const contract of given.get(uplineId) ?? []) {
      const goesOn = contract.endsAt === null || contract.endsAt > at;
      if (!goesOn || ended.has(contract) || (own && termsFit(contract, own))) continue;
      ended.add(contract);
      if (contract.state === 'valid') end(contract.downlineId, null);
    }
  };
  end(agentId, terms);
  return [...ended];
}
