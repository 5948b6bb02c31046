import type { AgentContractType } from '@marquee/contract/agent-contract';

/** Where the bills of each type stand. */
export const RECORDS: Readonly<Record<AgentContractType, string>> = {
  dividend: '/agentHome/dividends',
  dailySalary: '/agentHome/daily-wages',
  hourlySalary: '/agentHome/hourly-salary',
  realTimeSalary: '/agentHome/real-time-salary',
  acquisition: '/agentHome/acquisitions',
};
