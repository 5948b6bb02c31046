import type { SortBy } from '@marquee/contract/calls/field-schemas';
import type { GrantSort } from '@marquee/contract/calls/list-sorts';
import type { CallValue } from '@marquee/contract/calls/index';
import { MONEYLESS_TYPES } from '@marquee/contract/constants';
import type { ProposalKindCode } from '@marquee/contract/proposals';
import { z } from 'zod';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { offsetOf, type PageRequest, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import { type AllowanceClaim, claimAllowance } from '../allowance/claim-allowance';
import type { Audit } from '../audit/audit';
import { byOperator, type OperatorCaller } from '../audit/operator-caller';
import { operatedBrand, operatedBrandIds } from '../rights/operated-brand';
import type { Right } from '../rights/rights';
import { fact, type Fact, text } from './facts';
import { createGrantRepository, type Grant, type GrantTable } from './grant-repository';
import type { DefineProposals, ProposalKind, ProposalStep, Proposed } from './kind';

/** Looks up whom a grant is for. */
interface GrantMembers {
  byAccount(brandId: number, account: string): Promise<{ readonly id: bigint; readonly type: number } | null>;
}

export interface GrantParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly members: GrantMembers;
  readonly audit: Audit;
  readonly proposals: DefineProposals;
}

/** What is given, whom, and why. */
export type GrantToGive<Gift> = Pick<Grant, 'id' | 'brandId' | 'memberId' | 'reason'> & { readonly gift: Gift };

/** What operators give by hand: points, a bonus. */
export interface GrantKind<Gift extends object, View> {
  readonly kind: ProposalKindCode;
  readonly table: GrantTable<Gift>;
  /** Of a gift as a proposal keeps it. */
  readonly schema: z.ZodType<Gift>;
  /** Before the id in the subject of audit entries. */
  readonly subject: string;
  /** Before `granted`, `grant-proposed` and the like in the action of audit entries. */
  readonly area: string;
  /** What counts against what an operator gives alone on a day. */
  allowance(brand: Brand, gift: Gift): Promise<GrantAllowance> | GrantAllowance;
  /** Gives it within the transaction. */
  give(tx: Queryable, grant: GrantToGive<Gift>, operatorId: number): Promise<void>;
  facts(gift: Gift, brand: Pick<Brand, 'currency'>): readonly Fact[];
  /** Of audit entries, besides the account. */
  details(gift: Gift): Record<string, unknown>;
  /** After the transaction in which it was given. */
  announce(grant: GrantToGive<Gift>): Promise<void>;
  view(grant: Grant & Gift): View;
}

export type GrantAllowance = Pick<AllowanceClaim, 'measure' | 'amount' | 'limit'>;

interface GrantRequest<Gift> {
  readonly grantId: string;
  readonly brand: string;
  readonly account: string;
  readonly reason: string;
  readonly gift: Gift;
}

const RIGHT: Right = 'cashier';
const STEPS: Readonly<Record<ProposalStep, string>> = {
  proposed: 'grant-proposed',
  approved: 'granted',
  rejected: 'grant-refused',
  withdrawn: 'grant-withdrawn',
  expired: 'grant-expired',
};

