import type { Queryable } from '../../../platform/database';

export interface ShownMemberRow {
  readonly id: bigint;
  readonly publicId: string;
  readonly account: string;
  readonly nickname: string;
  readonly avatar: string | null;
  readonly pictureId: string | null;
  readonly changedAt: Date | null;
}

const COLUMNS =
  'id, public_id as "publicId", account, nickname, avatar, picture_id as "pictureId", appearance_changed_at as "changedAt"';

interface ShownPage {
  readonly brandId: number;
  readonly limit: number;
  readonly offset: number;
}

/** Members of a brand who have changed nickname or picture, the latest first. */
export async function readShownMembers(
  db: Queryable,
  { brandId, limit, offset }: ShownPage,
): Promise<ShownMemberRow[]> {
  const { rows } = await db.query<ShownMemberRow>({
    name: 'shown-members',
    text: `select ${COLUMNS} from member where brand_id = $1 and appearance_changed_at is not null and status <> 'closed'
           order by appearance_changed_at desc, id limit $2 offset $3`,
    values: [brandId, limit, offset],
  });
  return rows;
}

export async function countShownMembers(db: Queryable, brandId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'shown-members-count',
    text: `select count(*)::integer as count from member
           where brand_id = $1 and appearance_changed_at is not null and status <> 'closed'`,
    values: [brandId],
  });
  return rows[0]?.count ?? 0;
}

/** @param key from `accountKey` */
export async function readShownMember(db: Queryable, brandId: number, key: string): Promise<ShownMemberRow | null> {
  const { rows } = await db.query<ShownMemberRow>({
    name: 'shown-member',
    text: `select ${COLUMNS} from member where brand_id = $1 and account_key = $2`,
    values: [brandId, key],
  });
  return rows[0] ?? null;
}

/** Held as it is until the transaction ends. */
export async function lockShownMember(
  tx: Queryable,
  brandId: number,
  publicId: string,
): Promise<ShownMemberRow | null> {
  const { rows } = await tx.query<ShownMemberRow>({
    name: 'shown-member-lock',
    text: `select ${COLUMNS} from member where brand_id = $1 and public_id = $2 for no key update`,
    values: [brandId, publicId],
  });
  return rows[0] ?? null;
}

/** The member of a brand who has this picture. */
export async function readPictureOwner(db: Queryable, brandId: number, pictureId: string): Promise<bigint | null> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'picture-owner',
    text: 'select id from member where picture_id = $1 and brand_id = $2',
    values: [pictureId, brandId],
  });
  return rows[0]?.id ?? null;
}
