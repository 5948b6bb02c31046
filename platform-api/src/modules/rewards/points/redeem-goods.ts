import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { PointRedeem } from '@marquee/contract/calls/points';
import { formatAmount } from '@marquee/contract/money';
import { GOOD_PLAY_DAYS } from '@marquee/contract/points';
import { dayOf } from '../../../platform/brand-days';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import { fingerprintOf, requireSameRequest } from '../../money/ledger/service';
import { type GoodRow, readGood, readRedeemedPieces, readValidBetSince, takeStock } from './goods-repository';
import { announcePoints, brandWithPoints, type PointsParts } from './points-context';
import { insertRedeem, readRedeemByKey, type RedeemRow } from './redeem-repository';
import { redeemView } from './redeem-view';
import type { MoneyCaller } from './convert-points';

const DAY_MS = 86_400_000;
type Request = ParsedCallRequest<'points.redeem'>;

/**
 * Redeems goods: takes points and stock at once; an operator sends or rejects them.
 * @throws Failure as the call's row says
 */
export function createRedeemGoods(parts: PointsParts) {
  const { platform, passwords, ids } = parts;
  const { pool } = platform.database;

  return async (caller: MoneyCaller, request: Request): Promise<PointRedeem> => {
    const { member, language, idempotencyKey } = caller;
    const brand = await brandWithPoints(parts, caller.brand);
    const { rewardId, quantity, points, address, mobileNum } = request;
    const fingerprint = fingerprintOf('redeem', rewardId, quantity, points, address, mobileNum);
    const answer = (row: RedeemRow) => redeemView(row, ids, language, brand);

    // A repeated request must not cost a password attempt.
    const earlier = await readRedeemByKey(pool, member.id, idempotencyKey);
    if (earlier) {
      requireSameRequest(earlier.fingerprint, fingerprint);
      return answer(earlier);
    }
    const good = await readGood(pool, rewardId);
    if (!good || good.brandId !== brand.id || !good.enabled) throw new Failure('good_unavailable');
    if (Number(good.points) !== points) throw new Failure('good_changed');
    if (good.delivery === 'shipped' && address === '') throw fieldFailure({ path: 'address', messageKey: 'required' });
    await passwords.demand(member.id, request.withdrawPassword);

    const today = platform.clock.now();
    const playSince = dayOf(new Date(today.getTime() - (GOOD_PLAY_DAYS - 1) * DAY_MS), brand.offsetMinutes);
    const order = { ...caller, good, quantity, fingerprint, address, mobile: mobileNum, playSince };
    const { row, balance } = await inTransaction(pool, (tx) => redeem(parts, tx, order));
    announcePoints(parts, member.id, balance);
    return answer(row);
  };
}

interface Order extends MoneyCaller {
  readonly good: GoodRow;
  readonly quantity: number;
  readonly fingerprint: string;
  readonly address: string;
  readonly mobile: string;
  /** Business day from which play counts. */
  readonly playSince: string;
}

async function redeem(
  { platform, units, vipLevels }: PointsParts,
  tx: Queryable,
  { member, brand, idempotencyKey, good, quantity, fingerprint, address, mobile, playSince }: Order,
): Promise<{ readonly row: RedeemRow; readonly balance: bigint }> {
  const points = good.points * BigInt(quantity);
  // Locks the member's points first: redeems of one member run one after another, so that the limit counts them all.
  const { outcome, balance } = await units.take(tx, {
    memberId: member.id,
    unit: 'points',
    amount: points,
    source: `points.redeem:${member.id}`,
    key: idempotencyKey,
    kind: 'redeemed',
    reference: { names: good.names },
  });
  if (outcome === 'ok') {
    if (good.vipLevel > (await vipLevels.levelOf(member.id, tx))) throw new Failure('good_level_required');
    await requirePlay(tx, member.id, good, playSince);
    if (!(await takeStock(tx, good, quantity))) throw new Failure(await stockFailure(tx, good));
    const pieces = quantity + (await readRedeemedPieces(tx, good.id, member.id));
    if (good.perMember !== null && pieces > good.perMember) throw new Failure('good_limit_reached');
    await insertRedeem(tx, {
      brandId: brand.id,
      memberId: member.id,
      idempotencyKey,
      fingerprint,
      type: good.delivery,
      goodId: good.id,
      quantity,
      points,
      play: good.play,
      amount: null,
      state: 'in_process',
      balanceAfter: balance,
      address: good.delivery === 'shipped' ? address : '',
      mobile,
      at: platform.clock.now(),
    });
  }
  const row = await readRedeemByKey(tx, member.id, idempotencyKey);
  if (!row) throw new Error(`a redeem of ${good.id} was not stored`);
  requireSameRequest(row.fingerprint, fingerprint);
  return { row, balance };
}

async function requirePlay(tx: Queryable, memberId: bigint, { play }: GoodRow, since: string): Promise<void> {
  if (play === 0n) return;
  const validBet = await readValidBetSince(tx, memberId, since);
  if (validBet < play) throw new Failure('good_play_required', { remaining: formatAmount(play - validBet) });
}

/** Why the stock was not taken. */
async function stockFailure(tx: Queryable, { id, points }: GoodRow) {
  const good = await readGood(tx, id);
  if (!good?.enabled) return 'good_unavailable';
  return good.points === points ? 'good_out_of_stock' : 'good_changed';
}
