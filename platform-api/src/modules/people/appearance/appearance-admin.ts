import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { ShownMember } from '@marquee/contract/calls/member-profile-admin';
import { AVATARS } from '@marquee/contract/member-picture';
import { accountKey } from '../../../platform/account-key';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import { byOperator, type OperatorCaller } from '../../operators/audit/operator-caller';
import { operatedBrand } from '../../operators/rights/operated-brand';
import type { OpenedImage, Uploads } from '../../operators/uploads/service';
import type { BrandService } from '../../site/brand/service';
import { queueMessage } from '../messages/message-fact';
import {
  countShownMembers,
  lockShownMember,
  readPictureOwner,
  readShownMember,
  readShownMembers,
  type ShownMemberRow,
} from './admin-repository';
import { writeNickname, writePicture } from './appearance-repository';
import { standardNickname } from './nickname';
import { pictureSubject } from './service';

/** Moderation of how members appear. Every method throws `forbidden` without the right `support` and the brand. */
export interface AppearanceAdmin {
  list(
    operator: OperatorRef,
    filter: ParsedCallRequest<'memberProfiles.list'>,
  ): Promise<CallValue<'memberProfiles.list'>>;
  /**
   * Takes a nickname or a picture away; the member is told and may choose another nickname a day later.
   * @throws Failure `not_found` for a member of another brand, `conflict` where the member shows something else by now
   */
  remove(
    caller: Pick<OperatorCaller, 'operator' | 'requestId'>,
    request: ParsedCallRequest<'memberProfiles.remove'>,
  ): Promise<void>;
  /** @throws Failure `image_not_found` unless a member of the brand has the picture */
  open(operator: OperatorRef, code: string, pictureId: string): Promise<OpenedImage>;
}

interface AppearanceAdminParts {
  readonly platform: Platform;
  readonly brands: Pick<BrandService, 'all'>;
  readonly uploads: Pick<Uploads, 'release' | 'open'>;
  readonly audit: Audit;
}

export function createAppearanceAdmin({ platform, brands, uploads, audit }: AppearanceAdminParts): AppearanceAdmin {
  const { clock, jobs } = platform;
  const { pool } = platform.database;
  const brandFor = (operator: OperatorRef, code: string) => operatedBrand(brands, operator, 'support', code);

  return {
    async list(operator, { brand: code, account, ...page }) {
      const { id: brandId } = await brandFor(operator, code);
      if (account) {
        const row = await readShownMember(pool, brandId, accountKey(account));
        return pageOf(row ? [viewOf(row)] : [], row ? 1 : 0, page);
      }
      const [rows, count] = await Promise.all([
        readShownMembers(pool, { brandId, limit: page.pageSize, offset: offsetOf(page) }),
        countShownMembers(pool, brandId),
      ]);
      return pageOf(rows.map(viewOf), count, page);
    },

    async remove(caller, { brand: code, memberId, part, shown, reason }) {
      const brand = await brandFor(caller.operator, code);
      await inTransaction(pool, async (tx) => {
        const row = await lockShownMember(tx, brand.id, memberId);
        if (!row) throw new Failure('not_found');
        if (shownPart(row, part) !== shown) throw new Failure('conflict');
        const now = clock.now();
        if (part === 'nickname') await writeNickname(tx, row.id, standardNickname(row.account), now);
        else await writePicture(tx, row.id, { avatar: null, pictureId: null }, now);
        if (part === 'picture' && row.pictureId !== null)
          await uploads.release(tx, [row.pictureId], pictureSubject(row.id));
        await queueMessage(tx, jobs, {
          memberId: row.id,
          template: part === 'nickname' ? 'nickname_removed' : 'picture_removed',
          link: '/member?panel=account',
          key: `appearance:${part}:${now.toISOString()}`,
        });
        await audit.record(
          {
            ...byOperator(caller),
            action: `member.${part}-removed`,
            subject: `member:${row.publicId}`,
            reason,
            // Not a nickname: the record outlives the data of its member, whom it names by number only.
            details: part === 'picture' ? { removed: shown } : {},
            brandId: brand.id,
          },
          tx,
        );
      });
    },

    async open(operator, code, pictureId) {
      const brand = await brandFor(operator, code);
      const owner = await readPictureOwner(pool, brand.id, pictureId);
      if (owner === null) throw new Failure('image_not_found');
      return uploads.open(pictureId, pictureSubject(owner));
    },
  };
}

/** What the member shows of a part; null: nothing of their own. */
function shownPart(row: ShownMemberRow, part: 'nickname' | 'picture'): string | null {
  if (part === 'picture') return row.avatar ?? row.pictureId;
  return row.nickname === standardNickname(row.account) ? null : row.nickname;
}

const viewOf = (row: ShownMemberRow): ShownMember => ({
  memberId: row.publicId,
  account: row.account,
  nickname: row.nickname,
  hasOwnNickname: shownPart(row, 'nickname') !== null,
  avatar: AVATARS.find((name) => name === row.avatar) ?? null,
  pictureId: row.pictureId,
  changedAt: row.changedAt?.toISOString() ?? null,
});
