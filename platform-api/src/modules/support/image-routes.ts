import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../../platform/failure';
import type { Guards } from '../../platform/http/guards';
import type { Uploads } from '../upload/service';
import type { ChatService } from './chat-service';
import type { DeskService } from './desk-service';

const IMAGE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Pictures of conversations, for the two who talk: `/wps/chat/images/:imageId` for the member,
 * `/ops/chats/:conversationId/images/:imageId` for operators of the brand. Not in the call table: the answer is a file.
 */
export function imageRoutes(server: FastifyInstance, guards: Guards, chat: ChatService, desk: DeskService): void {
  server.get<{ Params: { imageId: string } }>('/wps/chat/images/:imageId', async (request, reply) => {
    const brand = await guards.brandOfHost(request.hostname);
    if (!brand) throw new Failure('invalid_url');
    const member = await guards.memberOf(request, reply, brand);
    if (!member) throw new Failure('not_logged_in');
    return send(reply, await chat.openImage({ member, brand }, idOf(request.params)));
  });

  server.get<{ Params: { conversationId: string; imageId: string } }>(
    '/ops/chats/:conversationId/images/:imageId',
    async (request, reply) => {
      const operator = await guards.operatorOf(request);
      if (!operator) throw new Failure('not_logged_in');
      const { conversationId } = request.params;
      return send(reply, await desk.openImage(operator, conversationId, idOf(request.params)));
    },
  );
}

function idOf({ imageId }: { readonly imageId: string }): string {
  if (!IMAGE_ID.test(imageId)) throw new Failure('image_not_found');
  return imageId;
}

/** Whatever the file were, no browser would run anything of it. */
function send(reply: FastifyReply, { image, content }: Awaited<ReturnType<Uploads['open']>>): FastifyReply {
  return reply
    .headers({
      'content-type': image.mediaType,
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=86400, immutable',
    })
    .send(content);
}
