import { TRIAL_TYPE } from '@marquee/contract/constants';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { offsetOf, type PageRequest, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';
import { operatedBrand, operatedBrandIds } from '../rights/operated-brand';
import type { Audit } from '../audit/audit';
import { byOperator, type OperatorCaller } from '../audit/operator-caller';
import { canSeeBrand, requireRight } from '../rights/rights';
import { createGrantRepository, type Grant, type GrantTable } from './repository';

/** Looks up whom a grant is for. */
interface GrantMembers {
  byAccount(brandId: number, account: string): Promise<{ readonly id: bigint; readonly type: number } | null>;
}

export interface GrantParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly members: GrantMembers;
  readonly audit: Audit;
}

/** What a grant needs before it is given. */
export type GrantToGive<Gift> = Pick<Grant, 'id' | 'brandId' | 'memberId' | 'reason'> & Gift;

/** What operators give by hand: points, a bonus. */
export interface GrantKind<Gift extends object, View> {
  readonly table: GrantTable<Gift>;
  /** Before the id in the subject of audit entries. */
  readonly subject: string;
  /** Before `granted`, `grant-proposed` and `grant-refused` in the action of audit entries. */
  readonly area: string;
  /** Large ones need a second operator. */
  needsTwo(brand: Brand, gift: Gift): Promise<boolean> | boolean;
  /** Gives it within the transaction of the approval. */
  give(tx: Queryable, grant: GrantToGive<Gift>, operatorId: number): Promise<void>;
  /** Of audit entries, besides the account. */
  details(gift: Gift): Record<string, unknown>;
  /** After the transaction in which it was given. */
  announce(grant: Grant & Gift): Promise<void>;
  view(grant: Grant & Gift): View;
}

interface GrantRequest<Gift> {
  readonly grantId: string;
  readonly brand: string;
  readonly account: string;
  readonly reason: string;
  readonly gift: Gift;
}

const RIGHT = 'cashier';

/** Grants by hand; large ones take two operators. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createOperatorGrants<Gift extends object, View>(
  { platform, brands, members, audit }: GrantParts,
  kind: GrantKind<Gift, View>,
) {
  const { pool } = platform.database;
  const grants = createGrantRepository(kind.table);
  const entryOf = entryWriter(kind);

  async function answer(id: string): Promise<View> {
    const grant = await grants.byId(pool, id);
    if (!grant) throw new Failure('not_found');
    if (grant.state === 'approved') await kind.announce(grant);
    return kind.view(grant);
  }

  return {
    async list(
      { operator }: OperatorCaller,
      { brand, ...page }: PageRequest & { readonly brand?: string | undefined },
    ) {
      const brandIds = await operatedBrandIds(brands, operator, RIGHT, brand);
      const { content, total } = await grants.page(pool, brandIds, { limit: page.pageSize, offset: offsetOf(page) });
      return pageOf(content.map(kind.view), total, page);
    },

    /** @throws Failure `account_not_found`, `idempotency_key_reused`, and what giving throws */
    async grant(caller: OperatorCaller, request: GrantRequest<Gift>): Promise<View> {
      const { grantId: id, account, reason, gift } = request;
      const { operator } = caller;
      const brand = await operatedBrand(brands, operator, RIGHT, request.brand);
      const member = await members.byAccount(brand.id, account);
      if (!member || member.type === TRIAL_TYPE) throw new Failure('account_not_found');
      const needsTwo = await kind.needsTwo(brand, gift);
      const grant = { id, brandId: brand.id, memberId: member.id, reason };
      const proposal = { ...grant, gift, needsTwo, proposedBy: operator.id, at: platform.clock.now() };
      await inTransaction(pool, async (tx) => {
        const outcome = await grants.insert(tx, proposal);
        if (outcome === 'conflict') throw new Failure('idempotency_key_reused');
        if (outcome === 'repeat') return;
        if (!needsTwo) await kind.give(tx, { ...grant, ...gift }, operator.id);
        const step = needsTwo ? 'grant-proposed' : 'granted';
        await audit.record({ ...byOperator(caller), ...entryOf(step, { ...grant, account }, gift) }, tx);
      });
      return answer(id);
    },

    /** @throws Failure `not_found`, `approved_before`, `proposal_decided`, and what giving throws */
    async decide(
      caller: OperatorCaller,
      { grantId: id, approve }: { readonly grantId: string; readonly approve: boolean },
    ): Promise<View> {
      const { operator } = caller;
      requireRight(operator, RIGHT);
      const grant = await grants.byId(pool, id);
      if (!grant || !canSeeBrand(operator, grant.brandId)) throw new Failure('not_found');
      if (grant.state !== 'waiting') throw new Failure('proposal_decided');
      if (approve && grant.proposedBy === operator.id) throw new Failure('approved_before');
      await inTransaction(pool, async (tx) => {
        const decision = { approve, operatorId: operator.id, at: platform.clock.now() };
        if (!(await grants.decide(tx, id, decision))) throw new Failure('proposal_decided');
        if (approve) await kind.give(tx, grant, operator.id);
        const step = approve ? 'granted' : 'grant-refused';
        await audit.record({ ...byOperator(caller), ...entryOf(step, grant, grant) }, tx);
      });
      return answer(id);
    },
  };
}

/** The part of an audit entry that says which grant and what became of it. */
const entryWriter =
  <Gift extends object, View>({ area, subject, details }: GrantKind<Gift, View>) =>
  (
    step: 'granted' | 'grant-proposed' | 'grant-refused',
    { id, brandId, account, reason }: Pick<Grant, 'id' | 'brandId' | 'account' | 'reason'>,
    gift: Gift,
  ) => ({
    ...{ action: `${area}.${step}`, subject: `${subject}:${id}`, reason, brandId },
    details: { member: account, ...details(gift) },
  });

/** The fields that every kind of grant shows. */
export const grantView = ({ id, brand, account, state, reason, ...grant }: Grant) => ({
  ...{ grantId: id, brand, account, state, reason },
  proposedBy: grant.proposedByName,
  proposedAt: grant.proposedAt.toISOString(),
  decidedBy: grant.decidedByName,
});
