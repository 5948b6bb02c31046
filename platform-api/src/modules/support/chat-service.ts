import type { CallValue } from '@marquee/contract/calls/index';
import type { ChatImage, ChatMessage, ChatPage } from '@marquee/contract/entities/chat';
import { Failure } from '../../platform/failure';
import type { BrandRef, MemberRef } from '../../platform/http/visitor';
import type { Platform } from '../../platform/platform';
import { newPublicId } from '../../platform/secrets';
import { createThrottle } from '../../platform/throttle';
import type { BrandService } from '../brand/service';
import type { Uploads } from '../upload/service';
import {
  type Conversation,
  ensureConversation,
  lockConversation,
  markSeen,
  readConversationOf,
} from './conversation-repository';
import type { PlaceRange } from './message-repository';
import { type Office, officeAt } from './office-hours';
import { type Draft, imageSubject, type Talk } from './talk';

/** A member at a brand's site. */
export interface Caller {
  readonly member: MemberRef;
  readonly brand: BrandRef;
}

/** The member's side of the live chat. Every method throws `feature_disabled` where the brand has none. */
export interface ChatService {
  /** Null where the brand has no live chat. */
  office(brand: BrandRef): Promise<Office | null>;
  conversation(caller: Caller): Promise<CallValue<'chat.conversation'>>;
  messages(caller: Caller, range: PlaceRange): Promise<ChatPage>;
  /** @throws Failure `too_many_requests` and those of `Talk.say` */
  send(caller: Caller, draft: Draft): Promise<ChatMessage>;
  typing(caller: Caller): Promise<void>;
  seen(caller: Caller, seq: number): Promise<void>;
  /** @throws Failure `image_refused`, `too_many_requests` */
  keepImage(caller: Caller, content: Uint8Array): Promise<ChatImage>;
  /** @throws Failure `image_not_found` unless the picture is part of the member's conversation */
  openImage(caller: Caller, imageId: string): ReturnType<Uploads['open']>;
}

const MINUTE_MS = 60_000;
const MESSAGES_PER_MINUTE = 30;
const IMAGES_PER_TEN_MINUTES = 30;

export function createChatService(platform: Platform, brands: BrandService, talk: Talk, uploads: Uploads): ChatService {
  const { database, bus, clock } = platform;
  const { pool } = database;
  const slowDown = createBrake(platform, 'chat-message', MINUTE_MS, MESSAGES_PER_MINUTE);

  const office: ChatService['office'] = async ({ id, offsetMinutes }) => {
    const { chat } = (await brands.byId(id)).config.support;
    return chat.enabled ? officeAt(chat.hours, offsetMinutes, clock.now()) : null;
  };
  const openOffice = async ({ brand }: Caller): Promise<Office> => {
    const found = await office(brand);
    if (!found) throw new Failure('feature_disabled');
    return found;
  };
  const own = async (caller: Caller) => {
    await openOffice(caller);
    return readConversationOf(pool, caller.member.id);
  };

  return {
    office,
    async conversation(caller) {
      const shownOffice = await openOffice(caller);
      const conversation = await readConversationOf(pool, caller.member.id);
      return {
        status: conversation?.status ?? 'closed',
        operator: conversation?.operatorName ?? null,
        lastSeq: conversation?.lastSeq ?? 0,
        unread: conversation?.unread ?? 0,
        seenByOperator: conversation?.seenByOperator ?? 0,
        office: shownOffice,
      };
    },
    messages: async (caller, range) => talk.page(await own(caller), range),
    async send(caller, draft) {
      await openOffice(caller);
      await slowDown(caller);
      const { member, brand } = caller;
      await ensureConversation(pool, member.id, brand.id, newPublicId(), clock.now());
      const { message } = await talk.say({
        draft,
        operatorId: null,
        async lock(connection) {
          const conversation = await lockConversation(connection, { memberId: member.id });
          if (!conversation) throw new Error('a conversation that was made is not there');
          return conversation;
        },
        next: reopened,
      });
      return message;
    },
    async typing(caller) {
      const conversation = await own(caller);
      if (conversation)
        bus.publish('chatAdmin.typing', { conversationId: conversation.publicId }, { adminOfBrandId: caller.brand.id });
    },
    async seen(caller, seq) {
      const conversation = await own(caller);
      if (conversation && (await markSeen(pool, conversation.id, 'member', seq))) await talk.announce(conversation);
    },
    ...createMemberImages(platform, uploads, { openOffice, own }),
  };
}

interface Doors {
  /** @throws Failure `feature_disabled` */
  openOffice(caller: Caller): Promise<Office>;
  own(caller: Caller): Promise<Conversation | null>;
}

function createMemberImages(
  platform: Platform,
  uploads: Uploads,
  { openOffice, own }: Doors,
): Pick<ChatService, 'keepImage' | 'openImage'> {
  const slowDown = createBrake(platform, 'chat-image', 10 * MINUTE_MS, IMAGES_PER_TEN_MINUTES);
  return {
    async keepImage(caller, content) {
      await openOffice(caller);
      await slowDown(caller);
      const { brand, member } = caller;
      const stored = await uploads.store(content, { brandId: brand.id, kind: 'member', id: member.id });
      return { imageId: stored.id, width: stored.width, height: stored.height };
    },
    async openImage(caller, imageId) {
      const conversation = await own(caller);
      if (!conversation) throw new Failure('image_not_found');
      return uploads.open(imageId, imageSubject(conversation));
    },
  };
}

/** Lets a member do something so often within a time. @throws Failure `too_many_requests` */
function createBrake({ database: { pool }, config }: Platform, name: string, windowMs: number, most: number) {
  const done = createThrottle(pool, { name, windowMs });
  return async ({ member }: Caller): Promise<void> => {
    if (config.rateLimits && (await done.add(String(member.id))) > most) throw new Failure('too_many_requests');
  };
}

/** Writing reopens what was closed; whoever has the conversation keeps it. */
const reopened = ({ status, operatorId }: Conversation) => ({
  status: status === 'closed' ? ('waiting' as const) : status,
  operatorId,
});
