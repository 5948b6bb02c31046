import type { AgentDispute } from '@marquee/contract/calls/agent-disputes';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import { byOperator, type OperatorCaller } from '../../operators/audit/operator-caller';
import { operatedBrandIds } from '../../operators/rights/operated-brand';
import { canSeeBrand, requireRight, type Right } from '../../operators/rights/rights';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import type { Adjustments } from './adjustments';
import { type BillRow, readBill } from './bill-repository';
import { readStatement } from './bill-statement';
import { baseOf } from './compute-bill';
import { queueAnswer } from './dispute-decision';
import {
  type DisputeAnswer,
  type DisputeRow,
  proposeUpheld,
  readDispute,
  readDisputePage,
  rejectDispute,
} from './dispute-repository';
import { recomputeBill } from './make-run';

const RIGHT: Right = 'agents';

export interface DisputesAdminParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'jobs'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly audit: Audit;
  readonly adjustments: Pick<Adjustments, 'propose'>;
}

/** The operators' side of agents' objections to bills. Every method throws `forbidden` without the right `agents` and the brand. */
export function createDisputesAdmin({ platform, brands, audit, adjustments }: DisputesAdminParts) {
  const { database, clock, jobs } = platform;
  const { pool } = database;
  const viewOf = async (row: DisputeRow) => disputeView(row, await brands.byId(row.brandId));

  /** @throws Failure `not_found` for one of a brand that the operator does not see */
  async function seen({ operator }: Pick<OperatorCaller, 'operator'>, disputeId: string): Promise<DisputeRow> {
    requireRight(operator, RIGHT);
    const row = await readDispute(pool, disputeId);
    if (!row || !canSeeBrand(operator, row.brandId)) throw new Failure('not_found');
    return row;
  }

  return {
    async list(
      { operator }: OperatorCaller,
      { brand, state, ...page }: ParsedCallRequest<'agentDisputes.list'>,
    ): Promise<CallValue<'agentDisputes.list'>> {
      const brandIds = await operatedBrandIds(brands, operator, RIGHT, brand);
      const part = { limit: page.pageSize, offset: offsetOf(page) };
      const { content, total } = await readDisputePage(pool, { brandIds, state }, part);
      return pageOf(await Promise.all(content.map(viewOf)), total, page);
    },

    /** The bill as it was made, beside what its period comes to now. */
    async show(
      caller: OperatorCaller,
      { disputeId }: ParsedCallRequest<'agentDisputes.show'>,
    ): Promise<CallValue<'agentDisputes.show'>> {
      const row = await seen(caller, disputeId);
      const bill = await readBill(pool, row.brandId, row.agentId, row.billPublicId);
      if (!bill) throw new Failure('not_found');
      return {
        dispute: await viewOf(row),
        statement: await readStatement(pool, bill, true),
        ...(await recomputed(bill)),
      };
    },

    /**
     * Rejects an objection, or proposes the adjustment that upholds it. Declined or lapsed, the objection is open as before.
     * @throws Failure `not_found`, `conflict` where it was answered or withdrawn since, `proposal_waiting` while an adjustment is being decided
     */
    async answer(
      caller: OperatorCaller,
      { disputeId, revision, answer, adjustment }: ParsedCallRequest<'agentDisputes.answer'>,
    ): Promise<AgentDispute> {
      const row = await seen(caller, disputeId);
      const given = { id: row.id, revision, answer, answeredBy: caller.operator.id, at: clock.now() };
      if (adjustment) await propose(caller, row, { ...adjustment, given });
      else await inTransaction(pool, (tx) => reject(tx, caller, row, given));
      return viewOf(await seen(caller, disputeId));
    },
  };

  async function propose(
    caller: OperatorCaller,
    { brandId, contractPublicId, publicId }: DisputeRow,
    { amount, reason, given }: { readonly amount: string; readonly reason: string; readonly given: DisputeAnswer },
  ): Promise<void> {
    const { code } = await brands.byId(brandId);
    await adjustments.propose(caller, {
      brand: code,
      contractId: contractPublicId,
      direction: 'add',
      amount,
      reason,
      disputeId: publicId,
      async within(tx, proposalId) {
        if (!(await proposeUpheld(tx, { ...given, proposalId }))) throw new Failure('conflict');
      },
    });
  }

  async function reject(tx: Queryable, caller: OperatorCaller, row: DisputeRow, given: DisputeAnswer): Promise<void> {
    if (!(await rejectDispute(tx, given))) throw new Failure('conflict');
    await queueAnswer(tx, jobs, row, 'dispute_rejected');
    await audit.record(
      {
        ...byOperator(caller),
        action: 'agents.dispute-rejected',
        subject: `agent-dispute:${row.publicId}`,
        reason: given.answer,
        details: { bill: row.billPublicId },
        brandId: row.brandId,
      },
      tx,
    );
  }

  async function recomputed(
    bill: BillRow,
  ): Promise<Pick<CallValue<'agentDisputes.show'>, 'now' | 'corrected' | 'difference'>> {
    const { figures, carriedIn, amounts, amount } = await recomputeBill(pool, bill);
    return {
      now: {
        validBet: formatAmount(figures.validBet),
        result: formatAmount(figures.result),
        reductions: formatAmount(figures.reductions),
        activeMembers: figures.activeMembers,
        carriedIn: formatAmount(carriedIn),
        base: formatAmount(baseOf(bill, figures, carriedIn)),
        tier: amounts.tier,
        rate: amounts.rate,
        gross: formatAmount(amounts.gross),
      },
      corrected: formatAmount(amounts.gross - amount - bill.gross),
      difference: formatAmount(amount),
    };
  }
}

const disputeView = (row: DisputeRow, { code, currency }: Pick<Brand, 'code' | 'currency'>): AgentDispute => ({
  id: row.publicId,
  brand: code,
  currency,
  account: row.account,
  type: row.type,
  period: row.period,
  from: row.from.toISOString(),
  to: row.to.toISOString(),
  due: formatAmount(row.due),
  text: row.text,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  answer: row.answer,
  answeredBy: row.answeredBy,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  proposal: row.proposalId && row.proposalState ? { id: row.proposalId, state: row.proposalState } : null,
  revision: row.revision,
});
