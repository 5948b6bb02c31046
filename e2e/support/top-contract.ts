import type { AgentContractType, ContractTerms, WireTier } from '../../shared/contract/src/agent-contract';
import { signInOperator } from './console-client';

interface TopAgent {
  readonly received: ReadonlyArray<{ readonly type: string; readonly state: string; readonly endsAt: string | null }>;
}

export interface TopContract {
  readonly type: AgentContractType;
  readonly period: ContractTerms['period'];
  readonly tiers: readonly WireTier[];
}

/** A tier with nothing to reach. @param rate basis points */
export const freeTier = (rate: number, more: Partial<WireTier> = {}): WireTier => ({
  validBet: '0.00',
  loss: '0.00',
  activeMembers: 0,
  rate,
  lossRate: null,
  ...more,
});

const DIVIDENDS: TopContract = { type: 'dividend', period: 'semimonthly', tiers: [freeTier(5_000)] };

/** Signs contracts of the brand with the agent at the top of a line, by two operators, where there is none of the type. */
export async function signTopContracts(
  brand: string,
  account: string,
  contracts: readonly TopContract[] = [DIVIDENDS],
): Promise<void> {
  const [first, second] = [await signInOperator(), await signInOperator('secondOperator')];
  const agent = (await first.read(`/ops/agent-contracts?brand=${brand}&account=${account}`)) as TopAgent;
  for (const { type, period, tiers } of contracts) {
    if (agent.received.some((own) => own.type === type && own.state === 'valid' && own.endsAt === null)) continue;
    const { proposalId } = (await first.call('/ops/agent-contracts', {
      brand,
      account,
      type,
      terms: { period, carriesLoss: false, tiers },
      revision: null,
      reason: 'The agent brings a line',
    })) as { proposalId: string };
    await second.call(`/ops/proposals/${proposalId}/approval`, { reason: 'Seen by a second person' });
  }
}
