import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { FeedbackEntry } from '@marquee/contract/calls/feedback';
import { inTransaction } from '../../platform/database';
import { Failure, fieldFailure } from '../../platform/failure';
import type { BrandRef, MemberRef } from '../../platform/http/visitor';
import type { Platform } from '../../platform/platform';
import { newPublicId } from '../../platform/secrets';
import { createThrottle } from '../../platform/throttle';
import type { BrandService } from '../brand/service';
import type { Audit } from '../operator/audit';
import { maySeeBrand, requireRight } from '../operator/service';
import { ensureConversation, lockConversation } from './conversation-repository';
import type { DeskCaller } from './desk-service';
import {
  type FeedbackFilter,
  type FeedbackRow,
  finishFeedback,
  insertFeedback,
  readFeedback,
  readFeedbackPage,
} from './feedback-repository';
import type { Talk } from './talk';

export interface FeedbackSender {
  readonly brand: BrandRef;
  readonly member: MemberRef | null;
  readonly ip: string;
  readonly language: string;
}

export interface FeedbackService {
  settings(brand: BrandRef): Promise<CallValue<'feedback.settings'>>;
  /**
   * @param solved whether the captcha is right; asked once nothing else is wrong, because asking spends it
   * @throws Failure `feedback_incomplete` that names what is empty, `validation_failed`, `too_many_requests`
   */
  send(
    input: ParsedCallRequest<'feedback.send'>,
    sender: FeedbackSender,
    solved: (captcha: string) => Promise<void>,
  ): Promise<CallValue<'feedback.send'>>;
  /** @throws Failure `forbidden` */
  list(
    caller: DeskCaller,
    filter: Omit<FeedbackFilter, 'brandIds'>,
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<CallValue<'feedback.list'>>;
  /**
   * @param answer goes into the member's live chat; null closes the feedback without one
   * @throws Failure `forbidden`, `not_found`, `feedback_done`, `feedback_unreachable`
   */
  answer(caller: DeskCaller, feedbackId: string, answer: string | null): Promise<FeedbackEntry>;
}

const HOUR_MS = 3_600_000;
const PER_HOUR = 5;
/** How much of the feedback its answer quotes. */
const QUOTE_LENGTH = 120;

export function createFeedbackService(
  platform: Platform,
  brands: BrandService,
  talk: Talk,
  audit: Audit,
): FeedbackService {
  const { database, clock, config } = platform;
  const { pool } = database;
  const sent = createThrottle(pool, { name: 'feedback', windowMs: HOUR_MS });

  const settings: FeedbackService['settings'] = async ({ id }) => {
    const { support } = (await brands.byId(id)).config;
    return { minLength: support.feedbackMinLength, maxLength: support.feedbackMaxLength };
  };

  const refuseTooMany = async (keys: readonly string[]) => {
    if (!config.rateLimits) return;
    for (const key of keys) {
      if ((await sent.count(key)) < PER_HOUR) continue;
      throw new Failure('too_many_requests', { retryAfterSeconds: Math.ceil((await sent.remainingMs(key)) / 1_000) });
    }
  };

  return {
    settings,
    async send({ type, content = '', sender = '', captcha = '' }, { brand, member, ip, language }, solved) {
      const keys = [`ip ${ip}`, ...(member ? [`member ${member.id}`] : [])];
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
      await Promise.all(keys.map((key) => sent.add(key)));
      return { feedbackId: publicId };
    },
    async list({ operator }, filter, { pageNo, pageSize }) {
      requireRight(operator, 'support');
      const { content, total } = await readFeedbackPage(
        pool,
        { ...filter, brandIds: operator.brandIds },
        pageSize,
        (pageNo - 1) * pageSize,
      );
      const totalPages = Math.ceil(total / pageSize);
      return { content: content.map(shown), pageNum: pageNo, pageSize, totalPages, totalElements: total };
    },
    async answer({ operator, requestId }, feedbackId, answer) {
      requireRight(operator, 'support');
      const found = await readFeedback(pool, feedbackId);
      if (!found || !maySeeBrand(operator, found.brandId)) throw new Failure('not_found');
      if (answer !== null && found.memberId === null) throw new Failure('feedback_unreachable');
      await inTransaction(pool, async (connection) => {
        if (!(await finishFeedback(connection, feedbackId, answer, operator.id, clock.now())))
          throw new Failure('feedback_done');
        await audit.record(
          {
            actor: { kind: 'operator', id: operator.id },
            action: answer === null ? 'feedback.closed' : 'feedback.answered',
            subject: `feedback:${feedbackId}`,
            brandId: found.brandId,
            requestId,
          },
          connection,
        );
      });
      if (answer !== null && found.memberId !== null) await tell(found, found.memberId, answer, operator.id);
      const after = await readFeedback(pool, feedbackId);
      if (!after) throw new Failure('not_found');
      return shown(after);
    },
  };

  /** The answer is a message in the member's conversation, whose state it leaves as it is. */
  async function tell(feedback: FeedbackRow, memberId: bigint, answer: string, operatorId: number): Promise<void> {
    await ensureConversation(pool, memberId, feedback.brandId, newPublicId(), clock.now());
    await talk.say({
      draft: {
        clientId: `feedback-${feedback.feedbackId}`,
        text: `${quoted(feedback.content)}\n\n${answer}`,
        imageIds: [],
      },
      operatorId,
      async lock(connection) {
        const conversation = await lockConversation(connection, { memberId });
        if (!conversation) throw new Error('a conversation that was made is not there');
        return conversation;
      },
      next: ({ status, operatorId: holder }) => ({ status, operatorId: holder }),
    });
  }
}

const shown = ({ brandId: _brand, memberId: _member, ...entry }: FeedbackRow): FeedbackEntry => entry;

function quoted(content: string): string {
  const characters = [...content.replace(/\s+/g, ' ')];
  const quote = characters.slice(0, QUOTE_LENGTH).join('');
  return `> ${quote}${characters.length > QUOTE_LENGTH ? '…' : ''}`;
}

/** @throws Failure `feedback_incomplete` that names every field without a value */
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
