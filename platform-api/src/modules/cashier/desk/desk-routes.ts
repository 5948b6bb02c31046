import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import type { Guards } from '../../../platform/http/guards';
import { imageIdOf, sendImage } from '../../../platform/http/send-image';
import type { DeskChannels } from './desk-channels';
import type { DeskOffers } from './desk-offers';
import type { DepositDesk } from './desk-service';

export function depositDeskRoutes(on: On, desk: DepositDesk, channels: DeskChannels, offers: DeskOffers): void {
  on('depositDesk.list', (input, context) => desk.list(context, input));
  on('depositDesk.approve', (input, context) => desk.approve(context, input));
  on('depositDesk.reject', (input, context) => desk.reject(context, input));
  on('depositDesk.channels', (_input, context) => channels.channels(context));
  on('depositDesk.saveChannel', (input, context) => channels.saveChannel(context, input));
  on('depositDesk.saveAccount', (input, context) => channels.saveAccount(context, input));
  on('depositDesk.offers', (_input, context) => offers.offers(context));
  on('depositDesk.saveOffer', (input, context) => offers.saveOffer(context, input));
}

/** `/ops/deposits/:depositId/images/:imageId`: the proof of a transfer, for operators of the brand. */
export function proofImageRoute(server: FastifyInstance, guards: Guards, desk: DepositDesk): void {
  server.get<{ Params: { depositId: string; imageId: string } }>(
    '/ops/deposits/:depositId/images/:imageId',
    async (request, reply) => {
      const operator = await guards.operatorOf(request);
      if (!operator) throw new Failure('not_logged_in');
      const depositId = imageIdOf({ imageId: request.params.depositId });
      return sendImage(reply, await desk.openImage(operator, depositId, imageIdOf(request.params)));
    },
  );
}
