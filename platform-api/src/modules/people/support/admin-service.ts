import type { AdminConversation } from '@marquee/contract/calls/chat-admin';
import type { ChatImage, ChatMessage, ChatPage } from '@marquee/contract/entities/chat';
import type { CallValue } from '@marquee/contract/calls/index';
import type { OperatorRef } from '../../../platform/http/visitor';
import { pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import { requireRight } from '../../operators/rights/rights';
import type { Uploads } from '../../operators/uploads/service';
import { markSeen } from './conversation-repository';
import { createAdminAccess, type AdminCaller, mustBeOwn } from './admin-access';
import { type ConversationChanges, createAdminChanges } from './conversation-changes';
import { type QueueRequest, readAdminCounts, readQueue } from './admin-repository';
import type { PlaceRange } from './message-repository';
import { type Draft, imageSubject, type Conversations } from './conversations';

/**
 * The operators' side of the live chat. Every method throws `forbidden` without the right `support`, and `not_found`
 * for a conversation of another brand, so that its existence is not revealed.
 */
export interface AdminService extends ConversationChanges {
  queue(caller: AdminCaller, request: QueueRequest): Promise<CallValue<'chatAdmin.queue'>>;
  conversation(caller: AdminCaller, conversationId: string): Promise<AdminConversation>;
  messages(caller: AdminCaller, conversationId: string, range: PlaceRange): Promise<ChatPage>;
  /** @throws Failure `chat_not_taken`, `chat_taken` unless the operator has taken it; so do all below */
  send(caller: AdminCaller, conversationId: string, draft: Draft): Promise<ChatMessage>;
  typing(caller: AdminCaller, conversationId: string, name: string): Promise<void>;
  markSeen(caller: AdminCaller, conversationId: string, seq: number): Promise<void>;
  keepImage(caller: AdminCaller, conversationId: string, content: Uint8Array): Promise<ChatImage>;
  openImage(operator: OperatorRef, conversationId: string, imageId: string): ReturnType<Uploads['open']>;
}

export function createAdminService(
  platform: Platform,
  conversations: Conversations,
  uploads: Uploads,
  audit: Audit,
): AdminService {
  const { database, bus } = platform;
  const { pool } = database;
  const { readConversation, readable, locked, own } = createAdminAccess(pool);

  return {
    async queue({ operator }, request) {
      requireRight(operator, 'support');
      const [{ content, total }, counts] = await Promise.all([
        readQueue(pool, operator, request),
        readAdminCounts(pool, operator),
      ]);
      return { ...pageOf(content, total, request), ...counts };
    },
    conversation: readConversation,
    messages: async ({ operator }, conversationId, range) =>
      conversations.page(await readable(operator, conversationId), range),
    ...createAdminChanges(platform, conversations, audit),
    async send({ operator }, conversationId, draft) {
      const { message } = await conversations.send({
        draft,
        operatorId: operator.id,
        lock: async (connection) => mustBeOwn(operator, await locked(connection, operator, conversationId)),
        next: ({ status, operatorId }) => ({ status, operatorId }),
      });
      return message;
    },
    async typing(caller, conversationId, name) {
      const { memberId } = await own(caller, conversationId);
      bus.publish('chat.typing', { operator: name }, { memberId });
    },
    async markSeen(caller, conversationId, seq) {
      const conversation = await own(caller, conversationId);
      if (await markSeen(pool, conversation.id, 'operator', seq)) await conversations.announce(conversation);
    },
    async keepImage(caller, conversationId, content) {
      const { brandId } = await own(caller, conversationId);
      const { id, width, height } = await uploads.store(content, { brandId, kind: 'operator', id: caller.operator.id });
      return { imageId: id, width, height };
    },
    openImage: async (operator, conversationId, imageId) =>
      uploads.open(imageId, imageSubject(await readable(operator, conversationId))),
  };
}
