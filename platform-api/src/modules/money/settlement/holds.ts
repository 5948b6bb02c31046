import type { HoldCause } from '@marquee/contract/agent-bills';
import type { AgentHold } from '@marquee/contract/calls/settlement-admin';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { Proposal } from '@marquee/contract/calls/proposals';
import { formatAmount } from '@marquee/contract/money';
import { z } from 'zod';
import { localisedText } from '../../../messages/texts';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import { byOperator, type OperatorCaller } from '../../operators/audit/operator-caller';
import { fact, instant, money, text } from '../../operators/proposals/facts';
import { AUDIT_WORDS } from '../../operators/proposals/kind';
import type { DefineProposals } from '../../operators/proposals/service';
import { operatedBrand, operatedBrandIds } from '../../operators/rights/operated-brand';
import { canSeeBrand, requireRight, type Right } from '../../operators/rights/rights';
import { queueMessage } from '../../people/messages/message-fact';
import type { BrandService } from '../../site/brand/service';
import { findAgentByName, type HoldRow, readHold, readHolds, releaseHold } from './hold-repository';
import { placeHold } from './place-hold';

const RIGHT: Right = 'agents';

export interface HoldParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'jobs' | 'bus'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly proposals: DefineProposals;
  readonly audit: Audit;
}

const bodySchema = z.strictObject({ holdId: z.string() });
type Body = z.output<typeof bodySchema>;

/** Holds of payments to agents: one operator places a hold, two end it. */
export function createHolds({ platform, brands, proposals, audit }: HoldParts) {
  const { clock, database, jobs, bus } = platform;
  const { pool } = database;
  const viewOf = async (row: HoldRow) => holdView(row, await brands.byId(row.brandId));

  async function seen({ operator }: Pick<OperatorCaller, 'operator'>, holdId: string): Promise<HoldRow> {
    requireRight(operator, RIGHT);
    const row = await readHold(pool, holdId);
    if (!row || !canSeeBrand(operator, row.brandId)) throw new Failure('not_found');
    return row;
  }

  const propose = proposals.define<Body>({
    kind: 'agent-hold-release',
    schema: bodySchema,
    rights: { propose: RIGHT, decide: RIGHT },
    async validate(tx, { body }) {
      const hold = await readHold(tx, body.holdId);
      if (!hold || hold.releasedAt) throw new Failure('proposal_conflict');
    },
    async facts({ holdId }, { db, brand }) {
      const hold = await readHold(db, holdId);
      if (!hold) return [];
      return [
        fact('agentHolds.agent', text(hold.account)),
        fact('agentHolds.reason', text(hold.reason)),
        fact('agentHolds.placedAt', instant(hold.placedAt)),
        fact('agentHolds.amount', money(brand?.currency ?? '')(hold.amount)),
      ];
    },
    async onApproved(tx, { id, body, at }) {
      const agentId = await releaseHold(tx, body.holdId, id, at);
      if (agentId === null) throw new Failure('proposal_conflict');
      await queueMessage(tx, jobs, { memberId: agentId, template: 'hold_released', key: `commission-released:${id}` });
      return {};
    },
    entry: (step, { body }) => ({
      action: `agents.hold-release-${AUDIT_WORDS[step]}`,
      subject: `agent-hold:${body.holdId}`,
      details: {},
    }),
  });

  return {
    /** @throws Failure `forbidden`, `not_found`, `agent_hold_open` */
    async place(
      caller: OperatorCaller,
      { brand: code, account, reason, cause, notice }: ParsedCallRequest<'agentHolds.place'>,
    ): Promise<AgentHold> {
      const brand = await operatedBrand(brands, caller.operator, RIGHT, code);
      const agent = await findAgentByName(pool, brand.id, account);
      if (!agent) throw new Failure('not_found');
      const placed = await inTransaction(pool, async (tx) => {
        const at = clock.now();
        const own = { brandId: brand.id, agentId: agent.id, reason, cause, notice, operatorId: caller.operator.id, at };
        const { id, concerned } = await placeHold(tx, own);
        await queueMessage(tx, jobs, {
          memberId: agent.id,
          template: 'hold_placed',
          values: { reason: { texts: causeTexts(cause, notice) } },
          key: `commission-held:${id}`,
        });
        await audit.record(
          {
            ...byOperator(caller),
            action: 'agents.hold-placed',
            subject: `agent-hold:${id}`,
            reason,
            details: { member: agent.publicId, cause, notice },
            brandId: brand.id,
          },
          tx,
        );
        return { id, concerned };
      });
      const at = clock.now().toISOString();
      for (const memberId of placed.concerned) bus.publish('bills.changed', { at }, { memberId });
      return viewOf(await seen(caller, placed.id));
    },

    /** @throws Failure `forbidden`, `not_found` for an unknown brand */
    async list(
      { operator }: OperatorCaller,
      { brand, state, account, ...page }: ParsedCallRequest<'agentHolds.list'>,
    ): Promise<CallValue<'agentHolds.list'>> {
      const brandIds = await operatedBrandIds(brands, operator, RIGHT, brand);
      const part = { limit: page.pageSize, offset: offsetOf(page) };
      const { content, total } = await readHolds(pool, { brandIds, state, account }, part);
      return pageOf(await Promise.all(content.map(viewOf)), total, page);
    },

    /** @throws Failure `forbidden`, `not_found`, `conflict` for a hold that has ended, `proposal_waiting` */
    async proposeRelease(
      caller: OperatorCaller,
      { holdId, reason }: ParsedCallRequest<'agentHolds.proposeRelease'>,
    ): Promise<Proposal> {
      const row = await seen(caller, holdId);
      if (row.releasedAt) throw new Failure('conflict');
      const brand = await brands.byId(row.brandId);
      return propose(caller, { brand, subject: row.publicId, body: { holdId: row.publicId }, reason });
    },
  };
}

/** Why payments are on hold, by language, with what operators add in their own direction of writing. */
const causeTexts = (cause: HoldCause, notice: string | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(localisedText(`holdCause.${cause}`)).map(([language, text]) => [
      language,
      notice === null ? text : `${text} (\u2068${notice}\u2069)`,
    ]),
  );

const holdView = (
  { publicId, brandId: _brandId, placedAt, releasedAt, amount, ...row }: HoldRow,
  { code, currency }: { readonly code: string; readonly currency: string },
): AgentHold => ({
  ...row,
  id: publicId,
  brand: code,
  currency,
  placedAt: placedAt.toISOString(),
  releasedAt: releasedAt?.toISOString() ?? null,
  amount: formatAmount(amount),
});
