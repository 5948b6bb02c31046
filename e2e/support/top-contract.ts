import { signInOperator } from './console-client';

interface TopAgent {
  readonly received: ReadonlyArray<{ readonly type: string; readonly state: string; readonly endsAt: string | null }>;
}

/** Signs a dividend contract of the brand with the agent at the top of a line, by two operators, unless there is one. */
export async function signTopContract(brand: string, account: string): Promise<void> {
  const [first, second] = [await signInOperator(), await signInOperator('secondOperator')];
  const agent = (await first.read(`/ops/agent-contracts?brand=${brand}&account=${account}`)) as TopAgent;
  const isSigned = agent.received.some(
    ({ type, state, endsAt }) => type === 'dividend' && state === 'valid' && endsAt === null,
  );
  if (isSigned) return;
  const tier = { validBet: '0.00', loss: '0.00', activeMembers: 0, rate: 5_000, lossRate: null };
  const { proposalId } = (await first.call('/ops/agent-contracts', {
    brand,
    account,
    type: 'dividend',
    terms: { period: 'semimonthly', carriesLoss: false, tiers: [tier] },
    revision: null,
    reason: 'The agent brings a line',
  })) as { proposalId: string };
  await second.call(`/ops/proposals/${proposalId}/approval`, { reason: 'Seen by a second person' });
}
