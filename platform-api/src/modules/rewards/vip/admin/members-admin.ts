import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { VipMember, VipMemberHistory } from '@marquee/contract/calls/vip-admin';
import { MONEYLESS_TYPES } from '@marquee/contract/constants';
import { formatAmount } from '@marquee/contract/money';
import { VIP_LEVELS_MAX } from '@marquee/contract/vip';
import { dayOf } from '../../../../platform/brand-days';
import { inTransaction } from '../../../../platform/database';
import { Failure, fieldFailure } from '../../../../platform/failure';
import { offsetOf, pageOf } from '../../../../platform/paging';
import type { Platform } from '../../../../platform/platform';
import type { Brand } from '../../../site/brand/brand';
import type { BrandService } from '../../../site/brand/service';
import { operatedBrand, operatedBrandIds } from '../../../operators/rights/operated-brand';
import type { MemberService } from '../../../people/member/service';
import type { Audit } from '../../../operators/audit/audit';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';
import { createVersionRepository } from '../../../operators/proposals/service';
import { readStanding, readVipChanges, readVipMembers, type VipMemberRow, writeVipLevel } from '../repository';
import { VIP_RULES } from '../vip-rules';

interface MembersParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'bus'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly members: Pick<MemberService, 'byAccount'>;
  readonly audit: Audit;
}

/** Changes that an operator reads of a member. */
const SHOWN_CHANGES = 100;

/** Levels of members. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createVipMembersAdmin({ platform, brands, members, audit }: MembersParts) {
  const { pool } = platform.database;
  const rules = createVersionRepository(VIP_RULES);

  async function memberOf(brand: Brand, account: string) {
    const member = await members.byAccount(brand.id, account);
    if (!member || MONEYLESS_TYPES.includes(member.type)) throw new Failure('account_not_found');
    return member;
  }

  async function history(brand: Brand, account: string): Promise<VipMemberHistory> {
    const member = await memberOf(brand, account);
    const [standing, changes] = await Promise.all([
      readStanding(pool, member.id, platform.clock.now()),
      readVipChanges(pool, member.id, SHOWN_CHANGES),
    ]);
    const row = { account: member.account, level: standing?.level ?? 0, heldUntil: standing?.heldUntil ?? null };
    return {
      ...memberView({ ...row, brandId: brand.id, since: changes[0]?.at ?? null }, brand),
      reached: standing?.reached ?? 0,
      ...sumsOf(standing ?? { validBet: 0n, deposits: 0n }),
      changes: changes.map(({ at, kind, from, to, operator, reason, ...sums }) => ({
        at: at.toISOString(),
        kind,
        from,
        to,
        operator,
        reason,
        ...sumsOf(sums),
      })),
    };
  }

  return {
    async list(
      { operator }: OperatorCaller,
      { brand, account, sort, ...page }: ParsedCallRequest<'vipAdmin.members'>,
    ): Promise<CallValue<'vipAdmin.members'>> {
      const brandIds = await operatedBrandIds(brands, operator, 'cashier', brand);
      const part = { limit: page.pageSize, offset: offsetOf(page) };
      const { content, total } = await readVipMembers(pool, { brandIds, account: account || null, sort }, part);
      const rows = content.map(async (row) => memberView(row, await brands.byId(row.brandId)));
      return pageOf(await Promise.all(rows), total, page);
    },

    /** @throws Failure `account_not_found` */
    async one({ operator }: OperatorCaller, { brand, account }: ParsedCallRequest<'vipAdmin.member'>) {
      return history(await operatedBrand(brands, operator, 'cashier', brand), account);
    },

    /** @throws Failure `account_not_found`, `validation_failed` for a level that the brand has not, or a day that is over */
    async setLevel(caller: OperatorCaller, request: ParsedCallRequest<'vipAdmin.setLevel'>): Promise<VipMemberHistory> {
      const { account, level, heldUntil, reason } = request;
      const brand = await operatedBrand(brands, caller.operator, 'cashier', request.brand);
      const member = await memberOf(brand, account);
      const at = platform.clock.now();
      const today = dayOf(at, brand.offsetMinutes);
      const levels = (await rules.on(pool, brand.id, today))?.levels.length ?? 0;
      if (level > Math.min(levels, VIP_LEVELS_MAX)) throw fieldFailure({ path: 'level', messageKey: 'unknown_level' });
      if (heldUntil <= today) throw fieldFailure({ path: 'heldUntil', messageKey: 'day_over' });
      await inTransaction(pool, async (tx) => {
        const change = { brandId: brand.id, memberId: member.id, level, heldUntil, reason, at };
        const before = await writeVipLevel(tx, { ...change, operatorId: caller.operator.id });
        await audit.record(
          {
            actor: { kind: 'operator', id: caller.operator.id },
            requestId: caller.requestId,
            brandId: brand.id,
            action: 'vip.level-set',
            subject: `member:${member.account}`,
            reason,
            details: { before, after: level, heldUntil },
          },
          tx,
        );
      });
      platform.bus.publish('vip.level', { level, at: at.toISOString() }, { memberId: member.id });
      return history(brand, account);
    },
  };
}

const sumsOf = ({ validBet, deposits }: { readonly validBet: bigint; readonly deposits: bigint }) => ({
  validBet: formatAmount(validBet),
  deposits: formatAmount(deposits),
});

const memberView = (
  { account, level, since, heldUntil }: VipMemberRow,
  { code, currency }: Pick<Brand, 'code' | 'currency'>,
): VipMember => ({ brand: code, currency, account, level, heldUntil, since: since && since.toISOString() });
