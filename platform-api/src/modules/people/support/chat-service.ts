import type { CallValue } from '@marquee/contract/calls/index';
import type { ChatImage, ChatMessage, ChatPage } from '@marquee/contract/entities/chat';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { newPublicId } from '../../../platform/secrets';
import { createThrottle } from '../../../platform/throttle';
import type { BrandService } from '../../site/brand/service';
import type { Uploads } from '../../operators/uploads/service';
import {
  type Conversation,
  ensureConversation,
  lockConversation,
  markSeen,
  readConversationOf,
} from './conversation-repository';
import type { PlaceRange } from './message-repository';
import { type Office, officeAt } from './office-hours';
import { type Draft, imageSubject, type Conversations } from './conversations';

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
  /** @throws Failure `too_many_requests` and those of `Conversations.send` */
  send(caller: Caller, draft: Draft): Promise<ChatMessage>;
  typing(caller: Caller): Promise<void>;
  markSeen(caller: Caller, seq: number): Promise<void>;
  /** @throws Failure `image_refused`, `too_many_requests` */
  keepImage(caller: Caller, content: Uint8Array): Promise<ChatImage>;
  /** @throws Failure `image_not_found` unless the picture is part of the member's conversation */
  openImage(caller: Caller, imageId: string): ReturnType<Uploads['open']>;
}

const MINUTE_MS = 60_000;
const MESSAGES_PER_MINUTE = 30;
const IMAGES_PER_TEN_MINUTES = 30;

export function createChatService(
  platform: Platform,
  brands: BrandService,
  conversations: Conversations,
  uploads: Uploads,
): ChatService {
  const { database, bus, clock } = platform;
  const { pool } = database;
  const slowDown = createRateLimit(platform, 'chat-message', MINUTE_MS, MESSAGES_PER_MINUTE);

  const office: ChatService['office'] = async ({ id, offsetMinutes }) => {
    const { chat } = (await brands.byId(id)).config.support;
    return chat.enabled ? officeAt(chat.hours, offsetMinutes, clock.now()) : null;
  };
  const openOffice = async ({ brand }: Caller): Promise<Office> => {
    const currentOffice = await office(brand);
    if (!currentOffice) throw new Failure('feature_disabled');
    return currentOffice;
  };
  const own = async (caller: Caller) => {
    await openOffice(caller);
    return readConversationOf(pool, caller.member.id);
  };

  return {
    office,
    async conversation(caller) {
      const currentOffice = await openOffice(caller);
      const conversation = await readConversationOf(pool, caller.member.id);
      return {
        status: conversation?.status ?? 'closed',
        operator: conversation?.operatorName ?? null,
        lastSeq: conversation?.lastSeq ?? 0,
        unread: conversation?.unread ?? 0,
        seenByOperator: conversation?.seenByOperator ?? 0,
        office: currentOffice,
      };
    },
    messages: async (caller, range) => conversations.page(await own(caller), range),
    async send(caller, draft) {
      await openOffice(caller);
      await slowDown(caller);
      const { member, brand } = caller;
      await ensureConversation(pool, member.id, brand.id, newPublicId(), clock.now());
      const { message } = await conversations.send({
        draft,
        operatorId: null,
        async lock(connection) {
          const conversation = await lockConversation(connection, { memberId: member.id });
          if (!conversation) throw new Error('the conversation that was just created does not exist');
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
    async markSeen(caller, seq) {
      const conversation = await own(caller);
      if (conversation && (await markSeen(pool, conversation.id, 'member', seq)))
        await conversations.announce(conversation);
    },
    ...createMemberImages(platform, uploads, { openOffice, own }),
  };
}

interface MemberAccess {
  /** @throws Failure `feature_disabled` */
  openOffice(caller: Caller): Promise<Office>;
  own(caller: Caller): Promise<Conversation | null>;
}

function createMemberImages(
  platform: Platform,
  uploads: Uploads,
  { openOffice, own }: MemberAccess,
): Pick<ChatService, 'keepImage' | 'openImage'> {
  const slowDown = createRateLimit(platform, 'chat-image', 10 * MINUTE_MS, IMAGES_PER_TEN_MINUTES);
  return {
    async keepImage(caller, content) {
      await openOffice(caller);
      await slowDown(caller);
      const { brand, member } = caller;
      const image = await uploads.store(content, { brandId: brand.id, kind: 'member', id: member.id });
      return { imageId: image.id, width: image.width, height: image.height };
    },
    async openImage(caller, imageId) {
      const conversation = await own(caller);
      if (!conversation) throw new Failure('image_not_found');
      return uploads.open(imageId, imageSubject(conversation));
    },
  };
}

/** Limits how often a member may do something. @param most times within `windowMs` @throws Failure `too_many_requests` */
function createRateLimit({ database: { pool }, config }: Platform, name: string, windowMs: number, most: number) {
  const throttle = createThrottle(pool, { name, windowMs });
  return async ({ member }: Caller): Promise<void> => {
    if (config.rateLimits && (await throttle.add(String(member.id))) > most) throw new Failure('too_many_requests');
  };
}

/** A new message reopens a closed conversation; it stays with the operator who has taken it. */
const reopened = ({ status, operatorId }: Conversation) => ({
  status: status === 'closed' ? ('waiting' as const) : status,
  operatorId,
});
