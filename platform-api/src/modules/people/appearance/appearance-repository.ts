import type { Queryable } from '../../../platform/database';

export interface AppearanceRow {
  readonly account: string;
  readonly nickname: string;
  readonly avatar: string | null;
  readonly pictureId: string | null;
  readonly nicknameChangedAt: Date | null;
}

const COLUMNS = 'account, nickname, avatar, picture_id as "pictureId", nickname_changed_at as "nicknameChangedAt"';

export async function readAppearance(db: Queryable, memberId: bigint): Promise<AppearanceRow | null> {
  const { rows } = await db.query<AppearanceRow>({
    name: 'appearance',
    text: `select ${COLUMNS} from member where id = $1`,
    values: [memberId],
  });
  return rows[0] ?? null;
}

/** Held as it is until the transaction ends; null for an account that is not open. */
export async function lockAppearance(tx: Queryable, memberId: bigint): Promise<AppearanceRow | null> {
  const { rows } = await tx.query<AppearanceRow>({
    name: 'appearance-lock',
    text: `select ${COLUMNS} from member where id = $1 and status = 'active' for no key update`,
    values: [memberId],
  });
  return rows[0] ?? null;
}

/** A drawn picture, an own one, or neither. */
export interface ChosenPicture {
  readonly avatar: string | null;
  readonly pictureId: string | null;
}

export async function writePicture(tx: Queryable, memberId: bigint, picture: ChosenPicture, at: Date): Promise<void> {
  await tx.query({
    name: 'appearance-picture',
    text: 'update member set avatar = $2, picture_id = $3, appearance_changed_at = $4 where id = $1',
    values: [memberId, picture.avatar, picture.pictureId, at],
  });
}

export async function writeNickname(tx: Queryable, memberId: bigint, nickname: string, at: Date): Promise<void> {
  await tx.query({
    name: 'appearance-nickname',
    text: 'update member set nickname = $2, nickname_changed_at = $3, appearance_changed_at = $3 where id = $1',
    values: [memberId, nickname, at],
  });
}

/** Leaves a member as one who never chose how to appear. @param nickname from `standardNickname` */
export async function clearAppearance(tx: Queryable, memberId: bigint, nickname: string): Promise<void> {
  await tx.query({
    name: 'appearance-clear',
    text: `update member set nickname = $2, avatar = null, picture_id = null, nickname_changed_at = null, appearance_changed_at = null
           where id = $1`,
    values: [memberId, nickname],
  });
}

/** Whether somebody else of the brand logs in by this name. @param key from `accountKey` */
export async function isOthersAccount(
  db: Queryable,
  brandId: number,
  key: string,
  memberId: bigint | null,
): Promise<boolean> {
  const { rows } = await db.query({
    name: 'appearance-account',
    text: 'select from member where brand_id = $1 and account_key = $2 and id is distinct from $3',
    values: [brandId, key, memberId],
  });
  return rows.length > 0;
}
