import { ADJUSTMENT_MAX } from '@marquee/contract/agent-bills';
import { AGENT_CONTRACT_TYPES } from '@marquee/contract/agent-contract';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { Proposal } from '@marquee/contract/calls/proposals';
import { formatAmount } from '@marquee/contract/money';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database';
import { enteredAmount } from '../../../platform/entered-amount';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { OperatorCaller } from '../../operators/audit/operator-caller';
import { fact, factOf, money, text, word } from '../../operators/proposals/facts';
import { AUDIT_WORDS } from '../../operators/proposals/kind';
import type { DefineProposals } from '../../operators/proposals/service';
import { operatedBrand, operatedBrandIds } from '../../operators/rights/operated-brand';
import type { Right } from '../../operators/rights/rights';
import type { BrandService } from '../../site/brand/service';
import { queueAdjustmentMessages } from './adjustment-messages';
import { upholdDispute } from './dispute-decision';
import { insertAdjustment, lockAdjustable, readAdjustedContract, readAdjustments } from './adjustment-repository';

const RIGHT: Right = 'agents';

export interface AdjustmentParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'jobs'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly proposals: DefineProposals;
}

export interface ProposedAdjustment extends ParsedCallRequest<'agentAdjustments.propose'> {
  /** Public id of the dispute that it answers. */
  readonly disputeId?: string;
  /** Done in the transaction that proposes it. */
  readonly within?: (tx: Queryable, proposalId: string) => Promise<void>;
}

/** A contract by its public id: user names are read when the proposal is shown. Ledger units as text. */
const bodySchema = z.strictObject({
  contractId: z.string(),
  type: z.enum(AGENT_CONTRACT_TYPES),
  amount: z.string(),
  disputeId: z.string().nullable(),
});
type Body = z.output<typeof bodySchema>;

/**
 * Adjustments of what contracts give: two operators decide one, and the next bill between the two sides of the contract carries it; where the
 * contract has ended, a bill without days does.
 */
export function createAdjustments({ platform, brands, proposals }: AdjustmentParts) {
  const { clock, database, jobs } = platform;
  const { pool } = database;

  const propose = proposals.define<Body>({
    kind: 'agent-adjustment',
    schema: bodySchema,
    rights: { propose: RIGHT, decide: RIGHT },
    async validate(tx, { brandId, body }) {
      if (!(await lockAdjustable(tx, Number(brandId), body.contractId, clock.now()))) throw new Failure('not_found');
    },
    async facts({ contractId, type, amount }, { db, brand }) {
      const contract = brand && (await readAdjustedContract(db, brand.id, contractId));
      return [
        ...factOf('agentAdjustments.agent', contract?.agentAccount, text),
        ...factOf('agentAdjustments.payer', contract?.payerAccount, text),
        fact('agentAdjustments.type', word(`agentRuns.types.${type}`)),
        fact('agentAdjustments.amount', money(brand?.currency ?? '')(BigInt(amount))),
      ];
    },
    async onApproved(tx, { id, brandId, brand, body, reason, at }) {
      const contract = await lockAdjustable(tx, Number(brandId), body.contractId, at);
      if (!contract || !brand) throw new Failure('proposal_conflict');
      const amount = BigInt(body.amount);
      await insertAdjustment(tx, {
        brandId: brand.id,
        contractId: contract.id,
        amount,
        reason,
        proposalId: id,
        disputeId: body.disputeId,
        at,
      });
      const isAnswer = body.disputeId !== null;
      await queueAdjustmentMessages(tx, jobs, { ...contract, amount, reason, proposalId: id, isAnswer });
      if (isAnswer) await upholdDispute(tx, jobs, { proposalId: id, at, amount });
      return {};
    },
    entry: (step, { body }) => ({
      action: `agents.adjustment-${AUDIT_WORDS[step]}`,
      subject: `agent-contract:${body.contractId}`,
      details: { type: body.type, amount: formatAmount(BigInt(body.amount)), disputeId: body.disputeId },
    }),
  });

  return {
    /**
     * Proposes an adjustment of a contract that counts or has counted; both sides read the reason once another operator has approved it.
     * @throws Failure `forbidden`, `not_found`, `proposal_waiting` while one of the contract or of the dispute is open, `amount_*`
     */
    async propose(
      caller: OperatorCaller,
      { brand: code, contractId, direction, amount, reason, disputeId, within }: ProposedAdjustment,
    ): Promise<Proposal> {
      const brand = await operatedBrand(brands, caller.operator, RIGHT, code);
      const units = enteredAmount(amount, { maximum: ADJUSTMENT_MAX });
      const contract = await readAdjustedContract(pool, brand.id, contractId);
      if (!contract) throw new Failure('not_found');
      return propose(caller, {
        brand,
        subject: disputeId === undefined ? contract.publicId : `dispute:${disputeId}`,
        body: {
          contractId: contract.publicId,
          type: contract.type,
          amount: String(direction === 'add' ? units : -units),
          disputeId: disputeId ?? null,
        },
        reason,
        ...(within && { within }),
      });
    },

    /** @throws Failure `forbidden`, `not_found` for an unknown brand */
    async list(
      { operator }: OperatorCaller,
      { brand, state, account, ...page }: ParsedCallRequest<'agentAdjustments.list'>,
    ): Promise<CallValue<'agentAdjustments.list'>> {
      const brandIds = await operatedBrandIds(brands, operator, RIGHT, brand);
      const part = { limit: page.pageSize, offset: offsetOf(page) };
      const { content, total } = await readAdjustments(pool, { brandIds, state, account }, part);
      const rows = content.map(async ({ publicId, brandId, amount, decidedAt, runId, from, to, ...row }) => {
        const { code, currency } = await brands.byId(brandId);
        return {
          ...row,
          id: publicId,
          brand: code,
          currency,
          amount: formatAmount(amount),
          decidedAt: decidedAt.toISOString(),
          bill: runId && from && to ? { runId, from: from.toISOString(), to: to.toISOString() } : null,
        };
      });
      return pageOf(await Promise.all(rows), total, page);
    },
  };
}

export type Adjustments = ReturnType<typeof createAdjustments>;
