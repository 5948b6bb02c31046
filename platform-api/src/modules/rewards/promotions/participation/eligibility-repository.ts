import type { Queryable } from '../../../../platform/database';

/** What decides whether a promotion gives a member something. */
export interface MemberFacts {
  readonly type: number;
  readonly status: string;
  readonly createdAt: Date;
  readonly hasMobile: boolean;
  readonly hasEmail: boolean;
  readonly hasPayee: boolean;
}

/** The facts of a brand's member; null when there is none of this id. */
export async function readMemberFacts(db: Queryable, brandId: number, memberId: bigint): Promise<MemberFacts | null> {
  const { rows } = await db.query<MemberFacts>({
    name: 'promotion-member-facts',
    text: `select m.type, m.status, m.created_at as "createdAt",
             exists (select from member_contact c where c.member_id = m.id and c.kind = 'mobile' and c.verified_at is not null) as "hasMobile",
             exists (select from member_contact c where c.member_id = m.id and c.kind = 'email' and c.verified_at is not null) as "hasEmail",
             exists (select from payee p where p.member_id = m.id and p.removed_at is null) as "hasPayee"
           from member m where m.id = $2 and m.brand_id = $1`,
    values: [brandId, memberId],
  });
  return rows[0] ?? null;
}
