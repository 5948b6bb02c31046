import type { CallContext } from '../../../platform/http/call-context';
import type { On } from '../../../platform/http/call-registrar';
import type { BrandService } from '../../site/brand/service';
import { operatedBrand } from '../../operators/rights/operated-brand';
import type { OperatorService } from '../../operators/operator/service';
import type { CannedReplies } from './canned-replies';
import type { AdminCaller } from './admin-access';
import type { AdminService } from './admin-service';
import type { FeedbackService } from './feedback-service';

export interface AdminRouteParts {
  readonly brands: BrandService;
  readonly operators: Pick<OperatorService, 'byId'>;
  readonly admin: AdminService;
  readonly replies: CannedReplies;
  readonly feedback: FeedbackService;
}

const callerOf = ({ operator, requestId }: CallContext<'operator'>): AdminCaller => ({ operator, requestId });

/** The operators' calls: conversations, canned replies, feedback. */
export function adminRoutes(on: On, { brands, operators, admin, replies, feedback }: AdminRouteParts): void {
  const brandOf = ({ operator }: CallContext<'operator'>, code: string) =>
    operatedBrand(brands, operator, 'support', code);
  const brandIdOf = async (context: CallContext<'operator'>, code: string | undefined) =>
    code === undefined ? null : (await brandOf(context, code)).id;

  on('chatAdmin.queue', async ({ brand, ...request }, context) =>
    admin.queue(callerOf(context), { ...request, brandId: await brandIdOf(context, brand) }),
  );
  on('chatAdmin.conversation', ({ conversationId }, context) => admin.conversation(callerOf(context), conversationId));
  on('chatAdmin.messages', ({ conversationId, ...range }, context) =>
    admin.messages(callerOf(context), conversationId, range),
  );
  on('chatAdmin.take', ({ conversationId }, context) => admin.take(callerOf(context), conversationId));
  on('chatAdmin.handBack', ({ conversationId }, context) => admin.handBack(callerOf(context), conversationId));
  on('chatAdmin.close', ({ conversationId }, context) => admin.close(callerOf(context), conversationId));
  on('chatAdmin.send', ({ conversationId, ...draft }, context) => admin.send(callerOf(context), conversationId, draft));
  on('chatAdmin.typing', async ({ conversationId }, context) => {
    const { name } = await operators.byId(context.operator.id);
    await admin.typing(callerOf(context), conversationId, name);
    return null;
  });
  on('chatAdmin.seen', async ({ conversationId, seq }, context) => {
    await admin.markSeen(callerOf(context), conversationId, seq);
    return null;
  });
  on('chatAdmin.uploadImage', ({ conversationId, image }, context) =>
    admin.keepImage(callerOf(context), conversationId, image),
  );

  on('chatAdmin.cannedReplies', async ({ brand }, context) =>
    replies.list(callerOf(context), await brandOf(context, brand)),
  );
  on('chatAdmin.saveCannedReply', async ({ brand, ...reply }, context) =>
    replies.save(callerOf(context), await brandOf(context, brand), reply),
  );
  on('chatAdmin.deleteCannedReply', async ({ replyId }, context) => {
    await replies.remove(callerOf(context), replyId);
    return null;
  });

  on('feedback.list', async ({ brand, type, status, search, ...page }, context) =>
    feedback.list(
      callerOf(context),
      { brandId: await brandIdOf(context, brand), type: type ?? null, status: status ?? null, search: search || null },
      page,
    ),
  );
  on('feedback.answer', ({ feedbackId, answer }, context) => feedback.answer(callerOf(context), feedbackId, answer));
}
