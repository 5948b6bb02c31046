import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { PointRedeem } from '@marquee/contract/calls/points';
import { worthOfPoints } from '@marquee/contract/points';
import { dayOf } from '../../../platform/brand-days';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { fingerprintOf, requirePosted, requireSameRequest } from '../../money/ledger/service';
import { localisedText } from '../../../messages/texts';
import { announcePoints, brandWithPoints, type PointsParts } from './points-context';
import { insertRedeem, readRedeemByKey, type RedeemRow } from './redeem-repository';
import { redeemView } from './redeem-view';
import { readRulesOn } from './point-rules';
import { ledgerRates } from './rules-terms';

/** A member who spends points. */
export interface MoneyCaller {
  readonly member: MemberRef;
  readonly brand: BrandRef;
  readonly language: string;
  readonly idempotencyKey: string;
}

/**
 * Turns points into money at the rules that count today, in one transaction of both ledgers.
 * @throws Failure as the call's row says
 */
export function createConvertPoints(parts: PointsParts) {
  const { platform, passwords, ledger, ids } = parts;
  const { pool } = platform.database;

  return async (
    caller: MoneyCaller,
    { points, version, withdrawPassword }: ParsedCallRequest<'points.convert'>,
  ): Promise<PointRedeem> => {
    const { member, language, idempotencyKey } = caller;
    const brand = await brandWithPoints(parts, caller.brand);
    const fingerprint = fingerprintOf('convert', points, version);
    const answer = (row: RedeemRow) => redeemView(row, ids, language, brand);

    // A repeated request must not cost a password attempt.
    const earlier = await readRedeemByKey(pool, member.id, idempotencyKey);
    if (earlier) {
      requireSameRequest(earlier.fingerprint, fingerprint);
      return answer(earlier);
    }
    const rules = await readRulesOn(pool, brand.id, dayOf(platform.clock.now(), brand.offsetMinutes));
    if (!rules || rules.version !== version) throw new Failure('point_rules_changed');
    const amount = worthOfPoints(points, ledgerRates(rules));
    if (amount === null || amount === 0n)
      throw new Failure('points_below_minimum', { minimum: rules.exchange[0]?.points ?? 0 });
    await passwords.demand(member.id, withdrawPassword);

    const conversion = { ...caller, points: BigInt(points), amount, fingerprint };
    const { row, balance, cash } = await inTransaction(pool, (tx) => convert(parts, tx, conversion));
    announcePoints(parts, member.id, balance);
    if (cash !== null) ledger.announce(member.id, cash, brand.currency);
    return answer(row);
  };
}

interface Conversion extends MoneyCaller {
  readonly points: bigint;
  /** Ledger units. */
  readonly amount: bigint;
  readonly fingerprint: string;
}

/** @returns `cash` null for a repeat */
async function convert(
  { platform, units, ledger }: PointsParts,
  tx: Queryable,
  { member, brand, idempotencyKey, points, amount, fingerprint }: Conversion,
) {
  const movement = { source: `points.convert:${member.id}`, key: idempotencyKey } as const;
  const { outcome, balance } = await units.take(tx, {
    ...movement,
    memberId: member.id,
    unit: 'points',
    amount: points,
    kind: 'converted',
  });
  const cash = outcome === 'ok' ? await post() : null;
  const row = await readRedeemByKey(tx, member.id, idempotencyKey);
  if (!row) throw new Error('a conversion of points was not stored');
  requireSameRequest(row.fingerprint, fingerprint);
  return { row, balance, cash };

  async function post(): Promise<bigint> {
    const posted = requirePosted(
      await ledger.post(
        {
          ...movement,
          kind: 'promotion',
          brandId: brand.id,
          memberId: member.id,
          lines: [
            { from: { kind: 'promotion', brandId: brand.id }, to: { kind: 'cash', memberId: member.id }, amount },
          ],
          detail: { names: JSON.stringify(localisedText('record.points')) },
        },
        tx,
      ),
    );
    await insertRedeem(tx, {
      brandId: brand.id,
      memberId: member.id,
      idempotencyKey,
      fingerprint,
      type: 'money',
      goodId: null,
      quantity: 1,
      points,
      play: 0n,
      amount,
      state: 'approved',
      balanceAfter: balance,
      address: '',
      mobile: '',
      at: platform.clock.now(),
    });
    return posted.balance;
  }
}
