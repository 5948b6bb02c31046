import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { PointGrant } from '@marquee/contract/calls/points-admin';
import { TRIAL_TYPE } from '@marquee/contract/constants';
import { dayOf } from '../../../platform/brand-days';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Brand } from '../../brand/repository';
import { operatedBrand, operatedBrandIds } from '../../brand/service';
import { canSeeBrand, requireRight } from '../../operator/service';
import { announcePoints, type PointsParts } from '../points-context';
import { readRulesOn } from '../rules-repository';
import { type GrantRow, insertGrant, readGrant, readGrants, writeGrantDecision } from './grants-repository';
import { byOperator, type PointsCaller } from './points-caller';

/** Points that operators give and take. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createGrantsAdmin(parts: PointsParts) {
  const { platform, brands, units, members, audit } = parts;
  const { pool } = platform.database;

  async function moveUnits(tx: Queryable, { id, memberId, points }: Pick<GrantRow, 'id' | 'memberId' | 'points'>) {
    const movement = { memberId, unit: 'points', source: 'points.grant', key: id } as const;
    if (points > 0n) await units.grant(tx, { ...movement, amount: points, kind: 'granted' });
    else await units.take(tx, { ...movement, amount: -points, kind: 'taken', counter: 'issued' });
  }

  async function answer(id: string): Promise<PointGrant> {
    const row = await readGrant(pool, id);
    if (!row) throw new Failure('not_found');
    if (row.state === 'approved') announcePoints(parts, row.memberId, await units.balance(row.memberId, 'points'));
    return grantView(row);
  }

  return {
    async list(
      { operator }: PointsCaller,
      { brand, ...page }: ParsedCallRequest<'pointsAdmin.grants'>,
    ): Promise<CallValue<'pointsAdmin.grants'>> {
      const brandIds = await operatedBrandIds(brands, operator, 'cashier', brand);
      const part = { limit: page.pageSize, offset: offsetOf(page) };
      const { content, total } = await readGrants(pool, brandIds, part);
      return pageOf(content.map(grantView), total, page);
    },

    /** @throws Failure `account_not_found`, `points_insufficient`, `idempotency_key_reused` */
    async grant(caller: PointsCaller, request: ParsedCallRequest<'pointsAdmin.grant'>): Promise<PointGrant> {
      const { grantId: id, brand: code, account, reason } = request;
      const brand = await operatedBrand(brands, caller.operator, 'cashier', code);
      const member = await members.byAccount(brand.id, account);
      if (!member || member.type === TRIAL_TYPE) throw new Failure('account_not_found');
      const points = BigInt(request.points);
      const needsTwo = (points < 0n ? -points : points) > (await boundOf(parts, brand));
      const grant = { id, brandId: brand.id, memberId: member.id, points, reason, proposedBy: caller.operator.id };
      await inTransaction(pool, async (tx) => {
        const outcome = await insertGrant(tx, { ...grant, needsTwo, at: platform.clock.now() });
        if (outcome === 'conflict') throw new Failure('idempotency_key_reused');
        if (outcome === 'repeat') return;
        if (!needsTwo) await moveUnits(tx, grant);
        const action = needsTwo ? 'points.grant-proposed' : 'points.granted';
        const details = { member: account, points: request.points };
        const entry = { ...byOperator(caller), action, subject: `point-grant:${id}`, reason, details };
        await audit.record({ ...entry, brandId: brand.id }, tx);
      });
      return answer(id);
    },

    /** @throws Failure `not_found`, `approved_before`, `proposal_decided`, `points_insufficient` */
    async decide(
      caller: PointsCaller,
      { grantId: id, approve }: ParsedCallRequest<'pointsAdmin.decideGrant'>,
    ): Promise<PointGrant> {
      const { operator } = caller;
      requireRight(operator, 'cashier');
      const row = await readGrant(pool, id);
      if (!row || !canSeeBrand(operator, row.brandId)) throw new Failure('not_found');
      if (row.state !== 'waiting') throw new Failure('proposal_decided');
      if (approve && row.proposedBy === operator.id) throw new Failure('approved_before');
      await inTransaction(pool, async (tx) => {
        const decision = { approve, operatorId: operator.id, at: platform.clock.now() };
        if (!(await writeGrantDecision(tx, id, decision))) throw new Failure('proposal_decided');
        if (approve) await moveUnits(tx, row);
        const { brandId, account: member, reason, points } = row;
        const action = approve ? 'points.granted' : 'points.grant-refused';
        const details = { member, points: Number(points) };
        await audit.record(
          { ...byOperator(caller), action, subject: `point-grant:${id}`, reason, details, brandId },
          tx,
        );
      });
      return answer(id);
    },
  };
}

/** Grants above it need a second operator; without rules all do. */
async function boundOf({ platform }: PointsParts, { id, offsetMinutes }: Brand): Promise<bigint> {
  const day = dayOf(platform.clock.now(), offsetMinutes);
  return (await readRulesOn(platform.database.pool, id, day))?.grantLimit ?? 0n;
}

function grantView(row: GrantRow): PointGrant {
  const { id, brand, account, points, state, reason, proposedByName, proposedAt, decidedByName } = row;
  return {
    ...{ grantId: id, brand, account, points: Number(points), state, reason },
    proposedBy: proposedByName,
    proposedAt: proposedAt.toISOString(),
    decidedBy: decidedByName,
  };
}
