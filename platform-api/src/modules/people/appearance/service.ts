import { buffer } from 'node:stream/consumers';
import type { CallValue } from '@marquee/contract/calls/index';
import { type Avatar, AVATARS, MEMBER_PICTURE_SIZE } from '@marquee/contract/member-picture';
import { NICKNAME_WAIT_HOURS } from '@marquee/contract/nickname';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import type { Audit } from '../../operators/audit/audit';
import { byMember } from '../../operators/audit/by-member';
import type { ImageOwner, OpenedImage, Uploads } from '../../operators/uploads/service';
import type { BrandService } from '../../site/brand/service';
import {
  type AppearanceRow,
  type ChosenPicture,
  clearAppearance,
  lockAppearance,
  readAppearance,
  writeNickname,
  writePicture,
} from './appearance-repository';
import { checkedNickname, standardNickname } from './nickname';
import { pictureOf } from './picture-of';

type Context = Pick<CallContext<'member'>, 'member' | 'brand' | 'requestId'>;
type Icon = CallValue<'member.icon'>;

/** Nickname and picture of a member. */
export interface Appearance {
  read(member: MemberRef): Promise<Icon>;
  /** @throws Failure `too_many_requests` */
  choose(avatar: Avatar | null, context: Context): Promise<Icon>;
  /** @throws Failure `image_refused`, `too_many_requests` */
  upload(image: Uint8Array, context: Context): Promise<Icon>;
  /** @throws Failure `validation_failed`, `nickname_unavailable`, `nickname_too_soon`, `too_many_requests` */
  rename(nickname: string, context: Context): Promise<Icon>;
  /** The member's own picture. @throws Failure `image_not_found` for any other */
  open(pictureId: string, member: MemberRef): Promise<OpenedImage>;
  /** The file of a member's own picture; null where there is none, or where it is lost. */
  readPicture(memberId: bigint): Promise<Buffer | null>;
  /** Takes nickname and picture from an account that closes, in its transaction. */
  closeAccount(tx: Queryable, memberId: bigint): Promise<void>;
}

interface AppearanceParts {
  readonly platform: Platform;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly uploads: Pick<Uploads, 'storePortrait' | 'claim' | 'release' | 'open'>;
  readonly audit: Audit;
}

const HOUR_MS = 3_600_000;
const CHANGES_PER_HOUR = 20;

/** What a member's own picture is attached to. */
export const pictureSubject = (memberId: bigint): string => `member-picture:${memberId}`;

export function createAppearance({ platform, brands, uploads, audit }: AppearanceParts): Appearance {
  const { clock, config, log } = platform;
  const { pool } = platform.database;
  const tries = createThrottle(pool, { name: 'appearance', windowMs: HOUR_MS });

  async function countTry({ id }: MemberRef): Promise<void> {
    if (config.rateLimits && (await tries.add(String(id))) > CHANGES_PER_HOUR) throw new Failure('too_many_requests');
  }

  async function lock(tx: Queryable, { id }: MemberRef): Promise<AppearanceRow> {
    const row = await lockAppearance(tx, id);
    if (!row) throw new Failure('not_logged_in');
    return row;
  }

  const record = (
    { member, brand, requestId }: Context,
    part: 'nickname' | 'picture',
    details: object,
    tx: Queryable,
  ) =>
    audit.record(
      { ...byMember(member, brand.id), action: `member.${part}-changed`, requestId, details: { ...details } },
      tx,
    );

  const releaseOf = async (tx: Queryable, memberId: bigint, pictureId: string | null) => {
    if (pictureId !== null) await uploads.release(tx, [pictureId], pictureSubject(memberId));
  };

  /** In place of the picture before, which goes. */
  async function replacePicture(next: ChosenPicture, context: Context): Promise<Icon> {
    const { member, brand } = context;
    await inTransaction(pool, async (tx) => {
      const before = await lock(tx, member);
      if (next.pictureId !== null)
        await uploads.claim(tx, [next.pictureId], ownerOf(brand, member), pictureSubject(member.id));
      await writePicture(tx, member.id, next, clock.now());
      await releaseOf(tx, member.id, before.pictureId);
      await record(context, 'picture', { picture: next.avatar ?? (next.pictureId === null ? 'none' : 'own') }, tx);
    });
    return read(member);
  }

  async function read({ id }: MemberRef): Promise<Icon> {
    const row = await readAppearance(pool, id);
    if (!row) throw new Failure('not_logged_in');
    const from = nicknameFrom(row);
    return {
      picture: pictureOf(row),
      avatar: AVATARS.find((name) => name === row.avatar) ?? null,
      nickname: row.nickname,
      nicknameFrom: from && from > clock.now() ? from.toISOString() : null,
    };
  }

  return {
    read,

    async choose(avatar, context) {
      await countTry(context.member);
      return replacePicture({ avatar, pictureId: null }, context);
    },

    async upload(image, context) {
      const { member, brand } = context;
      await countTry(member);
      const { id } = await uploads.storePortrait(image, ownerOf(brand, member), MEMBER_PICTURE_SIZE);
      return replacePicture({ avatar: null, pictureId: id }, context);
    },

    async rename(typed, context) {
      const { member, brand } = context;
      await countTry(member);
      const nickname = await checkedNickname(pool, await brands.byId(brand.id), typed, member.id);
      await inTransaction(pool, async (tx) => {
        const before = await lock(tx, member);
        if (before.nickname === nickname) return;
        const [from, now] = [nicknameFrom(before), clock.now()];
        if (from && from > now) throw new Failure('nickname_too_soon', { from: from.toISOString() });
        await writeNickname(tx, member.id, nickname, now);
        await record(context, 'nickname', {}, tx);
      });
      return read(member);
    },

    async open(pictureId, { id }) {
      const row = await readAppearance(pool, id);
      if (row?.pictureId !== pictureId) throw new Failure('image_not_found');
      return uploads.open(pictureId, pictureSubject(id));
    },

    async readPicture(memberId) {
      const row = await readAppearance(pool, memberId);
      if (!row?.pictureId) return null;
      const { content } = await uploads.open(row.pictureId, pictureSubject(memberId));
      return buffer(content).catch((err: unknown) => {
        log.warn({ err, pictureId: row.pictureId }, 'the picture of a member cannot be read');
        return null;
      });
    },

    async closeAccount(tx, memberId) {
      const before = await readAppearance(tx, memberId);
      if (!before) return;
      await clearAppearance(tx, memberId, standardNickname(before.account));
      await releaseOf(tx, memberId, before.pictureId);
    },
  };
}

const ownerOf = (brand: BrandRef, member: MemberRef): ImageOwner => ({
  brandId: brand.id,
  kind: 'member',
  id: member.id,
});

const nicknameFrom = ({ nicknameChangedAt }: AppearanceRow): Date | null =>
  nicknameChangedAt && new Date(nicknameChangedAt.getTime() + NICKNAME_WAIT_HOURS * HOUR_MS);
