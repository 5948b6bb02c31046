import { AGENT_CONTRACT_TYPES } from '@marquee/contract/agent-contract';
import { periodAt } from '@marquee/contract/agent-periods';
import type { AgentRun } from '@marquee/contract/calls/settlement';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { Proposal } from '@marquee/contract/calls/proposals';
import { formatAmount } from '@marquee/contract/money';
import { z } from 'zod';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import { byOperator, type OperatorCaller } from '../../operators/audit/operator-caller';
import { fact, type Fact, instant, money, number, word } from '../../operators/proposals/facts';
import { AUDIT_WORDS, type ProposalKind } from '../../operators/proposals/kind';
import type { DefineProposals } from '../../operators/proposals/service';
import { operatedBrand, operatedBrandIds } from '../../operators/rights/operated-brand';
import { canSeeBrand, requireRight, type Right } from '../../operators/rights/rights';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import { readBills, readBillTotals } from './bill-repository';
import { billView } from './bill-view';
import { draftRun } from './make-run';
import { approveRun, readRun, readRunBefore, readRunPage, type RunRow } from './run-admin-repository';
import { remakeRun } from './remake-run';
import { needsTwo, ruleOf } from './settlement-rule';

const RIGHT: Right = 'agents';

export interface RunsAdminParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly proposals: DefineProposals;
  readonly audit: Audit;
}

/** The operators' side of runs. Every method throws `forbidden` without the right `agents` and the brand. */
export function createRunsAdmin({ platform, brands, proposals, audit }: RunsAdminParts) {
  const { database, clock } = platform;
  const { pool } = database;
  const propose = proposals.define(approvalKind);
  const viewOf = async (row: RunRow) => runView(row, await brands.byId(row.brandId));

  /** @throws Failure `not_found` for a run of a brand that the operator does not see */
  async function seen({ operator }: Pick<OperatorCaller, 'operator'>, runId: string): Promise<RunRow> {
    requireRight(operator, RIGHT);
    const row = await readRun(pool, runId);
    if (!row || !canSeeBrand(operator, row.brandId)) throw new Failure('not_found');
    return row;
  }

  return {
    async list(
      { operator }: OperatorCaller,
      { brand, type, state, ...page }: ParsedCallRequest<'agentRuns.list'>,
    ): Promise<CallValue<'agentRuns.list'>> {
      const brandIds = await operatedBrandIds(brands, operator, RIGHT, brand);
      const part = { limit: page.pageSize, offset: offsetOf(page) };
      const { content, total } = await readRunPage(pool, { brandIds, type, state }, part);
      return pageOf(await Promise.all(content.map(viewOf)), total, page);
    },

    async show(
      caller: OperatorCaller,
      { runId, state, ...page }: ParsedCallRequest<'agentRuns.show'>,
    ): Promise<CallValue<'agentRuns.show'>> {
      const row = await seen(caller, runId);
      const before = await readRunBefore(pool, row);
      const filter = { brandId: row.brandId, runId: row.id, state };
      const { bills } = await readBillTotals(pool, filter);
      const rows = await readBills(pool, filter, { limit: page.pageSize, offset: offsetOf(page) });
      return {
        run: await viewOf(row),
        before: before && (await viewOf(before)),
        bills: pageOf(
          rows.map((row) => billView(row)),
          bills,
          page,
        ),
      };
    },

    async preview(
      { operator }: OperatorCaller,
      { brand: code, type, period }: ParsedCallRequest<'agentRuns.preview'>,
    ): Promise<CallValue<'agentRuns.preview'>> {
      const brand = await operatedBrand(brands, operator, RIGHT, code);
      const { id: brandId, offsetMinutes } = brand;
      const { from, to } = periodAt(period, clock.now(), offsetMinutes);
      const rule = ruleOf(brandId, brand.config.agents);
      const { bills } = await draftRun(pool, { brandId, offsetMinutes, type, period, from, to }, rule);
      const sum = (read: (bill: (typeof bills)[number]) => bigint) =>
        bills.reduce((total, bill) => total + read(bill), 0n);
      const topDue = sum(({ uplineId, due }) => (uplineId === null ? due : 0n));
      return {
        from: from.toISOString(),
        to: to.toISOString(),
        currency: brand.currency,
        sums: { bills: bills.length, due: formatAmount(sum(({ due }) => due)), topDue: formatAmount(topDue) },
        corrections: formatAmount(sum(({ adjustment }) => adjustment)),
        needsTwo: needsTwo(rule, type, { due: sum(({ due }) => due), topDue }),
      };
    },

    /**
     * Computes a run that waits again, such as after a correction of its figures. It goes on waiting for two operators.
     * @throws Failure `not_found`, `conflict` where it does not wait or money has moved since, `proposal_waiting` while its approval is proposed
     */
    async recompute(
      caller: OperatorCaller,
      { runId, reason }: ParsedCallRequest<'agentRuns.recompute'>,
    ): Promise<AgentRun> {
      const row = await seen(caller, runId);
      const brand = await brands.byId(row.brandId);
      await inTransaction(pool, async (tx) => {
        await remakeRun(tx, { brandId: brand.id, offsetMinutes: brand.offsetMinutes }, row.id, clock.now());
        const after = await readRun(tx, runId);
        // What is proposed is what the proposal says: it is decided first.
        if (!after || after.proposalId !== null) throw new Failure('proposal_waiting');
        const sums = ({ due, topDue }: RunRow) => ({ due: formatAmount(due), topDue: formatAmount(topDue) });
        await audit.record(
          {
            ...byOperator(caller),
            action: 'agents.run-recomputed',
            subject: `agent-run:${runId}`,
            reason,
            details: { before: sums(row), after: sums(after) },
            brandId: brand.id,
          },
          tx,
        );
      });
      return viewOf(await seen(caller, runId));
    },

    /** @throws Failure `not_found`, `conflict` for a run that does not wait, `proposal_waiting` */
    async propose(
      caller: OperatorCaller,
      { runId, reason }: ParsedCallRequest<'agentRuns.propose'>,
    ): Promise<Proposal> {
      const row = await seen(caller, runId);
      if (row.state !== 'waiting') throw new Failure('conflict');
      const brand = await brands.byId(row.brandId);
      return propose(caller, { brand, subject: row.publicId, body: bodyOf(row), reason });
    },
  };
}