/** Grants by hand; what is more than one operator gives alone on a day takes two. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createGrants<Gift extends object, View>(parts: GrantParts, kind: GrantKind<Gift, View>) {
  const { platform, brands, members, audit, proposals } = parts;
  const { pool } = platform.database;
  const grants = createGrantRepository(kind.table);
  const propose = proposals.define<GrantBody<Gift>>(proposalKindOf(kind));

  return {
    /** What was given, latest first. */
    async list(
      { operator }: OperatorCaller,
      {
        brand,
        sort,
        ...page
      }: PageRequest & { readonly brand?: string | undefined; readonly sort?: SortBy<GrantSort> | undefined },
    ) {
      const brandIds = await operatedBrandIds(brands, operator, RIGHT, brand);
      const { content, total } = await grants.page(pool, brandIds, sort, {
        limit: page.pageSize,
        offset: offsetOf(page),
      });
      return pageOf(content.map(kind.view), total, page);
    },

    /** @throws Failure `account_not_found`, `idempotency_key_reused`, and what giving throws */
    async grant(caller: OperatorCaller, request: GrantRequest<Gift>): Promise<CallValue<'pointsAdmin.grant'>> {
      const { grantId: id, account, reason, gift } = request;
      const { operator } = caller;
      const brand = await operatedBrand(brands, operator, RIGHT, request.brand);
      const member = await members.byAccount(brand.id, account);
      if (!member || MONEYLESS_TYPES.includes(member.type)) throw new Failure('account_not_found');
      const grant = { id, brandId: brand.id, memberId: member.id, reason, gift };
      const at = platform.clock.now();
      const given = { ...grant, needsTwo: false, proposedBy: operator.id, proposedAt: at };
      const allowance = await kind.allowance(brand, gift);
      const isGiven = await inTransaction(pool, async (tx) => {
        if (await grants.isSame(tx, given)) return true;
        const claim = { ...allowance, source: kind.subject, key: id, operatorId: operator.id, memberId: member.id };
        if (!(await claimAllowance(tx, brand, at, claim))) return false;
        const outcome = await grants.insert(tx, { ...given, decidedBy: null, decidedAt: null });
        if (outcome === 'conflict') throw new Failure('idempotency_key_reused');
        if (outcome === 'repeat') return true;
        await kind.give(tx, grant, operator.id);
        const entry = {
          action: `${kind.area}.granted`,
          subject: `${kind.subject}:${id}`,
          details: { member: account, ...kind.details(gift) },
        };
        await audit.record({ ...byOperator(caller), ...entry, reason, brandId: brand.id }, tx);
        return true;
      });
      if (isGiven) await kind.announce(grant);
      else await propose(caller, { id, brand, body: { memberId: String(member.id), account, gift }, reason });
      return { account, isGiven };
    },
  };
}

/** What a proposal of a grant keeps. */
interface GrantBody<Gift> {
  readonly memberId: string;
  readonly account: string;
  readonly gift: Gift;
}

/** Any number may wait for a member: each is a subject of its own. */
function proposalKindOf<Gift extends object, View>(kind: GrantKind<Gift, View>): ProposalKind<GrantBody<Gift>> {
  const grants = createGrantRepository(kind.table);
  const grantOf = ({ id, brandId, body, reason }: Proposed<GrantBody<Gift>>): GrantToGive<Gift> => ({
    id,
    brandId: Number(brandId),
    memberId: BigInt(body.memberId),
    reason,
    gift: body.gift,
  });
  return {
    kind: kind.kind,
    schema: grantBodySchema(kind.schema),
    rights: { propose: RIGHT, decide: RIGHT },
    facts: ({ account, gift }, { brand }) => [
      fact('withdrawals.member', text(account)),
      ...kind.facts(gift, { currency: brand?.currency ?? '' }),
    ],
    async onApproved(tx, approved) {
      const grant = grantOf(approved);
      const { proposedBy, proposedAt, decidedBy, at } = approved;
      const row = { ...grant, needsTwo: true, proposedBy, proposedAt, decidedBy, decidedAt: at };
      if ((await grants.insert(tx, row)) !== 'new') throw new Failure('idempotency_key_reused');
      await kind.give(tx, grant, decidedBy);
      return {};
    },
    announce: (proposed) => kind.announce(grantOf(proposed)),
    entry: (step, { id, body }) => ({
      action: `${kind.area}.${STEPS[step]}`,
      subject: `${kind.subject}:${id}`,
      details: { member: body.account, ...kind.details(body.gift) },
    }),
  };
}

const grantBodySchema = <Gift extends object>(gift: z.ZodType<Gift>): z.ZodType<GrantBody<Gift>> =>
  z.object({ memberId: z.string(), account: z.string(), gift });

/** The fields that every kind of grant shows. */
export const grantView = (grant: Grant) => ({
  grantId: grant.id,
  brand: grant.brand,
  account: grant.account,
  reason: grant.reason,
  proposedBy: grant.proposedByName,
  proposedAt: grant.proposedAt.toISOString(),
  decidedBy: grant.decidedByName,
});
