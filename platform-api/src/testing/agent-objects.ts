import { randomUUID } from 'node:crypto';
import { UNIT } from '../modules/money/ledger/money.fixture';
import { BRAND, inHours, type Maker, type ObjectIds } from './object-maker';

/** A run that waits for its approval, an adjustment that two have decided, a hold, and an objection to a bill. */
export async function settlementObjects(maker: Maker): Promise<ObjectIds> {
  const { insert } = maker;
  const runId = `${BRAND.code}-run`;
  const run = {
    brand_id: BRAND.id,
    type: 'dividend',
    period: 'daily',
    computed_at: new Date(),
    rule: { activeMinimum: '1', approveFrom: '1', reducedBy: [], isGuaranteed: false },
    bills: 1,
    due: UNIT,
    top_due: UNIT,
  };
  await insert('agent_run', {
    ...run,
    public_id: runId,
    period_from: inHours(-48),
    period_to: inHours(-24),
    state: 'waiting',
  });
  const approved = { state: 'approved', approved_at: new Date() };
  const ofApproved = { ...run, ...approved, period_from: inHours(-72), period_to: inHours(-48) };
  const contractId = await signedContract(maker);
  return {
    'agentRuns.runId': runId,
    ...(await adjustmentObjects(maker, contractId)),
    'agentDisputes.disputeId': await disputeOf(maker, await insert('agent_run', ofApproved), contractId),
  };
}

const signedContract = ({ insert, memberId }: Maker): Promise<string> =>
  insert('agent_contract', {
    brand_id: BRAND.id,
    downline_id: memberId,
    type: 'dividend',
    version: 1,
    period: 'daily',
    state: 'valid',
    offered_at: inHours(-96),
    decided_at: inHours(-96),
    valid_from: inHours(-96),
  });

async function adjustmentObjects(
  { insert, first, memberId, operatorId }: Maker,
  contractId: string,
): Promise<ObjectIds> {
  const proposalId = await insert('proposal', {
    id: randomUUID(),
    kind: 'agent-adjustment',
    brand_id: BRAND.id,
    subject: `${BRAND.code}-adjustment`,
    body: {},
    reason: BRAND.code,
    proposed_by: operatorId,
    proposed_at: inHours(-2),
    expires_at: inHours(24),
    state: 'approved',
    decided_by: await insert('operator', {
      email: 'decider@marquee.localhost',
      name: 'Decider',
      password_hash: '-',
    }),
    decided_at: inHours(-1),
    decision_reason: BRAND.code,
    result: {},
  });
  await insert('agent_adjustment', {
    brand_id: BRAND.id,
    contract_id: contractId,
    amount: UNIT,
    reason: BRAND.code,
    proposal_id: proposalId,
    decided_at: inHours(-1),
  });
  const holdId = `${BRAND.code}-hold`;
  await insert('agent_hold', {
    public_id: holdId,
    brand_id: BRAND.id,
    agent_id: memberId,
    reason: BRAND.code,
    cause: 'other',
    notice: BRAND.code,
    placed_by: operatorId,
    placed_at: inHours(-1),
  });
  return {
    'agentHolds.holdId': holdId,
    'agentAdjustments.contractId': await first('agent_contract', `id = ${contractId}`, 'public_id'),
  };
}

/** An objection to a bill of a run, from which nothing is due. */
async function disputeOf({ insert, memberId }: Maker, runId: string, contractId: string): Promise<string> {
  const ofBrand = { brand_id: BRAND.id };
  const billId = await insert('agent_bill', {
    ...ofBrand,
    run_id: runId,
    type: 'dividend',
    contract_id: contractId,
    agent_id: memberId,
    top_id: memberId,
    depth: 0,
    period_from: inHours(-72),
    period_to: inHours(-48),
    first_day: inHours(-72),
    last_day: inHours(-72),
    ...Object.fromEntries(NO_FIGURES.map((column) => [column, 0])),
    goes_on: true,
    state: 'none',
  });
  const disputeId = `${BRAND.code}-dispute`;
  await insert('agent_dispute', {
    ...ofBrand,
    public_id: disputeId,
    bill_id: billId,
    agent_id: memberId,
    text: BRAND.code,
    created_at: new Date(),
  });
  return disputeId;
}

const NO_FIGURES = [
  ...['valid_bet', 'result', 'reductions', 'active_members', 'carried_in', 'carried_out', 'rate'],
  ...['gross', 'adjustment', 'rest_in', 'due', 'rest_out', 'written_off', 'below'],
];