const bodySchema = z.object({
  runId: z.string(),
  type: z.enum(AGENT_CONTRACT_TYPES),
  from: z.string(),
  to: z.string(),
  bills: z.number(),
  due: z.string(),
  topDue: z.string(),
  /** Of proposals from before runs could be computed again, there was one. */
  computations: z.number().int().default(1),
});
type ApprovalBody = z.output<typeof bodySchema>;

const bodyOf = ({ publicId, type, from, to, bills, due, topDue, computations }: RunRow): ApprovalBody => ({
  runId: publicId,
  type,
  from: from.toISOString(),
  to: to.toISOString(),
  bills,
  due: String(due),
  topDue: String(topDue),
  computations,
});

/** What is approved is what the proposal says: a run that was computed again since needs another. */
const approvalKind: ProposalKind<ApprovalBody> = {
  kind: 'agent-run',
  schema: bodySchema,
  rights: { propose: RIGHT, decide: RIGHT },
  async validate(tx: Queryable, { body }) {
    const run = await readRun(tx, body.runId);
    if (run?.state !== 'waiting' || run.computations !== body.computations) throw new Failure('proposal_conflict');
  },
  facts({ type, from, to, bills, due, topDue }, { brand }): Fact[] {
    const amount = money(brand?.currency ?? '');
    return [
      fact('agentRuns.type', word(`agentRuns.types.${type}`)),
      fact('agentRuns.from', instant(new Date(from))),
      fact('agentRuns.to', instant(new Date(to))),
      fact('agentRuns.bills', number(bills)),
      fact('agentRuns.topDue', amount(BigInt(topDue))),
      fact('agentRuns.due', amount(BigInt(due))),
    ];
  },
  async onApproved(tx, { body, id, at }) {
    if (!(await approveRun(tx, body, id, at))) throw new Failure('proposal_conflict');
    return {};
  },
  entry: (step, { body }) => ({
    action: `agents.run-${AUDIT_WORDS[step]}`,
    subject: `agent-run:${body.runId}`,
    details: { ...body, due: formatAmount(BigInt(body.due)), topDue: formatAmount(BigInt(body.topDue)) },
  }),
};

const runView = (row: RunRow, { code, currency }: Pick<Brand, 'code' | 'currency'>): AgentRun => ({
  id: row.publicId,
  brand: code,
  currency,
  type: row.type,
  period: row.period,
  from: row.from.toISOString(),
  to: row.to.toISOString(),
  state: row.state,
  computedAt: row.computedAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  bills: row.bills,
  due: formatAmount(row.due),
  topDue: formatAmount(row.topDue),
  paid: formatAmount(row.paid),
  open: formatAmount(row.open),
  proposalId: row.proposalId,
});
