import type { BonusGrant } from '@marquee/contract/calls/bonus-admin';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { TRIAL_TYPE } from '@marquee/contract/constants';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { localisedText } from '../../../messages/texts';
import { inTransaction, type Queryable } from '../../../platform/database';
import { enteredAmount } from '../../../platform/entered-amount';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import { operatedBrand, operatedBrandIds } from '../../brand/service';
import { canSeeBrand, requireRight } from '../../operator/service';
import { type BonusAdminParts, type BonusCaller, byOperator } from './bonus-admin-parts';
import { bonusTermsOf } from './grant-terms';
import { type GrantRow, insertGrant, readGrant, readGrants, writeGrantDecision } from './grants-repository';

/** The owner of the keys of bonuses that operators grant. */
const SOURCE = 'bonus.grant';

/** Gives what an operator granted, and answers with the grant as it is afterwards. */
function createGiving({ platform, limits, bonuses }: BonusAdminParts) {
  const { pool } = platform.database;

  /** @throws Failure `play_barred` */
  async function promise(
    tx: Queryable,
    grant: Pick<GrantRow, 'id' | 'brandId' | 'memberId' | 'amount' | 'terms' | 'reason'>,
    operatorId: number,
  ) {
    const { id, brandId, memberId, amount, reason } = grant;
    await limits.refuseBarred(tx, memberId).catch((cause: unknown) => {
      throw cause instanceof Failure ? new Failure('play_barred', undefined, { cause }) : cause;
    });
    const terms = bonusTermsOf(grant.terms);
    const names = localisedText('record.bonus');
    await bonuses.grant(tx, {
      brandId,
      memberId,
      source: SOURCE,
      key: id,
      amount,
      terms,
      names,
      actor: { operatorId, reason },
    });
  }

  async function answer(id: string): Promise<BonusGrant> {
    const row = await readGrant(pool, id);
    if (!row) throw new Failure('not_found');
    if (row.state === 'approved') await bonuses.announce(row);
    return grantView(row);
  }

  return { promise, answer };
}

/** Bonuses that operators grant by hand. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createBonusGrantsAdmin(parts: BonusAdminParts) {
  const { platform, brands, members, audit } = parts;
  const { pool } = platform.database;

  const { promise, answer } = createGiving(parts);

  return {
    async list(
      { operator }: BonusCaller,
      { brand, ...page }: ParsedCallRequest<'bonusAdmin.grants'>,
    ): Promise<CallValue<'bonusAdmin.grants'>> {
      const brandIds = await operatedBrandIds(brands, operator, 'cashier', brand);
      const part = { limit: page.pageSize, offset: offsetOf(page) };
      const { content, total } = await readGrants(pool, brandIds, part);
      return pageOf(content.map(grantView), total, page);
    },

    /** @throws Failure as the call's row says */
    async grant(caller: BonusCaller, request: ParsedCallRequest<'bonusAdmin.grant'>): Promise<BonusGrant> {
      const { grantId: id, brand: code, account, amount: text, reason, ...terms } = request;
      const { operator } = caller;
      const brand = await operatedBrand(brands, operator, 'cashier', code);
      const member = await members.byAccount(brand.id, account);
      if (!member || member.type === TRIAL_TYPE) throw new Failure('account_not_found');
      const amount = enteredAmount(text);
      bonusTermsOf(terms);
      const needsTwo = amount >= parseAmount(brand.config.safeguards.creditTwoOperatorsFrom);
      const grant = { id, brandId: brand.id, memberId: member.id, amount, terms, reason };
      await inTransaction(pool, async (tx) => {
        const outcome = await insertGrant(tx, {
          ...grant,
          proposedBy: operator.id,
          needsTwo,
          at: platform.clock.now(),
        });
        if (outcome === 'conflict') throw new Failure('idempotency_key_reused');
        if (outcome === 'repeat') return;
        if (!needsTwo) await promise(tx, grant, operator.id);
        const action = needsTwo ? 'bonus.grant-proposed' : 'bonus.granted';
        const details = { member: account, amount: text, ...terms };
        const entry = { ...byOperator(caller), action, subject: `bonus-grant:${id}`, reason, details };
        await audit.record({ ...entry, brandId: brand.id }, tx);
      });
      return answer(id);
    },

    /** @throws Failure as the call's row says */
    async decide(
      caller: BonusCaller,
      { grantId: id, approve }: ParsedCallRequest<'bonusAdmin.decideGrant'>,
    ): Promise<BonusGrant> {
      const { operator } = caller;
      requireRight(operator, 'cashier');
      const row = await readGrant(pool, id);
      if (!row || !canSeeBrand(operator, row.brandId)) throw new Failure('not_found');
      if (row.state !== 'waiting') throw new Failure('proposal_decided');
      if (approve && row.proposedBy === operator.id) throw new Failure('approved_before');
      await inTransaction(pool, async (tx) => {
        const decision = { approve, operatorId: operator.id, at: platform.clock.now() };
        if (!(await writeGrantDecision(tx, id, decision))) throw new Failure('proposal_decided');
        if (approve) await promise(tx, row, operator.id);
        const { brandId, account: member, reason, amount, terms } = row;
        const action = approve ? 'bonus.granted' : 'bonus.grant-refused';
        const details = { member, amount: formatAmount(amount), ...terms };
        await audit.record(
          { ...byOperator(caller), action, subject: `bonus-grant:${id}`, reason, details, brandId },
          tx,
        );
      });
      return answer(id);
    },
  };
}

function grantView(row: GrantRow): BonusGrant {
  const { id, brand, account, currency, amount, terms, state, reason, proposedByName, proposedAt, decidedByName } = row;
  return {
    ...{ grantId: id, brand, account, currency, amount: formatAmount(amount), ...terms, state, reason },
    proposedBy: proposedByName,
    proposedAt: proposedAt.toISOString(),
    decidedBy: decidedByName,
  };
}
