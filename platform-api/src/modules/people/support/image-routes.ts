import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../platform/failure';
import type { Guards } from '../../../platform/http/guards';
import { imageIdOf, sendImage } from '../../../platform/http/send-image';
import type { ChatService } from './chat-service';
import type { AdminService } from './admin-service';

/**
 * Pictures of conversations, for both participants: `/wps/chat/images/:imageId` for the member,
 * `/ops/chats/:conversationId/images/:imageId` for operators of the brand. Not in the call table: the answer is a file.
 */
export function imageRoutes(server: FastifyInstance, guards: Guards, chat: ChatService, admin: AdminService): void {
  server.get<{ Params: { imageId: string } }>('/wps/chat/images/:imageId', async (request, reply) => {
    const brand = await guards.brandOfHost(request.hostname);
    if (!brand) throw new Failure('invalid_url');
    const member = await guards.memberOf(request, reply, brand);
    if (!member) throw new Failure('not_logged_in');
    return sendImage(reply, await chat.openImage({ member, brand }, imageIdOf(request.params)));
  });

  server.get<{ Params: { conversationId: string; imageId: string } }>(
    '/ops/chats/:conversationId/images/:imageId',
    async (request, reply) => {
      const operator = await guards.operatorOf(request);
      if (!operator) throw new Failure('not_logged_in');
      const { conversationId } = request.params;
      return sendImage(reply, await admin.openImage(operator, conversationId, imageIdOf(request.params)));
    },
  );
}
