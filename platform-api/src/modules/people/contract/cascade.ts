/** A contract that is offered or active, as the cascade sees it. */
export interface LineContract {
  readonly id: bigint;
  readonly uplineId: bigint;
  readonly downlineId: bigint;
  /** Basis points. */
  readonly rate: number;
  readonly state: 'offered' | 'active';
}

/**
 * The contracts of one type below an agent that end when the agent's rate becomes `rate`: each direct downline's above
 * it, and below each active one of those all others, because an agent without a contract may give none. Equal rates
 * stay; offers end alike.
 * @param line contracts of the type that the agent and everybody below gave
 * @param rate in basis points; 0: the agent has no contract any more
 */
export function contractsThatEnd<Contract extends LineContract>(
  line: readonly Contract[],
  agentId: bigint,
  rate: number,
): Contract[] {
  const above = line.filter((contract) => contract.uplineId === agentId && contract.rate > rate);
  const below = line.filter((contract) => contract.uplineId !== agentId);
  return above.flatMap((contract) =>
    contract.state === 'active' ? [contract, ...contractsThatEnd(below, contract.downlineId, 0)] : [contract],
  );
}
