import type { ExchangeRate } from '@marquee/contract/points';
import type { Queryable } from '../../../platform/database';
import { createGoodsAdmin } from './admin/goods-admin';
import { createGrantsAdmin } from './admin/grants-admin';
import { createRedeemsAdmin } from './admin/redeems-admin';
import { createRulesAdmin } from './admin/rules-admin';
import { createConvertPoints } from './convert-points';
import { createMemberPoints } from './member-points';
import type { PointsParts } from './points-context';
import { createRedeemGoods } from './redeem-goods';
import { readRulesOn } from './point-rules';
import { ledgerRates } from './rules-terms';

/** The exchange-rate table that counts on a business day, in rising order; null for a brand without points. */
export async function readExchange(db: Queryable, brandId: number, day: string): Promise<ExchangeRate[] | null> {
  const rules = await readRulesOn(db, brandId, day);
  return rules && ledgerRates(rules);
}

/** Points, the points mall and its operators' side. */
export const createPoints = (parts: PointsParts) => ({
  own: createMemberPoints(parts),
  redeem: createRedeemGoods(parts),
  convert: createConvertPoints(parts),
  goods: createGoodsAdmin(parts),
  redeems: createRedeemsAdmin(parts),
  grants: createGrantsAdmin(parts),
  rules: createRulesAdmin(parts),
});

export type PointsService = ReturnType<typeof createPoints>;
