import type { FeedbackEntry } from '@marquee/contract/calls/feedback';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import { newPublicId } from '../../../platform/secrets';
import type { Audit } from '../../operators/audit/audit';
import { canSeeBrand, requireRight } from '../../operators/rights/rights';
import { ensureConversation, lockConversation } from './conversation-repository';
import type { AdminCaller } from './admin-access';
import { type FeedbackRow, finishFeedback, readFeedback, toFeedbackEntry } from './feedback-repository';
import type { Conversations } from './conversations';

/**
 * @param answer sent to the member's live chat; null closes the feedback without one
 * @throws Failure `forbidden`, `not_found`, `feedback_done`, `feedback_unreachable`
 */
export type AnswerFeedback = (caller: AdminCaller, feedbackId: string, answer: string | null) => Promise<FeedbackEntry>;

/** Characters of the feedback that its answer quotes. */
const QUOTE_LENGTH = 120;

/** Answers or closes feedback, once. */
export function createFeedbackAnswer(
  { database: { pool }, clock }: Platform,
  conversations: Conversations,
  audit: Audit,
): AnswerFeedback {
  const finish = ({ operator, requestId }: AdminCaller, { feedbackId, brandId }: FeedbackRow, answer: string | null) =>
    inTransaction(pool, async (connection) => {
      const isFirst = await finishFeedback(connection, feedbackId, answer, operator.id, clock.now());
      if (!isFirst) throw new Failure('feedback_done');
      const entry = {
        actor: { kind: 'operator', id: operator.id },
        action: answer === null ? 'feedback.closed' : 'feedback.answered',
        subject: `feedback:${feedbackId}`,
        brandId,
        requestId,
      } as const;
      await audit.record(entry, connection);
    });

  /** Sends the answer as a message in the member's conversation and leaves its state unchanged. */
  async function sendAnswer(
    { feedbackId, brandId, content }: FeedbackRow,
    memberId: bigint,
    answer: string,
    by: number,
  ) {
    await ensureConversation(pool, memberId, brandId, newPublicId(), clock.now());
    await conversations.send({
      draft: { clientId: `feedback-${feedbackId}`, text: `${quoted(content)}\n\n${answer}`, imageIds: [] },
      operatorId: by,
      async lock(connection) {
        const conversation = await lockConversation(connection, { memberId });
        if (!conversation) throw new Error('the conversation that was just created does not exist');
        return conversation;
      },
      next: ({ status, operatorId }) => ({ status, operatorId }),
    });
  }

  return async (caller, feedbackId, answer) => {
    const { operator } = caller;
    requireRight(operator, 'support');
    const feedback = await readFeedback(pool, feedbackId);
    if (!feedback || !canSeeBrand(operator, feedback.brandId)) throw new Failure('not_found');
    if (answer !== null && feedback.memberId === null) throw new Failure('feedback_unreachable');
    await finish(caller, feedback, answer);
    if (answer !== null && feedback.memberId !== null)
      await sendAnswer(feedback, feedback.memberId, answer, operator.id);
    const after = await readFeedback(pool, feedbackId);
    if (!after) throw new Failure('not_found');
    return toFeedbackEntry(after);
  };
}

function quoted(content: string): string {
  const characters = [...content.replace(/\s+/g, ' ')];
  const quote = characters.slice(0, QUOTE_LENGTH).join('');
  return `> ${quote}${characters.length > QUOTE_LENGTH ? '…' : ''}`;
}
