import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { networkOf } from '../../../platform/network-of';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { newPublicId } from '../../../platform/secrets';
import { createThrottle } from '../../../platform/throttle';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { BrandService } from '../../site/brand/service';
import type { Audit } from '../../operators/audit/audit';
import { requireRight } from '../../operators/rights/rights';
import type { AdminCaller } from './admin-access';
import { type AnswerFeedback, createFeedbackAnswer } from './feedback-answer';
import { type FeedbackFilter, insertFeedback, readFeedbackPage, toFeedbackEntry } from './feedback-repository';
import type { Conversations } from './conversations';

export interface FeedbackSender {
  readonly brand: BrandRef;
  readonly member: MemberRef | null;
  readonly ip: string;
  readonly language: string;
}

export interface FeedbackService {
  settings(brand: BrandRef): Promise<CallValue<'feedback.settings'>>;
  /**
   * @param solved checks the captcha; called last, because it uses the captcha up
   * @throws Failure `feedback_incomplete` with the empty fields, `validation_failed`, `too_many_requests`
   */
  send(
    input: ParsedCallRequest<'feedback.send'>,
    sender: FeedbackSender,
    solved: (captcha: string) => Promise<void>,
  ): Promise<CallValue<'feedback.send'>>;
  /** @throws Failure `forbidden` */
  list(
    caller: AdminCaller,
    filter: Omit<FeedbackFilter, 'brandIds'>,
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<CallValue<'feedback.list'>>;
  readonly answer: AnswerFeedback;
}

const HOUR_MS = 3_600_000;
const PER_HOUR = 5;

export function createFeedbackService(
  platform: Platform,
  brands: BrandService,
  conversations: Conversations,
  audit: Audit,
): FeedbackService {
  const { database, clock, config } = platform;
  const { pool } = database;
  const throttle = createThrottle(pool, { name: 'feedback', windowMs: HOUR_MS });

  const settings: FeedbackService['settings'] = async ({ id }) => {
    const { support } = (await brands.byId(id)).config;
    return { minLength: support.feedbackMinLength, maxLength: support.feedbackMaxLength };
  };

  const refuseTooMany = async (keys: readonly string[]) => {
    if (!config.rateLimits) return;
    for (const key of keys) {
      if ((await throttle.count(key)) < PER_HOUR) continue;
      throw new Failure('too_many_requests', {
        retryAfterSeconds: Math.ceil((await throttle.remainingMs(key)) / 1_000),
      });
    }
  };

  return {
    settings,
    async send({ type, content = '', sender = '', captcha = '' }, { brand, member, ip, language }, solved) {
      const keys = [`ip ${networkOf(ip)}`, ...(member ? [`member ${member.id}`] : [])];
      await refuseTooMany(keys);
      const kind = completeType({ type, content, captcha });
      refuseLength(content, await settings(brand));
      await solved(captcha);
      const publicId = newPublicId();
      await insertFeedback(pool, {
        publicId,
        brandId: brand.id,
        memberId: member?.id ?? null,
        sender: member?.account ?? sender,
        type: kind,
        content,
        language,
        ip,
        createdAt: clock.now(),
      });
      await Promise.all(keys.map((key) => throttle.add(key)));
      return { feedbackId: publicId };
    },
    async list({ operator }, filter, page) {
      requireRight(operator, 'support');
      const { content, total } = await readFeedbackPage(
        pool,
        { ...filter, brandIds: operator.brandIds },
        page.pageSize,
        offsetOf(page),
      );
      return pageOf(content.map(toFeedbackEntry), total, page);
    },
    answer: createFeedbackAnswer(platform, conversations, audit),
  };
}

/** @throws Failure `feedback_incomplete` with every empty field */
function completeType(input: { type: number | undefined; content: string; captcha: string }): number {
  const { type, content, captcha } = input;
  const missing = [
    ...(type === undefined ? ['type'] : []),
    ...(content === '' ? ['content'] : []),
    ...(captcha.trim() === '' ? ['captcha'] : []),
  ];
  if (type !== undefined && missing.length === 0) return type;
  throw new Failure('feedback_incomplete', { fields: missing.map((path) => ({ path, messageKey: 'required' })) });
}

function refuseLength(content: string, { minLength, maxLength }: CallValue<'feedback.settings'>): void {
  const { length } = [...content];
  if (length < minLength) throw fieldFailure({ path: 'content', messageKey: 'too_short', params: { min: minLength } });
  if (length > maxLength) throw fieldFailure({ path: 'content', messageKey: 'too_long', params: { max: maxLength } });
}
