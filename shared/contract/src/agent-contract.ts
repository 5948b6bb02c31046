/** The kinds of contract that an upline offers (specification, section 3). */
export const AGENT_CONTRACT_TYPES = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const;
export type AgentContractType = (typeof AGENT_CONTRACT_TYPES)[number];

export const AGENT_CONTRACT_STATES = ['offered', 'active', 'rejected', 'terminated'] as const;

/** The highest rates, in basis points, that an agent without an upline may offer; other agents may offer up to their own rate. */
export const TOP_CONTRACT_RATES: Readonly<Record<AgentContractType, number>> = {
  dividend: 5_000,
  dailySalary: 500,
  hourlySalary: 500,
  realTimeSalary: 500,
};
