import type { AdminConversation } from '@marquee/contract/calls/chat-admin';
import type pg from 'pg';
import type { Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import { canSeeBrand, requireRight } from '../../operators/rights/rights';
import { type Conversation, lockConversation, readConversation } from './conversation-repository';
import { readAdminConversation } from './admin-repository';

/** An operator's action and its request. */
export interface AdminCaller {
  readonly operator: OperatorRef;
  readonly requestId: string;
}

/** Access of operators to conversations. Each throws `forbidden` without the right, `not_found` for another brand's. */
export interface AdminAccess {
  readConversation(caller: AdminCaller, conversationId: string): Promise<AdminConversation>;
  readable(operator: OperatorRef, conversationId: string): Promise<Conversation>;
  /** Locked until the transaction ends. */
  locked(connection: Queryable, operator: OperatorRef, conversationId: string): Promise<Conversation>;
  /** @throws Failure `chat_not_taken`, `chat_taken` unless the operator has taken it */
  own(caller: AdminCaller, conversationId: string): Promise<Conversation>;
}

export function createAdminAccess(pool: pg.Pool): AdminAccess {
  const readable: AdminAccess['readable'] = async (operator, conversationId) => {
    requireRight(operator, 'support');
    return visible(operator, await readConversation(pool, conversationId));
  };
  return {
    readable,
    async readConversation({ operator }, conversationId) {
      requireRight(operator, 'support');
      const conversation = await readAdminConversation(pool, operator, conversationId);
      if (!conversation) throw new Failure('not_found');
      return conversation;
    },
    async locked(connection, operator, publicId) {
      requireRight(operator, 'support');
      return visible(operator, await lockConversation(connection, { publicId }));
    },
    own: async ({ operator }, conversationId) => mustBeOwn(operator, await readable(operator, conversationId)),
  };
}

function visible(operator: OperatorRef, conversation: Conversation | null): Conversation {
  if (!conversation || !canSeeBrand(operator, conversation.brandId)) throw new Failure('not_found');
  return conversation;
}

/** @throws Failure `chat_not_taken`, `chat_taken` unless the operator has taken the conversation */
export function mustBeOwn(operator: OperatorRef, conversation: Conversation): Conversation {
  if (conversation.operatorId === operator.id) return conversation;
  throw new Failure(conversation.operatorId === null ? 'chat_not_taken' : 'chat_taken');
}
