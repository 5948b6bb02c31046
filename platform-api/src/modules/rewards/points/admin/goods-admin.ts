import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { AdminPointGood } from '@marquee/contract/calls/points-admin';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { inTransaction } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import { offsetOf, pageOf } from '../../../../platform/paging';
import type { Brand } from '../../../site/brand/brand';
import { operatedBrand, operatedBrandIds } from '../../../operators/rights/operated-brand';
import { fingerprintOf } from '../../../money/ledger/service';
import {
  fact,
  type Fact,
  factOf,
  level,
  localised,
  money,
  number,
  text,
  word,
  yes,
} from '../../../operators/proposals/facts';
import { lockSaves, requireRevision, revisionOf } from '../../../operators/revision/revision';
import { changeStock, type GoodRow, insertGoodChange, readGood, readGoods, writeGood } from '../goods-repository';
import type { PointsParts } from '../points-context';
import { byOperator, type OperatorCaller } from '../../../operators/audit/operator-caller';

/** Goods of the points mall. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createGoodsAdmin({ platform, brands, audit }: PointsParts) {
  const { pool } = platform.database;
  return {
    async list(
      { operator }: OperatorCaller,
      { brand, ...page }: ParsedCallRequest<'pointsAdmin.goods'>,
    ): Promise<CallValue<'pointsAdmin.goods'>> {
      const brandIds = await operatedBrandIds(brands, operator, 'cashier', brand);
      const part = { limit: page.pageSize, offset: offsetOf(page) };
      const { content, total } = await readGoods(pool, brandIds, part);
      const brandById = new Map((await brands.all()).map((item) => [item.id, item]));
      const view = content.flatMap((good) => {
        const own = brandById.get(good.brandId);
        return own ? [goodView(good, own)] : [];
      });
      return pageOf(view, total, page);
    },

    /** @throws Failure as the call's row says */
    async save(caller: OperatorCaller, request: ParsedCallRequest<'pointsAdmin.saveGood'>): Promise<AdminPointGood> {
      const { rewardId: id, brand: code, points, amountRequirement, stockChange, revision, reason, ...rest } = request;
      const brand = await operatedBrand(brands, caller.operator, 'cashier', code);
      const terms = { ...rest, points: BigInt(points), play: parseAmount(amountRequirement) };
      const at = platform.clock.now();
      const { operator, idempotencyKey } = caller;
      const fingerprint = fingerprintOf('good', JSON.stringify(request));
      return inTransaction(pool, async (tx) => {
        await lockSaves(tx, brand.id);
        const before = await readGood(tx, id);
        if (before && before.brandId !== brand.id) throw new Failure('not_found');
        const write = () => writeGood(tx, { id, brandId: brand.id, ...terms }, at);
        if (!before) await write();
        const change = { goodId: id, idempotencyKey, fingerprint, stockChange, operatorId: operator.id, at };
        const outcome = await insertGoodChange(tx, change);
        if (outcome === 'conflict') throw new Failure('idempotency_key_reused');
        if (outcome === 'new') {
          const stored = before && goodFacts(before, brand.currency);
          requireRevision({ revision, stored, change: goodFacts(terms, brand.currency) });
          if (before) await write();
          if (!(await changeStock(tx, id, stockChange))) throw new Failure('good_out_of_stock');
        }
        const after = await readGood(tx, id);
        if (!after) throw new Error(`goods ${id} were not stored`);
        const details = { before: before && goodView(before, brand), after: goodView(after, brand) };
        const subject = `point-good:${id}`;
        if (outcome === 'new')
          await audit.record(
            { ...byOperator(caller), action: 'points.good-saved', subject, reason, details, brandId: brand.id },
            tx,
          );
        return goodView(after, brand);
      });
    },
  };
}

type GoodTerms = Omit<GoodRow, 'id' | 'brandId' | 'stock' | 'redeemed'>;

/** Everything that the form of goods sets but the stock. */
const goodFacts = (good: GoodTerms, currency: string): Fact[] => [
  ...localised('points.good', good.names),
  ...localised('points.text', good.descriptions),
  fact('points.picture', text(good.picture)),
  fact('points.delivery', word(`points.deliveries.${good.delivery}`)),
  fact('points.price', number(good.points)),
  ...factOf('points.perMember', good.perMember, number),
  fact('points.vipLevel', level(good.vipLevel)),
  fact('points.play', money(currency)(good.play)),
  fact('points.offered', yes(good.enabled)),
];

function goodView(row: GoodRow, { code, currency }: Brand): AdminPointGood {
  const { id, brandId: _, points, play, ...good } = row;
  const amounts = { points: Number(points), amountRequirement: formatAmount(play) };
  return {
    ...good,
    ...amounts,
    rewardId: id,
    brand: code,
    currency,
    revision: revisionOf(goodFacts(row, currency)),
    names: { ...good.names },
    descriptions: { ...good.descriptions },
  };
}
