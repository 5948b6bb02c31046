import { Failure } from '../../platform/failure';
import type { CallContext } from '../../platform/http/call-context';
import type { On } from '../../platform/http/call-registrar';
import type { Brand } from '../brand/repository';
import type { BrandService } from '../brand/service';
import type { OperatorService } from '../operator/service';
import type { CannedReplies } from './canned-replies';
import type { DeskCaller } from './desk-access';
import type { DeskService } from './desk-service';
import type { FeedbackService } from './feedback-service';

export interface DeskRouteParts {
  readonly brands: BrandService;
  readonly operators: Pick<OperatorService, 'byId'>;
  readonly desk: DeskService;
  readonly replies: CannedReplies;
  readonly feedback: FeedbackService;
}

const callerOf = ({ operator, requestId }: CallContext<'operator'>): DeskCaller => ({ operator, requestId });

/** The operators' calls: conversations, ready answers, feedback. */
export function deskRoutes(on: On, { brands, operators, desk, replies, feedback }: DeskRouteParts): void {
  const brandOf = async (code: string): Promise<Brand> => {
    const found = (await brands.all()).find((brand) => brand.code === code);
    if (!found) throw new Failure('not_found');
    return found;
  };
  const brandIdOf = async (code: string | undefined) => (code === undefined ? null : (await brandOf(code)).id);

  on('desk.queue', async ({ brand, ...request }, context) =>
    desk.queue(callerOf(context), { ...request, brandId: await brandIdOf(brand) }),
  );
  on('desk.conversation', ({ conversationId }, context) => desk.conversation(callerOf(context), conversationId));
  on('desk.messages', ({ conversationId, ...range }, context) =>
    desk.messages(callerOf(context), conversationId, range),
  );
  on('desk.take', ({ conversationId }, context) => desk.take(callerOf(context), conversationId));
  on('desk.handBack', ({ conversationId }, context) => desk.handBack(callerOf(context), conversationId));
  on('desk.close', ({ conversationId }, context) => desk.close(callerOf(context), conversationId));
  on('desk.send', ({ conversationId, ...draft }, context) => desk.send(callerOf(context), conversationId, draft));
  on('desk.typing', async ({ conversationId }, context) => {
    const { name } = await operators.byId(context.operator.id);
    await desk.typing(callerOf(context), conversationId, name);
    return null;
  });
  on('desk.seen', async ({ conversationId, seq }, context) => {
    await desk.seen(callerOf(context), conversationId, seq);
    return null;
  });
  on('desk.uploadImage', ({ conversationId, image }, context) =>
    desk.keepImage(callerOf(context), conversationId, image),
  );

  on('desk.cannedReplies', async ({ brand }, context) => replies.list(callerOf(context), await brandOf(brand)));
  on('desk.saveCannedReply', async ({ brand, ...reply }, context) =>
    replies.save(callerOf(context), await brandOf(brand), reply),
  );
  on('desk.deleteCannedReply', async ({ replyId }, context) => {
    await replies.remove(callerOf(context), replyId);
    return null;
  });

  on('feedback.list', async ({ brand, type, status, search, pageNo, pageSize }, context) =>
    feedback.list(
      callerOf(context),
      { brandId: await brandIdOf(brand), type: type ?? null, status: status ?? null, search: search || null },
      { pageNo, pageSize },
    ),
  );
  on('feedback.answer', ({ feedbackId, answer }, context) => feedback.answer(callerOf(context), feedbackId, answer));
}
