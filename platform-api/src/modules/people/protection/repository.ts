import type { ProtectionMeasure } from '@marquee/contract/protection';
import type { Queryable } from '../../../platform/database';

interface Since {
  /** From when on a change of the password is recent. */
  readonly recentFrom: Date;
  /** The brand's business day, `yyyy-MM-dd`. */
  readonly today: string;
}

/** Whether a member has each measure: a column of the name of each. */
export async function readProtection(
  db: Queryable,
  memberId: bigint,
  { recentFrom, today }: Since,
): Promise<Readonly<Record<ProtectionMeasure, boolean>> | null> {
  const { rows } = await db.query<Record<ProtectionMeasure, boolean>>({
    name: 'protection',
    text: `select
             exists (select from member_contact c where c.member_id = m.id and c.kind = 'mobile' and c.verified_at is not null) as "mobile",
             exists (select from member_contact c where c.member_id = m.id and c.kind = 'email' and c.verified_at is not null) as "email",
             exists (select from authenticator a where a.member_id = m.id and a.confirmed_at is not null) as "authenticator",
             exists (select from passkey p where p.member_id = m.id) as "passkey",
             m.payment_password_hash is not null as "withdrawPassword",
             exists (select from identity_check i where i.member_id = m.id and i.level = 1 and i.state = 'approved'
               and coalesce(i.expires_on >= $3::date, true)) as "identity",
             m.password_changed_at >= $2 as "recentPassword"
           from member m where m.id = $1`,
    values: [memberId, recentFrom, today],
  });
  return rows[0] ?? null;
}
