import type { PointRedeem } from '@marquee/contract/calls/points';
import { formatAmount } from '@marquee/contract/money';
import type { BrandRef } from '../../../platform/http/visitor';
import type { PublicIds } from '../../../platform/public-id';
import { textIn } from '../../../platform/localised';
import type { RedeemRow } from './redeem-repository';

/** A redeem as the member sees it. */
export function redeemView(
  row: RedeemRow,
  ids: PublicIds,
  language: string,
  { defaultLanguage }: Pick<BrandRef, 'defaultLanguage'>,
): PointRedeem {
  const { number, createdAt, type, names, quantity, points, play, state, balanceAfter, amount, shipment, remark } = row;
  return {
    transactionId: ids.encode(number),
    applyTime: createdAt.toISOString(),
    type,
    name: names && textIn(names, language, defaultLanguage),
    quantity,
    pointsRequirement: Number(points),
    amountRequirement: formatAmount(play),
    status: state,
    changedPoints: state === 'rejected' ? 0 : -Number(points),
    pointsBalance: Number(balanceAfter),
    amount: amount === null ? null : formatAmount(amount),
    shipment,
    remark,
  };
}
