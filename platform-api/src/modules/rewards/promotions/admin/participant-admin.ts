import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { PromotionParticipant } from '@marquee/contract/calls/promotion-fields';
import { Failure } from '../../../../platform/failure';
import type { OperatorRef } from '../../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../../platform/paging';
import { operatedBrandIds } from '../../../operators/rights/operated-brand';
import { canSeeBrand, requireRight } from '../../../operators/rights/rights';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';
import type { OpenedImage, Uploads } from '../../../operators/uploads/service';
import { type HouseholdSign, readHouseholds } from '../participation/household-repository';
import { imagesSubject } from '../participation/join-promotion';
import type { Platform } from '../../../../platform/platform';
import type { BrandService } from '../../../site/brand/service';
import { type ParticipantRow, readApplications, readParticipant, readParticipants } from './participant-repository';
import { participantView } from './participant-view';
import { readAdminRow } from './version-repository';

/** What reads members in promotions. */
export interface ParticipantAdminParts {
  readonly platform: Pick<Platform, 'database'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly uploads: Pick<Uploads, 'open'>;
}

/** Members in promotions, and the applications that wait. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createParticipantAdmin({ platform, brands, uploads }: ParticipantAdminParts) {
  const { pool } = platform.database;

  /** @throws Failure `forbidden`, `not_found` */
  async function rowOf(operator: OperatorRef, id: string): Promise<ParticipantRow> {
    requireRight(operator, 'cashier');
    const row = await readParticipant(pool, id);
    if (!row || !canSeeBrand(operator, row.brandId)) throw new Failure('not_found');
    return row;
  }

  /** Views with the signs of shared households, one query for each promotion. */
  async function describe(rows: readonly ParticipantRow[]): Promise<PromotionParticipant[]> {
    const signs: HouseholdSign[] = [];
    for (const promotionId of new Set(rows.map((row) => row.promotionId))) {
      const memberIds = rows.filter((row) => row.promotionId === promotionId).map(({ memberId }) => memberId);
      signs.push(...(await readHouseholds(pool, promotionId, memberIds)));
    }
    const views = rows.map(async (row) => participantView(row, await brands.byId(row.brandId), signs));
    return Promise.all(views);
  }

  async function answer({ operator }: OperatorCaller, id: string): Promise<PromotionParticipant> {
    const [view] = await describe([await rowOf(operator, id)]);
    if (!view) throw new Failure('not_found');
    return view;
  }

  return {
    async participants(
      caller: OperatorCaller,
      { promotionId, state, ...page }: ParsedCallRequest<'promotionsAdmin.participants'>,
    ): Promise<CallValue<'promotionsAdmin.participants'>> {
      requireRight(caller.operator, 'cashier');
      const promotion = await readAdminRow(pool, promotionId);
      if (!promotion || !canSeeBrand(caller.operator, promotion.brandId)) throw new Failure('not_found');
      const part = { limit: page.pageSize, offset: offsetOf(page) };
      const { rows, total } = await readParticipants(pool, promotionId, state ?? null, part);
      return pageOf(await describe(rows), total, page);
    },

    async applications(
      { operator }: OperatorCaller,
      { brand, filter, ...page }: ParsedCallRequest<'promotionsAdmin.applications'>,
    ): Promise<CallValue<'promotionsAdmin.applications'>> {
      const brandIds = await operatedBrandIds(brands, operator, 'cashier', brand);
      const part = { limit: page.pageSize, offset: offsetOf(page) };
      const { rows, total } = await readApplications(pool, brandIds, filter === 'waiting', part);
      return pageOf(await describe(rows), total, page);
    },

    rowOf,
    answer,

    /** A picture of an application. @throws Failure `not_found`, `image_not_found` */
    async openImage(operator: OperatorRef, participationId: string, imageId: string): Promise<OpenedImage> {
      const { id } = await rowOf(operator, participationId);
      return uploads.open(imageId, imagesSubject(id));
    },
  };
}
