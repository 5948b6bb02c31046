import type { AdminConversation } from '@marquee/contract/calls/chat-admin';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import { type Conversation, updateConversation } from './conversation-repository';
import { createAdminAccess, type AdminCaller, mustBeOwn } from './admin-access';
import type { Conversations } from './conversations';

export interface ConversationChanges {
  /** @throws Failure `chat_taken` when another operator has it */
  take(caller: AdminCaller, conversationId: string): Promise<AdminConversation>;
  /** @throws Failure `chat_not_taken`, `chat_taken` unless it is the operator's own */
  handBack(caller: AdminCaller, conversationId: string): Promise<AdminConversation>;
  /** @throws Failure as `handBack` */
  close(caller: AdminCaller, conversationId: string): Promise<AdminConversation>;
}

type Change = Pick<Conversation, 'status' | 'operatorId'>;

/** Assignment of conversations: take, hand back, close. */
export function createAdminChanges(
  { database: { pool }, clock }: Platform,
  conversations: Conversations,
  audit: Audit,
): ConversationChanges {
  const { locked, readConversation } = createAdminAccess(pool);

  /** Changes the assignment under the conversation's lock and records it in the audit log. */
  async function change(
    caller: AdminCaller,
    conversationId: string,
    action: string,
    decide: (conversation: Conversation) => Change,
  ): Promise<AdminConversation> {
    const { operator, requestId } = caller;
    const conversation = await inTransaction(pool, async (connection) => {
      const before = await locked(connection, operator, conversationId);
      const after = decide(before);
      if (after.status === before.status && after.operatorId === before.operatorId) return before;
      await updateConversation(connection, { ...before, ...after }, clock.now());
      const entry = {
        actor: { kind: 'operator', id: operator.id },
        action,
        subject: `chat:${conversationId}`,
        brandId: before.brandId,
        details: { before: before.status, after: after.status },
        requestId,
      } as const;
      await audit.record(entry, connection);
      return before;
    });
    await conversations.announce(conversation);
    return readConversation(caller, conversationId);
  }

  return {
    take: (caller, conversationId) =>
      change(caller, conversationId, 'chat.taken', ({ operatorId }) => {
        if (operatorId !== null && operatorId !== caller.operator.id) throw new Failure('chat_taken');
        return { status: 'active', operatorId: caller.operator.id };
      }),
    handBack: (caller, conversationId) =>
      change(caller, conversationId, 'chat.handed-back', (conversation) => {
        mustBeOwn(caller.operator, conversation);
        return { status: 'waiting', operatorId: null };
      }),
    close: (caller, conversationId) =>
      change(caller, conversationId, 'chat.closed', (conversation) => {
        mustBeOwn(caller.operator, conversation);
        return { status: 'closed', operatorId: null };
      }),
  };
}
