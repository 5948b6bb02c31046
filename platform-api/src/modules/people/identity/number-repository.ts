import type { Queryable } from '../../../platform/database';

interface NumberUse {
  readonly brandId: number;
  readonly digest: Buffer;
  readonly memberId: bigint;
  readonly at: Date;
}

/** Takes a document number for a member. @returns false where it is another's, also one who takes it at this moment */
export async function claimNumber(tx: Queryable, { brandId, digest, memberId, at }: NumberUse): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'identity-number-claim',
    text: `insert into identity_number (brand_id, number_digest, member_id, claimed_at) values ($1, $2, $3, $4)
           on conflict (brand_id, number_digest) do update set claimed_at = identity_number.claimed_at
             where identity_number.member_id = excluded.member_id`,
    values: [brandId, digest, memberId, at],
  });
  return rowCount === 1;
}

/** Frees a number that no check of its member has any more, other than drafts and refused ones. */
export async function freeNumber(tx: Queryable, { brandId, digest, memberId }: Omit<NumberUse, 'at'>): Promise<void> {
  await tx.query({
    name: 'identity-number-free',
    text: `delete from identity_number n where n.brand_id = $1 and n.number_digest = $2 and n.member_id = $3 and not exists (
             select 1 from identity_check c
             where c.member_id = n.member_id and c.number_digest = n.number_digest and c.state not in ('draft', 'refused'))`,
    values: [brandId, digest, memberId],
  });
}

export async function recordAttempt(db: Queryable, { brandId, digest, memberId, at }: NumberUse): Promise<void> {
  await db.query({
    name: 'identity-number-attempt',
    text: `insert into identity_number_attempt (brand_id, number_digest, member_id, last_at) values ($1, $2, $3, $4)
           on conflict (brand_id, number_digest, member_id) do update set last_at = excluded.last_at`,
    values: [brandId, digest, memberId, at],
  });
}

/** Accounts besides the member's own that entered a number in use. */
export async function readAttempts(
  db: Queryable,
  { brandId, digest, memberId }: Omit<NumberUse, 'at'>,
): Promise<string[]> {
  const { rows } = await db.query<{ account: string }>({
    name: 'identity-number-attempts',
    text: `select m.account from identity_number_attempt a join member m on m.id = a.member_id
           where a.brand_id = $1 and a.number_digest = $2 and a.member_id <> $3 order by a.last_at desc limit 20`,
    values: [brandId, digest, memberId],
  });
  return rows.map(({ account }) => account);
}
