import type { DeskConversation } from '@marquee/contract/calls/desk';
import type { ChatImage, ChatMessage, ChatPage } from '@marquee/contract/entities/chat';
import type { CallValue } from '@marquee/contract/calls/index';
import { inTransaction } from '../../platform/database';
import { Failure } from '../../platform/failure';
import type { OperatorRef } from '../../platform/http/visitor';
import type { Platform } from '../../platform/platform';
import type { Audit } from '../operator/audit';
import { maySeeBrand, requireRight } from '../operator/service';
import type { Uploads } from '../upload/service';
import {
  type Connection,
  type Conversation,
  lockConversation,
  markSeen,
  readConversation,
  updateConversation,
} from './conversation-repository';
import { type QueueRequest, readDeskConversation, readDeskCounts, readQueue } from './desk-repository';
import type { PlaceRange } from './message-repository';
import { type Draft, imageSubject, type Talk } from './talk';

/** An operator's action, and the request that it came with. */
export interface DeskCaller {
  readonly operator: OperatorRef;
  readonly requestId: string;
}

/**
 * The operators' side of the live chat. Every method throws `forbidden` without the right `support`, and `not_found` for a
 * conversation of another brand: whoever may not read it does not learn that it exists.
 */
export interface DeskService {
  queue(caller: DeskCaller, request: QueueRequest): Promise<CallValue<'desk.queue'>>;
  conversation(caller: DeskCaller, conversationId: string): Promise<DeskConversation>;
  messages(caller: DeskCaller, conversationId: string, range: PlaceRange): Promise<ChatPage>;
  /** @throws Failure `chat_taken` when another operator has it */
  take(caller: DeskCaller, conversationId: string): Promise<DeskConversation>;
  /** @throws Failure `chat_not_taken`, `chat_taken` unless it is the operator's own; so do all below */
  handBack(caller: DeskCaller, conversationId: string): Promise<DeskConversation>;
  close(caller: DeskCaller, conversationId: string): Promise<DeskConversation>;
  send(caller: DeskCaller, conversationId: string, draft: Draft): Promise<ChatMessage>;
  typing(caller: DeskCaller, conversationId: string, name: string): Promise<void>;
  seen(caller: DeskCaller, conversationId: string, seq: number): Promise<void>;
  keepImage(caller: DeskCaller, conversationId: string, content: Uint8Array): Promise<ChatImage>;
  openImage(operator: OperatorRef, conversationId: string, imageId: string): ReturnType<Uploads['open']>;
}

type Change = Pick<Conversation, 'status' | 'operatorId'>;

export function createDeskService(platform: Platform, talk: Talk, uploads: Uploads, audit: Audit): DeskService {
  const { database, bus, clock } = platform;
  const { pool } = database;

  const shown = async ({ operator }: DeskCaller, conversationId: string): Promise<DeskConversation> => {
    requireRight(operator, 'support');
    const found = await readDeskConversation(pool, operator, conversationId);
    if (!found) throw new Failure('not_found');
    return found;
  };
  const readable = async (operator: OperatorRef, conversationId: string): Promise<Conversation> => {
    requireRight(operator, 'support');
    return visible(operator, await readConversation(pool, conversationId));
  };
  const locked = async (connection: Connection, operator: OperatorRef, publicId: string): Promise<Conversation> => {
    requireRight(operator, 'support');
    return visible(operator, await lockConversation(connection, { publicId }));
  };
  const own = async ({ operator }: DeskCaller, conversationId: string): Promise<Conversation> =>
    mustBeOwn(operator, await readable(operator, conversationId));

  /** Changes who has the conversation, once nobody else can at the same time, and records it. */
  async function change(
    caller: DeskCaller,
    conversationId: string,
    action: string,
    decide: (conversation: Conversation) => Change,
  ): Promise<DeskConversation> {
    const { operator, requestId } = caller;
    const conversation = await inTransaction(pool, async (connection) => {
      const before = await locked(connection, operator, conversationId);
      const after = decide(before);
      if (after.status === before.status && after.operatorId === before.operatorId) return before;
      await updateConversation(connection, { ...before, ...after }, clock.now());
      await audit.record(
        {
          actor: { kind: 'operator', id: operator.id },
          action,
          subject: `chat:${conversationId}`,
          brandId: before.brandId,
          details: { before: before.status, after: after.status },
          requestId,
        },
        connection,
      );
      return before;
    });
    await talk.announce(conversation);
    return shown(caller, conversationId);
  }

  return {
    async queue({ operator }, request) {
      requireRight(operator, 'support');
      const [{ content, total }, counts] = await Promise.all([
        readQueue(pool, operator, request),
        readDeskCounts(pool, operator),
      ]);
      const { pageNo, pageSize } = request;
      return {
        content,
        pageNum: pageNo,
        pageSize,
        totalPages: Math.ceil(total / pageSize),
        totalElements: total,
        ...counts,
      };
    },
    conversation: shown,
    messages: async ({ operator }, conversationId, range) => talk.page(await readable(operator, conversationId), range),
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
    async send({ operator }, conversationId, draft) {
      const { message } = await talk.say({
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
    async seen(caller, conversationId, seq) {
      const conversation = await own(caller, conversationId);
      if (await markSeen(pool, conversation.id, 'operator', seq)) await talk.announce(conversation);
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

function visible(operator: OperatorRef, conversation: Conversation | null): Conversation {
  if (!conversation || !maySeeBrand(operator, conversation.brandId)) throw new Failure('not_found');
  return conversation;
}

function mustBeOwn(operator: OperatorRef, conversation: Conversation): Conversation {
  if (conversation.operatorId === operator.id) return conversation;
  throw new Failure(conversation.operatorId === null ? 'chat_not_taken' : 'chat_taken');
}
