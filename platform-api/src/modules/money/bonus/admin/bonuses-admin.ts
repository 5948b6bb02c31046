import type { AdminBonus } from '@marquee/contract/calls/bonus-admin';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { inTransaction } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import { textIn } from '../../../../platform/localised';
import { offsetOf, pageOf } from '../../../../platform/paging';
import { operatedBrandIds } from '../../../operators/rights/operated-brand';
import { byOperator, type OperatorCaller } from '../../../operators/audit/operator-caller';
import { canSeeBrand, requireRight } from '../../../operators/rights/rights';
import type { BonusAdminParts } from './bonus-admin-parts';
import { type AdminBonusRow, readAdminBonus, readBonuses, readLiability } from './bonuses-repository';

/** The bonuses of all members. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createBonusesAdmin({ platform, brands, bonuses, ids, audit }: BonusAdminParts) {
  const { pool } = platform.database;

  const viewOf = ({ id, names, ...row }: AdminBonusRow, language: string): AdminBonus => {
    const { brand, account, currency, mode, state, endedBy, reason, grantedAt, expiresAt, endedAt } = row;
    return {
      bonusId: ids.encode(id),
      brand,
      account,
      currency,
      mode,
      state,
      endedBy,
      reason,
      name: textIn(names, language, 'en'),
      amount: formatAmount(row.amount),
      wagering: formatAmount(row.wagering),
      released: formatAmount(row.released),
      returned: formatAmount(row.returned),
      grantedAt: grantedAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    };
  };

  return {
    async list(
      { operator, language }: OperatorCaller,
      { brand, account, state, sort, ...page }: ParsedCallRequest<'bonusAdmin.list'>,
    ): Promise<CallValue<'bonusAdmin.list'>> {
      const brandIds = await operatedBrandIds(brands, operator, 'cashier', brand);
      const part = { limit: page.pageSize, offset: offsetOf(page) };
      const query = { brandIds, account: account ?? null, state: state ?? null, sort, ...part };
      const { content, total } = await readBonuses(pool, query);
      return pageOf(
        content.map((row) => viewOf(row, language)),
        total,
        page,
      );
    },

    async liability(
      { operator }: OperatorCaller,
      { brand }: ParsedCallRequest<'bonusAdmin.liability'>,
    ): Promise<CallValue<'bonusAdmin.liability'>> {
      const rows = await readLiability(pool, await operatedBrandIds(brands, operator, 'cashier', brand));
      return rows.map(({ outstanding, queuedAmount, ...row }) => ({
        ...row,
        outstanding: formatAmount(outstanding),
        queuedAmount: formatAmount(queuedAmount),
      }));
    },

    /** @throws Failure `not_found`, `bonus_ended` */
    async revoke(caller: OperatorCaller, request: ParsedCallRequest<'bonusAdmin.revoke'>): Promise<AdminBonus> {
      const { operator, language } = caller;
      const { bonusId: publicId, reason } = request;
      requireRight(operator, 'cashier');
      const id = ids.decode(publicId);
      const row = id === null ? null : await readAdminBonus(pool, id);
      if (!row || !canSeeBrand(operator, row.brandId)) throw new Failure('not_found');
      const { memberId, brandId, account: member } = row;
      const actor = { operatorId: operator.id, reason };
      await bonuses.catchUp(memberId);
      await inTransaction(pool, async (tx) => {
        const { returned } = await bonuses.end(tx, { memberId, bonusId: row.id, state: 'revoked', actor });
        const details = { member, returned: formatAmount(returned) };
        const entry = { ...byOperator(caller), action: 'bonus.revoked', subject: `bonus:${publicId}`, reason, details };
        await audit.record({ ...entry, brandId }, tx);
      });
      await bonuses.announce({ brandId, memberId });
      return viewOf((await readAdminBonus(pool, row.id)) ?? row, language);
    },
  };
}
