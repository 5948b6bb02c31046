import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import { isApplication } from '@marquee/contract/promotions/states';
import { dayOf } from '../../../../platform/brand-days';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { Failure, fieldFailure } from '../../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../../platform/http/visitor';
import { createThrottle } from '../../../../platform/throttle';
import type { CompleteForParts } from './complete-for-member';
import { completeParticipation } from './complete-participation';
import { requireEligible } from './eligibility';
import { inForce } from './in-force';
import {
  BY_MEMBER,
  insertParticipation,
  lockParticipationOf,
  type ParticipationRow,
  writeApplication,
} from './participation-repository';
import { cycleOf, periodKey } from '../periods';
import type { Uploads } from '../../../operators/uploads/service';
import { announcePromotions } from '../announce-promotions';
import { type PromotionRow, readPromotion, readPromotionOfCode } from '../promotion-repository';
import { isBudgetLeft } from './budget';

/** A member of the brand whose page asks. */
export interface MemberCaller {
  readonly member: Pick<MemberRef, 'id'>;
  readonly brand: Pick<BrandRef, 'id' | 'offsetMinutes' | 'defaultLanguage' | 'currency'>;
  readonly language: string;
}

/** Codes an hour that a member may get wrong: they cannot be found by trying. */
const WRONG_CODES_MAX = 20;

interface JoinParts extends CompleteForParts {
  readonly uploads: Pick<Uploads, 'claim'>;
}

/** What members do to take part. */
export function createJoinPromotion(parts: JoinParts) {
  const { platform, uploads } = parts;
  const { pool } = platform.database;
  const now = () => platform.clock.now();
  const wrongCodes = createThrottle(pool, { name: 'promotion-code', windowMs: 3_600_000 });

  /** Enters the member in the current period; who is in already stays as they are. */
  async function enter(
    tx: Queryable,
    promotion: PromotionRow,
    { member, brand }: MemberCaller,
    state: 'joined' | 'applied',
  ): Promise<ParticipationRow | null> {
    const { id: promotionId, version } = promotion;
    const { trigger } = promotion.terms.rules;
    const period = periodKey(cycleOf(trigger), dayOf(now(), brand.offsetMinutes)) ?? 'once';
    const memberId = member.id;
    if (await lockParticipationOf(tx, { promotionId, memberId, period })) return null;
    requireOpen(promotion, now());
    await requireEligible(tx, parts, promotion, memberId);
    const entry = { promotionId, brandId: brand.id, memberId, period, version, state, at: now() };
    return insertParticipation(tx, entry, BY_MEMBER);
  }

  return {
    /** @throws Failure as the call's row says */
    async join(caller: MemberCaller, promotionId: string): Promise<void> {
      const published = await requirePromotion(pool, caller, promotionId);
      const promotion = await inForce(pool, published, caller.brand.offsetMinutes, now());
      if (promotion.terms.rules.enrolment !== 'join') throw new Failure('promotion_closed');
      await inTransaction(pool, (tx) => enter(tx, promotion, caller, 'joined'));
      announcePromotions(platform, caller.member.id);
    },

    /** @throws Failure as the call's row says; `validation_failed` for a remark or pictures that the promotion asks for */
    async apply(
      caller: MemberCaller,
      { promotionId, remark, imageIds }: ParsedCallRequest<'promotions.apply'>,
    ): Promise<void> {
      const promotion = await requirePromotion(pool, caller, promotionId);
      const { trigger } = promotion.terms.rules;
      if (!isApplication(trigger.kind) || !('images' in trigger)) throw new Failure('promotion_closed');
      if (trigger.isRemarkRequired && remark === '')
        throw fieldFailure({ path: 'remark', messageKey: 'too_short', params: { min: 1 } });
      if (imageIds.length < trigger.images)
        throw fieldFailure({ path: 'imageIds', messageKey: 'too_short', params: { min: trigger.images } });
      await inTransaction(pool, async (tx) => {
        const entry = await enter(tx, promotion, caller, 'applied');
        if (!entry) return;
        const owner = { brandId: caller.brand.id, kind: 'member', id: caller.member.id } as const;
        await uploads.claim(tx, imageIds, owner, imagesSubject(entry.id));
        await writeApplication(tx, entry.id, { remark, imageIds });
      });
      announcePromotions(platform, caller.member.id);
    },

    /** @returns the id of the promotion; a code that was entered before changes nothing. @throws Failure as the call's row says */
    async enterCode(caller: MemberCaller, code: string): Promise<string> {
      const guesser = String(caller.member.id);
      // Counted before it is compared: guesses at the same time cannot pass the bound together.
      if ((await wrongCodes.add(guesser)) > WRONG_CODES_MAX) {
        await wrongCodes.takeBack(guesser);
        throw new Failure('too_many_requests');
      }
      const promotion = await readPromotionOfCode(pool, caller.brand.id, code);
      if (!promotion) throw new Failure('promotion_code_unknown');
      await wrongCodes.takeBack(guesser);
      const [promotionId, memberId] = [promotion.id, caller.member.id];
      const completed = await inTransaction(pool, async (tx) => {
        if (await lockParticipationOf(tx, { promotionId, memberId, period: 'once' })) return null;
        requireInWindow(promotion, now());
        return completeParticipation(tx, parts, promotion, { memberId, period: 'once', by: BY_MEMBER });
      });
      if (completed?.paid) await parts.rewards.announce(completed.paid);
      if (completed) announcePromotions(platform, memberId);
      return promotionId;
    },
  };
}

/** @throws Failure `promotion_not_found` */
async function requirePromotion(db: Queryable, { brand }: MemberCaller, id: string): Promise<PromotionRow> {
  const promotion = await readPromotion(db, brand.id, id);
  if (!promotion) throw new Failure('promotion_not_found');
  return promotion;
}

/** What the pictures of an application are part of. */
export const imagesSubject = (participationId: string): string => `promotion:${participationId}`;

/** @throws Failure `promotion_closed` */
function requireInWindow({ state, startsAt, endsAt }: PromotionRow, now: Date): void {
  if (state !== 'published' || startsAt > now || (endsAt && endsAt <= now)) throw new Failure('promotion_closed');
}

/** @throws Failure `promotion_closed` */
function requireOpen(promotion: PromotionRow, now: Date): void {
  requireInWindow(promotion, now);
  if (!isBudgetLeft(promotion, promotion.terms.rules.reward)) throw new Failure('promotion_closed');
}
