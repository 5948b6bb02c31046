import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../../platform/failure';
import { requireRight } from '../../../operators/rights/rights';
import type { On } from '../../../../platform/http/call-registrar';
import type { Guards } from '../../../../platform/http/guards';
import { imageIdOf, sendImage } from '../../../../platform/http/send-image';
import type { AdminChannels } from './channel-admin';
import type { DepositAdmin } from './deposit-admin';

export function depositAdminRoutes(on: On, admin: DepositAdmin, channels: AdminChannels): void {
  on('depositAdmin.list', (input, context) => admin.list(context, input));
  on('depositAdmin.approve', (input, context) => admin.approve(context, input));
  on('depositAdmin.reject', (input, context) => admin.reject(context, input));
  on('depositAdmin.channels', (_input, context) => channels.channels(context));
  on('depositAdmin.saveChannel', (input, context) => channels.saveChannel(context, input));
  on('depositAdmin.saveAccount', (input, context) => channels.saveAccount(context, input));
  // Promotions took the place of deposit bonuses.
  on('depositAdmin.offers', (_input, { operator }) => {
    requireRight(operator, 'cashier');
    return Promise.resolve([]);
  });
  on('depositAdmin.saveOffer', (_input, { operator }) => {
    requireRight(operator, 'cashier');
    return Promise.reject(new Failure('offer_unavailable'));
  });
}

/** `/ops/deposits/:depositId/images/:imageId`: the proof of a transfer, for operators of the brand. */
export function proofImageRoute(server: FastifyInstance, guards: Guards, admin: DepositAdmin): void {
  server.get<{ Params: { depositId: string; imageId: string } }>(
    '/ops/deposits/:depositId/images/:imageId',
    async (request, reply) => {
      const operator = await guards.operatorOf(request);
      if (!operator) throw new Failure('not_logged_in');
      const depositId = imageIdOf({ imageId: request.params.depositId });
      return sendImage(reply, await admin.openImage(operator, depositId, imageIdOf(request.params)));
    },
  );
}
