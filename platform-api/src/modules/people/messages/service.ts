import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { MemberMessage, MessageCategory } from '@marquee/contract/calls/messages';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import type { BrandService } from '../../site/brand/service';
import type { MessageCopies } from './copies/copies';
import { MEMBER_MESSAGE_TASK, type QueuedFact } from './message-fact';
import {
  countUnread,
  deleteMessages,
  insertMessage,
  type MessageRow,
  markRead,
  readInbox,
  readMessage,
  readRecipient,
  removeOldMessages,
} from './message-repository';
import { messageWording, wordingLanguage } from './message-wording';
import { messageToAgent } from './sub-user-message';
import { readWrittenText } from './template-repository';
import { TEMPLATE_CATEGORIES } from './templates';

/** Messages of the platform to members, as they read them. */
export interface MemberMessages {
  list(member: MemberRef, request: ParsedCallRequest<'messages.list'>): Promise<CallValue<'messages.list'>>;
  /** @throws Failure `not_found` for another member's too */
  one(member: MemberRef, publicId: string): Promise<MemberMessage>;
  unread(member: MemberRef): Promise<{ unread: number }>;
  markRead(member: MemberRef, request: ParsedCallRequest<'messages.markRead'>): Promise<{ unread: number }>;
  remove(member: MemberRef, publicIds: readonly string[]): Promise<{ unread: number }>;
  /** Removes messages that are too old for anybody to see. */
  removeOld(): Promise<void>;
}

const REMOVED_AT_ONCE = 5_000;

export function createMemberMessages(
  { bus, database: { pool }, jobs }: Pick<Platform, 'bus' | 'database' | 'jobs'>,
  brands: Pick<BrandService, 'byId'>,
  ids: PublicIds,
  copies: MessageCopies,
): MemberMessages {
  const viewOf = (row: MessageRow): MemberMessage => ({
    messageId: ids.encode(row.id),
    category: row.category,
    title: row.title,
    text: row.text,
    link: row.link,
    createdAt: row.created_at.toISOString(),
    read: row.read_at !== null,
  });
  const unreadOf = async (memberId: bigint) => totalOf(await countUnread(pool, memberId));
  const numbersOf = (publicIds: readonly string[]) =>
    publicIds.map((publicId) => ids.decode(publicId)).filter((id) => id !== null);

  /** Tells every page of the member how many are unread now. */
  async function announce(memberId: bigint): Promise<{ unread: number }> {
    const unread = await unreadOf(memberId);
    bus.publish('messages.unread', { count: unread }, { memberId });
    return { unread };
  }

  /** Messages about a sub-user go to its agent. @returns null where nobody is told */
  async function addressed(queued: QueuedFact) {
    const recipient = await readRecipient(pool, BigInt(queued.memberId));
    if (!recipient || recipient.ownerId === null) return recipient && { queued, recipient };
    const toAgent = messageToAgent(queued, { ...recipient, ownerId: recipient.ownerId });
    const agent = toAgent && (await readRecipient(pool, recipient.ownerId));
    return agent && { queued: toAgent, recipient: agent };
  }

  jobs.handle<QueuedFact>(MEMBER_MESSAGE_TASK, async (task) => {
    const found = await addressed(task);
    if (!found) return;
    const { recipient, queued } = found;
    const { key, link = null, ...fact } = queued;
    const memberId = BigInt(queued.memberId);
    const brand = await brands.byId(recipient.brand_id);
    const language = wordingLanguage(brand, recipient.language);
    const written = await readWrittenText(pool, brand.id, fact.template, language);
    const wording = messageWording(brand, language, fact, written);
    const category = TEMPLATE_CATEGORIES[fact.template];
    const message = { ...wording, brandId: brand.id, memberId, category, link, key };
    const isNew = await inTransaction(pool, async (tx) => {
      const id = await insertMessage(tx, message);
      if (id !== null) await copies.queue(tx, category, [id]);
      return id !== null;
    });
    if (isNew) await announce(memberId);
  });

  return {
    async list({ id: memberId }, { category, filter, search, after, limit }) {
      const before = after === undefined ? null : ids.decode(after);
      const rows = await readInbox(pool, { memberId, category, filter, search, before }, limit + 1);
      const content = rows.slice(0, limit).map(viewOf);
      return {
        content,
        next: rows.length > limit ? (content.at(-1)?.messageId ?? null) : null,
        unreadByCategory: await countUnread(pool, memberId),
      };
    },

    async one({ id: memberId }, publicId) {
      const id = ids.decode(publicId);
      const row = id === null ? null : await readMessage(pool, memberId, id);
      if (!row) throw new Failure('not_found');
      return viewOf(row);
    },

    unread: async ({ id }) => ({ unread: await unreadOf(id) }),

    async markRead({ id: memberId }, { messageIds, category }) {
      const changed = await markRead(pool, memberId, messageIds ? numbersOf(messageIds) : null, category);
      return changed > 0 ? announce(memberId) : { unread: await unreadOf(memberId) };
    },

    async remove({ id: memberId }, messageIds) {
      const changed = await deleteMessages(pool, memberId, numbersOf(messageIds));
      return changed > 0 ? announce(memberId) : { unread: await unreadOf(memberId) };
    },

    async removeOld() {
      while ((await removeOldMessages(pool, REMOVED_AT_ONCE)) === REMOVED_AT_ONCE);
    },
  };
}

const totalOf = (unread: Readonly<Record<MessageCategory, number>>): number =>
  Object.values(unread).reduce((sum, count) => sum + count, 0);
