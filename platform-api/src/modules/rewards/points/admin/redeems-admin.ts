import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { AdminPointRedeem } from '@marquee/contract/calls/points-admin';
import { formatAmount } from '@marquee/contract/money';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import { offsetOf, pageOf } from '../../../../platform/paging';
import type { PublicIds } from '../../../../platform/public-id';
import { operatedBrandIds } from '../../../operators/rights/operated-brand';
import { textIn } from '../../../../platform/localised';
import { byOperator, type OperatorCaller } from '../../../operators/audit/operator-caller';
import { canSeeBrand, requireRight } from '../../../operators/rights/rights';
import { returnStock } from '../goods-repository';
import { announcePoints, type PointsParts } from '../points-context';
import { readRedeem, readRedeems, type RedeemRow, writeApproval, writeRejection } from '../redeem-repository';

/** The queue of redeems. Every method throws `forbidden` without the right `cashier`, `not_found` for another brand's redeem. */
export function createRedeemsAdmin(parts: PointsParts) {
  const { platform, brands, units, ids, audit } = parts;
  const { pool } = platform.database;

  async function redeemOf({ operator }: OperatorCaller, id: string): Promise<RedeemRow> {
    requireRight(operator, 'cashier');
    const row = await readRedeem(pool, id);
    if (!row || !canSeeBrand(operator, row.brandId)) throw new Failure('not_found');
    return row;
  }
  const view = async (caller: OperatorCaller, id: string) =>
    redeemView(await redeemOf(caller, id), ids, caller.language);

  async function recordDecision(
    tx: Queryable,
    caller: OperatorCaller,
    { id, brandId, account, points }: RedeemRow,
    decision: { readonly action: string; readonly reason: string },
  ): Promise<void> {
    const details = { member: account, points: Number(points) };
    await audit.record({ ...byOperator(caller), ...decision, subject: `point-redeem:${id}`, details, brandId }, tx);
  }

  return {
    async list(
      { operator, language }: OperatorCaller,
      { brand, status, sort, ...page }: ParsedCallRequest<'pointsAdmin.redeems'>,
    ): Promise<CallValue<'pointsAdmin.redeems'>> {
      const brandIds = await operatedBrandIds(brands, operator, 'cashier', brand);
      const part = { limit: page.pageSize, offset: offsetOf(page) };
      const { content, total } = await readRedeems(pool, brandIds, { state: status ?? null, sort }, part);
      return pageOf(
        content.map((row) => redeemView(row, ids, language)),
        total,
        page,
      );
    },

    /** @throws Failure `redeem_decided` */
    async approve(caller: OperatorCaller, id: string, shipment: string): Promise<AdminPointRedeem> {
      const row = await redeemOf(caller, id);
      await inTransaction(pool, async (tx) => {
        const decision = { operatorId: caller.operator.id, at: platform.clock.now() };
        if (!(await writeApproval(tx, id, shipment, decision))) throw new Failure('redeem_decided');
        await recordDecision(tx, caller, row, { action: 'points.redeem-approved', reason: shipment });
      });
      announcePoints(parts, row.memberId, await units.balance(row.memberId, 'points'));
      return view(caller, id);
    },

    /** Points and pieces go back in the transaction of the decision. @throws Failure `redeem_decided` */
    async reject(caller: OperatorCaller, id: string, remark: string): Promise<AdminPointRedeem> {
      const row = await redeemOf(caller, id);
      const { memberId, points, goodId, quantity, names, state } = row;
      if (state !== 'in_process' || goodId === null) throw new Failure('redeem_decided');
      const returned = await inTransaction(pool, async (tx) => {
        const { balance } = await units.grant(tx, {
          memberId,
          unit: 'points',
          amount: points,
          source: 'points.return',
          key: id,
          kind: 'returned',
          counter: 'redeemed',
          reference: { names: names ?? {} },
        });
        const decision = { operatorId: caller.operator.id, at: platform.clock.now() };
        if (!(await writeRejection(tx, id, { remark, balanceAfter: balance }, decision)))
          throw new Failure('redeem_decided');
        await returnStock(tx, goodId, quantity);
        await recordDecision(tx, caller, row, { action: 'points.redeem-rejected', reason: remark });
        return balance;
      });
      announcePoints(parts, memberId, returned);
      return view(caller, id);
    },
  };
}

function redeemView(row: RedeemRow, ids: PublicIds, language: string): AdminPointRedeem {
  const { id, number, brand, currency, account, createdAt, type, names, quantity, points, amount, state } = row;
  const { address, mobile, shipment, remark, decidedBy, decidedAt } = row;
  return {
    redeemId: id,
    transactionId: ids.encode(number),
    brand,
    currency,
    account,
    type,
    quantity,
    applyTime: createdAt.toISOString(),
    name: names && textIn(names, language, 'en'),
    points: Number(points),
    amount: amount === null ? null : formatAmount(amount),
    status: state,
    address,
    mobileNum: mobile,
    shipment,
    remark,
    decidedBy,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
