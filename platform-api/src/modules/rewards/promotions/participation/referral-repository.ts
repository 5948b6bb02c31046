import type { Queryable } from '../../../../platform/database';

/** Why an invitation gives nothing (`referral_fault`). */
export type ReferralFault = 'circle' | 'document' | 'device' | 'payee' | 'person';

/** What speaks against the invitation of a member; null: nothing does. */
export async function readReferralFault(db: Queryable, invitedId: bigint): Promise<ReferralFault | null> {
  const { rows } = await db.query<{ fault: ReferralFault | null }>({
    name: 'referral-fault',
    text: 'select referral_fault($1) as fault',
    values: [invitedId],
  });
  return rows[0]?.fault ?? null;
}

export interface ReferralRefusal {
  readonly promotionId: string;
  readonly invitedId: bigint;
  readonly fault: ReferralFault;
  readonly at: Date;
}

/** Writes that an invitation gives nothing; the first finding stays. */
export async function insertReferralRefusal(
  db: Queryable,
  { promotionId, invitedId, fault, at }: ReferralRefusal,
): Promise<void> {
  await db.query({
    name: 'referral-refusal-insert',
    text: `insert into referral_refusal (promotion_id, invited_id, fault, refused_at) values ($1, $2, $3, $4) on conflict do nothing`,
    values: [promotionId, invitedId, fault, at],
  });
}

/** Whether an invitation was found to give nothing. */
export async function isReferralRefused(db: Queryable, promotionId: string, invitedId: bigint): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'referral-refused',
    text: 'select from referral_refusal where promotion_id = $1 and invited_id = $2',
    values: [promotionId, invitedId],
  });
  return rowCount === 1;
}

/**
 * How many invitations a promotion rewards to a member, or has rewarded. Who asks waits for those who are being rewarded to the same
 * member, until the transaction ends.
 */
export async function countRewardedInvitations(tx: Queryable, promotionId: string, inviterId: bigint): Promise<number> {
  await tx.query({
    name: 'referral-count-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('referrals ' || $1 || ' ' || $2::text, 0))`,
    values: [promotionId, inviterId],
  });
  const { rows } = await tx.query<{ count: number }>({
    name: 'referral-count',
    text: `select count(*)::integer as count from promotion_participation
           where promotion_id = $1 and member_id = $2 and period like 'member:%' and state in ('completed', 'paid')`,
    values: [promotionId, inviterId],
  });
  return rows[0]?.count ?? 0;
}
