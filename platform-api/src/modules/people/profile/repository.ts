import type { Queryable } from '../../../platform/database';

export interface ProfileRow {
  readonly payeeName: string | null;
  /** `yyyy-MM-dd` */
  readonly birthday: string | null;
  /** Answers that have no column of their own, by the name of the field. */
  readonly profile: Readonly<Record<string, string>>;
}

const PROFILE = 'select payee_name as "payeeName", birthday::text as birthday, profile from member where id = $1';

export async function readProfile(db: Queryable, memberId: bigint): Promise<ProfileRow | null> {
  const { rows } = await db.query<ProfileRow>({ name: 'profile', text: PROFILE, values: [memberId] });
  return rows[0] ?? null;
}

/** Held as it is until the transaction ends; null for an account that is not open. */
export async function lockProfile(tx: Queryable, memberId: bigint): Promise<ProfileRow | null> {
  const { rows } = await tx.query<ProfileRow>({
    name: 'profile-lock',
    text: `${PROFILE} and status = 'active' for no key update`,
    values: [memberId],
  });
  return rows[0] ?? null;
}

export async function writeProfile(tx: Queryable, memberId: bigint, row: ProfileRow): Promise<void> {
  await tx.query({
    name: 'profile-write',
    text: 'update member set payee_name = $2, birthday = $3, profile = $4 where id = $1',
    values: [memberId, row.payeeName, row.birthday, row.profile],
  });
}
