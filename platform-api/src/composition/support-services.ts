import { createConversations } from '../modules/people/support/conversations';
import { createChatService } from '../modules/people/support/chat-service';
import { createAdminService } from '../modules/people/support/admin-service';
import { createFeedbackService } from '../modules/people/support/feedback-service';
import { createCannedReplies } from '../modules/people/support/canned-replies';
import type { DefineProposals } from '../modules/operators/proposals/kind';
import type { Audit } from '../modules/operators/audit/audit';
import type { Uploads } from '../modules/operators/uploads/service';
import type { BrandService } from '../modules/site/brand/service';
import { createBroadcastSender } from '../modules/people/messages/broadcasts/send-broadcast';
import { createBroadcasts } from '../modules/people/messages/broadcasts/service';
import { createMessageCopies } from '../modules/people/messages/copies/copies';
import { createMailChannel } from '../modules/people/messages/copies/mail-channel';
import { createPushChannel } from '../modules/people/push/push-channel';
import { createMemberPreferences } from '../modules/people/messages/copies/preferences';
import { createMemberMessages } from '../modules/people/messages/service';
import { createTemplateAdmin } from '../modules/people/messages/template-admin';
import type { Messaging } from '../modules/people/messaging/service';
import type { PushKeys } from '../modules/people/push/push-keys';
import { createPushSender } from '../modules/people/push/push-sender';
import { createPushDevices } from '../modules/people/push/service';
import type { LookService } from '../modules/site/look/service';
import type { Platform } from '../platform/platform';
import type { PublicIds } from '../platform/public-id';

interface SupportParts {
  readonly audit: Audit;
  readonly brands: BrandService;
  readonly looks: LookService;
  readonly uploads: Uploads;
  readonly publicIds: PublicIds;
  readonly messaging: Messaging;
  readonly proposals: DefineProposals;
  readonly pushKeys: PushKeys;
}

/** Communication between members and operators. */
export function createSupport(
  platform: Platform,
  { audit, brands, looks, uploads, publicIds, messaging, proposals, pushKeys }: SupportParts,
) {
  const conversations = createConversations(platform, uploads);
  const pushDevices = createPushDevices(platform, brands, pushKeys);
  const copyChannels = [
    createMailChannel(platform, brands, messaging),
    createPushChannel({
      platform,
      brands,
      looks,
      keys: pushKeys,
      devices: pushDevices,
      sender: createPushSender(platform),
    }),
  ];
  const copies = createMessageCopies(platform, copyChannels);
  const sender = createBroadcastSender({ platform, brands, copies });
  return {
    broadcasts: createBroadcasts({ platform, brands, audit, proposals, sender }),
    chat: createChatService(platform, brands, conversations, uploads),
    supportAdmin: createAdminService(platform, conversations, uploads, audit),
    feedback: createFeedbackService(platform, brands, conversations, audit),
    memberMessages: createMemberMessages(platform, brands, publicIds, copies),
    pushDevices,
    memberPreferences: createMemberPreferences(platform, copyChannels),
    templateAdmin: createTemplateAdmin(platform, brands, audit),
    cannedReplies: createCannedReplies(platform, audit),
  };
}
