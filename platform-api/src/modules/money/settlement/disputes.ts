import { DISPUTE_DAYS } from '@marquee/contract/agent-bills';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { BillDispute } from '@marquee/contract/calls/settlement';
import type { ErrorCode } from '@marquee/contract/errors';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { AgentCaller } from './agent-bills';
import { type BillRow, readBill } from './bill-repository';
import { type DisputeRow, insertDispute, readDispute, readDisputesOf, withdrawDispute } from './dispute-repository';

const DAY_MS = 86_400_000;
/** What the table refuses; a bill that is gone was computed again meanwhile. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  agent_dispute_open: 'dispute_exists',
  agent_disputes_full: 'disputes_full',
  agent_dispute_payee: 'not_found',
  agent_dispute_bill_id_fkey: 'not_found',
};

/** An agent's objections to bills that pay it. They change nothing about the payment. */
export function createBillDisputes({ database: { pool }, clock }: Pick<Platform, 'database' | 'clock'>) {
  return {
    /** The objections to a bill, and until when its payee can make one. */
    async of(bill: BillRow): Promise<Pick<CallValue<'agent.bill'>, 'disputes' | 'disputeUntil'>> {
      const rows = await readDisputesOf(pool, bill.id);
      const until = lastMoment(bill);
      const isTaken = rows.some(({ state }) => state === 'open' || state === 'upheld');
      return {
        disputes: rows.map(disputeView),
        disputeUntil: until === null || isTaken || until < clock.now() ? null : until.toISOString(),
      };
    },

    /** @throws Failure `not_found` for a bill of others, `forbidden` for who pays it, `dispute_exists`, `dispute_too_late`, `disputes_full` */
    async make(
      { member, brand }: AgentCaller,
      { id, text }: ParsedCallRequest<'agent.disputeBill'>,
    ): Promise<BillDispute> {
      const bill = await readBill(pool, brand.id, member.id, id);
      if (!bill) throw new Failure('not_found');
      if (bill.agentId !== member.id) throw new Failure('forbidden');
      const at = clock.now();
      const until = lastMoment(bill);
      if (until === null || until < at) throw new Failure('dispute_too_late');
      const dispute = { brandId: brand.id, billId: bill.id, agentId: member.id, text, at };
      return disputeView(await mustRead(await insertDispute(pool, dispute).catch(refuseNamed)));
    },

    /** @throws Failure `not_found`, `conflict` once it is answered, or a second operator decides its answer */
    async withdraw(
      { member }: AgentCaller,
      { id, revision }: ParsedCallRequest<'agent.withdrawDispute'>,
    ): Promise<BillDispute> {
      const row = await readDispute(pool, id);
      if (row?.agentId !== member.id) throw new Failure('not_found');
      if (!(await withdrawDispute(pool, { id: row.id, revision }))) throw new Failure('conflict');
      return disputeView(await mustRead(id));
    },
  };

  async function mustRead(publicId: string): Promise<DisputeRow> {
    const row = await readDispute(pool, publicId);
    if (!row) throw new Error('an objection is gone');
    return row;
  }
}

/** Until when the payee can object: the days count from when the bill could be read. */
const lastMoment = ({ approvedAt }: BillRow): Date | null =>
  approvedAt && new Date(approvedAt.getTime() + DISPUTE_DAYS * DAY_MS);

/** An answer counts once it is decided: until then the agent sees that it is. */
function disputeView(row: DisputeRow): BillDispute {
  const { publicId, text, state, createdAt, answer, answeredAt, proposalState, revision } = row;
  const isAnswered = state === 'rejected' || state === 'upheld';
  return {
    id: publicId,
    text: text ?? '',
    state,
    createdAt: createdAt.toISOString(),
    answer: isAnswered ? answer : null,
    answeredAt: isAnswered ? (answeredAt?.toISOString() ?? null) : null,
    isBeingDecided: state === 'open' && proposalState === 'open',
    revision,
  };
}

function refuseNamed(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  const code = REFUSALS[constraint];
  throw code ? new Failure(code) : error;
}
