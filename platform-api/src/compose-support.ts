import type { FastifyInstance } from 'fastify';
import type { Identity } from './compose-identity';
import type { BrandService } from './modules/brand/service';
import { createCannedReplies } from './modules/support/canned-replies';
import { chatRoutes } from './modules/support/chat-routes';
import { createChatService } from './modules/support/chat-service';
import { customerServiceRoutes } from './modules/support/customer-service-routes';
import { deskRoutes } from './modules/support/desk-routes';
import { createDeskService } from './modules/support/desk-service';
import { deskStream } from './modules/support/desk-stream';
import { feedbackRoutes } from './modules/support/feedback-routes';
import { createFeedbackService } from './modules/support/feedback-service';
import { imageRoutes } from './modules/support/image-routes';
import { createTalk } from './modules/support/talk';
import { ownImageRoute, uploadRoutes } from './modules/upload/routes';
import type { Uploads } from './modules/upload/service';
import type { On } from './platform/http/call-registrar';
import type { Guards } from './platform/http/guards';
import type { PayloadOpener } from './platform/http/payload-opener';
import type { Platform } from './platform/platform';

export interface SupportParts {
  readonly brands: BrandService;
  readonly identity: Identity;
  readonly guards: Guards;
  readonly opener: PayloadOpener;
  readonly uploads: Uploads;
}

const SWEEP_MS = 3_600_000;

/** How members and operators reach each other: feedback, the live chat, the links to customer service; and the pictures that members send. */
export function composeSupport(
  server: FastifyInstance,
  platform: Platform,
  { brands, identity, guards, opener, uploads }: SupportParts,
): { routes(on: On): void; close(): void } {
  const talk = createTalk(platform, uploads);
  const chat = createChatService(platform, brands, talk, uploads);
  const desk = createDeskService(platform, talk, uploads, identity.audit);
  const feedback = createFeedbackService(platform, brands, talk, identity.audit);
  const replies = createCannedReplies(platform, identity.audit);
  deskStream(server, platform, guards, identity.operators);
  imageRoutes(server, guards, chat, desk);
  ownImageRoute(server, guards, uploads);
  const sweep = () =>
    void uploads.sweep().catch((err: unknown) => platform.log.warn({ err }, 'unclaimed pictures were not removed'));
  const sweeping = setInterval(sweep, SWEEP_MS).unref();

  return {
    routes(on) {
      uploadRoutes(on, platform, uploads);
      chatRoutes(on, platform.config, chat);
      customerServiceRoutes(on, platform.config, brands, opener);
      feedbackRoutes(on, feedback, identity.human);
      deskRoutes(on, { brands, operators: identity.operators, desk, replies, feedback });
    },
    close: () => clearInterval(sweeping),
  };
}
