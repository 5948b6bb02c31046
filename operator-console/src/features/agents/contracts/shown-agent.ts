import type { ContractPeriod } from '@marquee/contract/agent-periods';
import type { AgentContract } from '@marquee/contract/calls/contract';
import type { CallValue } from '@marquee/contract/calls/index';
import type { TierValues } from '@marquee/contract/contract-form';

export type ShownAgent = CallValue<'agentContracts.show'>;
export type ShownContract = AgentContract;
export type ShownTerms = Pick<AgentContract, 'period' | 'carriesLoss' | 'tiers'>;

/** What the form of the brand's terms holds. */
export interface SignValues {
  readonly period: ContractPeriod;
  readonly carriesLoss: boolean;
  readonly rows: TierValues[];
  readonly reason: string;
}

/** Whether the agent has the contract on until something ends it. */
export const goesOn = ({ state, endsAt }: ShownContract): boolean => state === 'valid' && endsAt === null;
