import type { HOUSEHOLD_SIGNS } from '@marquee/contract/calls/promotion-fields';
import type { Queryable } from '../../../../platform/database';
import { HOUSEHOLDS } from '../../../people/member/household-statements';

type Sign = (typeof HOUSEHOLD_SIGNS)[number];

export interface HouseholdSign {
  readonly memberId: bigint;
  readonly sign: Sign;
  readonly accounts: string[];
}

/**
 * Whether another member of the household takes part in a promotion, or took part. Who asks waits for those who are entering the same
 * promotion, until the transaction ends: two of a household at once are two in a row.
 */
export async function sharesHousehold(db: Queryable, promotionId: string, memberId: bigint): Promise<boolean> {
  await db.query({
    name: 'promotion-household-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('promotion-household ' || $1, 0))`,
    values: [promotionId],
  });
  const { rows } = await db.query<{ shares: boolean }>({
    name: 'promotion-household',
    text: `select exists (
             select from (${HOUSEHOLDS}) s
             join promotion_participation p on p.member_id = s.other_id and p.promotion_id = $1 and p.state not in ('rejected', 'cancelled')
             where s.sign <> 'address'
           ) as shares`,
    values: [promotionId, [memberId]],
  });
  return rows[0]?.shares === true;
}

/** What other participants of a promotion share with these members. */
export async function readHouseholds(
  db: Queryable,
  promotionId: string,
  memberIds: readonly bigint[],
): Promise<readonly HouseholdSign[]> {
  const { rows } = await db.query<HouseholdSign>({
    name: 'promotion-households',
    text: `select s.member_id as "memberId", s.sign, array_agg(distinct m.account order by m.account) as accounts
           from (${HOUSEHOLDS}) s join member m on m.id = s.other_id
           where exists (select from promotion_participation p where p.member_id = s.other_id and p.promotion_id = $1)
           group by s.member_id, s.sign order by s.member_id, s.sign`,
    values: [promotionId, memberIds],
  });
  return rows;
}
