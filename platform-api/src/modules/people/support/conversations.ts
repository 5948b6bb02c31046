import { randomUUID } from 'node:crypto';
import type { ChatMessage, ChatPage } from '@marquee/contract/entities/chat';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { ImageOwner, Uploads } from '../../operators/uploads/service';
import { type Conversation, readConversationOf, updateConversation } from './conversation-repository';
import { insertMessage, type MessageRow, type PlaceRange, readByClientId, readMessages } from './message-repository';

export interface Draft {
  readonly clientId: string;
  readonly text: string;
  readonly imageIds: readonly string[];
}

export interface NewMessage {
  readonly draft: Draft;
  /** Null for a message of the member. */
  readonly operatorId: number | null;
  /** Locks the conversation, and throws unless the sender may write in it now. */
  lock(connection: Queryable): Promise<Conversation>;
  /** The state of the conversation after this message. */
  next(conversation: Conversation): Pick<Conversation, 'status' | 'operatorId'>;
}

/** Messages of conversations, for both sides. */
export interface Conversations {
  /**
   * Appends a message. A repeat with the same client id returns the message of the first attempt.
   * @throws Failure `validation_failed`, `idempotency_key_reused`, `image_not_found`
   */
  send(newMessage: NewMessage): Promise<{ readonly message: ChatMessage; readonly conversation: Conversation }>;
  page(conversation: Conversation | null, range: PlaceRange): Promise<ChatPage>;
  /** Notifies the member's pages and the operators of a new message. Call it after the commit. */
  announce(conversation: Conversation): Promise<void>;
}

/** The subject that pictures of a conversation are attached to. */
export const imageSubject = ({ id }: Pick<Conversation, 'id'>): string => `chat:${id}`;

export function createConversations({ database: { pool }, bus, clock }: Platform, uploads: Uploads): Conversations {
  const describe = async (rows: readonly MessageRow[]): Promise<ChatMessage[]> => {
    const images = await uploads.describe(rows.flatMap(({ imageIds }) => imageIds));
    return rows.map((row) => ({
      messageId: row.publicId,
      seq: row.seq,
      clientId: row.clientId,
      from: row.operatorId === null ? ('member' as const) : ('operator' as const),
      operator: row.operatorName,
      text: row.body,
      images: row.imageIds.flatMap((id) => {
        const image = images.get(id);
        return image ? [{ imageId: id, width: image.width, height: image.height }] : [];
      }),
      sentAt: row.sentAt.toISOString(),
    }));
  };

  async function write(connection: Queryable, { draft, operatorId, lock, next }: NewMessage): Promise<Conversation> {
    const conversation = await lock(connection);
    const existingMessage = await readByClientId(connection, conversation.id, operatorId, draft.clientId);
    if (existingMessage) {
      if (isSame(existingMessage, draft)) return conversation;
      throw new Failure('idempotency_key_reused');
    }
    const now = clock.now();
    const seq = conversation.lastSeq + 1;
    await insertMessage(connection, {
      conversationId: conversation.id,
      seq,
      publicId: randomUUID(),
      operatorId,
      clientId: draft.clientId,
      body: draft.text,
      imageIds: draft.imageIds,
      sentAt: now,
    });
    await uploads.claim(connection, draft.imageIds, ownerOf(conversation, operatorId), imageSubject(conversation));
    const after = { ...conversation, ...next(conversation), lastSeq: seq };
    await updateConversation(connection, after, now);
    return after;
  }

  const announce: Conversations['announce'] = async ({ memberId, brandId, publicId }) => {
    const now = await readConversationOf(pool, memberId);
    if (!now) return;
    bus.publish('chat.changed', { lastSeq: now.lastSeq, unread: now.unread }, { memberId });
    bus.publish('chatAdmin.changed', { conversationId: publicId, lastSeq: now.lastSeq }, { adminOfBrandId: brandId });
  };

  return {
    announce,
    async send(newMessage) {
      const { text, imageIds, clientId } = newMessage.draft;
      if (text === '' && imageIds.length === 0) throw fieldFailure({ path: 'text', messageKey: 'required' });
      const conversation = await inTransaction(pool, (connection) => write(connection, newMessage));
      await announce(conversation);
      const row = await readByClientId(pool, conversation.id, newMessage.operatorId, clientId);
      const [message] = row ? await describe([row]) : [];
      if (!message) throw new Error('the message that was just written does not exist');
      return { message, conversation };
    },
    async page(conversation, range) {
      if (!conversation) return { messages: [], hasMore: false };
      const { rows, hasMore } = await readMessages(pool, conversation.id, range);
      return { messages: await describe(rows), hasMore };
    },
  };
}

const isSame = (row: MessageRow, draft: Draft) =>
  row.body === draft.text && row.imageIds.join() === draft.imageIds.join();

function ownerOf({ brandId, memberId }: Conversation, operatorId: number | null): ImageOwner {
  return operatorId === null
    ? { brandId, kind: 'member', id: memberId }
    : { brandId, kind: 'operator', id: operatorId };
}
