import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { PointGrant } from '@marquee/contract/calls/points-admin';
import { z } from 'zod';
import { dayOf } from '../../../../platform/brand-days';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';
import { fact, number } from '../../../operators/proposals/facts';
import { createGrants, type GrantKind, grantView } from '../../../operators/proposals/grants';
import type { Brand } from '../../../site/brand/brand';
import { announcePoints, type PointsParts } from '../points-context';
import { readRulesOn } from '../point-rules';

/** Below zero: taken. */
const pointsSchema = z.object({ points: z.coerce.bigint() });
type Points = z.infer<typeof pointsSchema>;

/** Points that operators give and take. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createGrantsAdmin(parts: PointsParts) {
  const grants = createGrants(parts, kindOf(parts));
  return {
    list: (
      caller: OperatorCaller,
      request: ParsedCallRequest<'pointsAdmin.grants'>,
    ): Promise<CallValue<'pointsAdmin.grants'>> => grants.list(caller, request),
    /** @throws Failure `account_not_found`, `points_insufficient`, `idempotency_key_reused` */
    grant: (
      caller: OperatorCaller,
      { points, ...request }: ParsedCallRequest<'pointsAdmin.grant'>,
    ): Promise<CallValue<'pointsAdmin.grant'>> =>
      grants.grant(caller, { ...request, gift: { points: BigInt(points) } }),
  };
}

const kindOf = (parts: PointsParts): GrantKind<Points, PointGrant> => ({
  kind: 'point-grant',
  table: { name: 'point_grant', columns: { points: 'bigint' } },
  schema: pointsSchema,
  subject: 'point-grant',
  area: 'points',
  allowance: async (brand, { points }) => ({
    measure: 'points',
    amount: points < 0n ? -points : points,
    limit: await limitOf(parts, brand),
  }),
  async give(tx, { id, memberId, gift: { points } }) {
    const movement = { memberId, unit: 'points', source: 'points.grant', key: id } as const;
    if (points > 0n) await parts.units.grant(tx, { ...movement, amount: points, kind: 'granted' });
    else await parts.units.take(tx, { ...movement, amount: -points, kind: 'taken', counter: 'issued' });
  },
  facts: ({ points }) => [fact('points.points', number(points))],
  details: ({ points }) => ({ points: Number(points) }),
  announce: async ({ memberId }) => announcePoints(parts, memberId, await parts.units.balance(memberId, 'points')),
  view: (grant) => ({ ...grantView(grant), points: Number(grant.points) }),
});

/** What one operator may give alone on a day; without rules nothing. */
async function limitOf({ platform }: PointsParts, { id, offsetMinutes }: Brand): Promise<bigint> {
  const day = dayOf(platform.clock.now(), offsetMinutes);
  return (await readRulesOn(platform.database.pool, id, day))?.grantLimit ?? 0n;
}
