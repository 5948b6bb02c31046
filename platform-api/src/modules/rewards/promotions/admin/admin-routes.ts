import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../../platform/failure';
import type { On } from '../../../../platform/http/call-registrar';
import type { Guards } from '../../../../platform/http/guards';
import { imageIdOf, sendImage } from '../../../../platform/http/send-image';
import type { PromotionsAdmin } from './promotions-admin';

export function promotionAdminRoutes(on: On, admin: PromotionsAdmin): void {
  const { versions, propose, changeState, participants, participantDecisions, grant, liability } = admin;
  on('promotionsAdmin.list', (request, caller) => versions.list(caller, request));
  on('promotionsAdmin.detail', ({ promotionId }, caller) => versions.detail(caller, promotionId));
  on('promotionsAdmin.save', (request, caller) => versions.save(caller, request));
  on('promotionsAdmin.propose', (request, caller) => propose(caller, request));
  on('promotionsAdmin.changeState', (request, caller) => changeState(caller, request));
  on('promotionsAdmin.dryRun', (request, caller) => versions.dryRun(caller, request));
  on('promotionsAdmin.liability', ({ brand }, caller) => liability(caller, brand));
  on('promotionsAdmin.applications', (request, caller) => participants.applications(caller, request));
  on('promotionsAdmin.decideApplication', (request, caller) => participantDecisions.decide(caller, request));
  on('promotionsAdmin.participants', (request, caller) => participants.participants(caller, request));
  on('promotionsAdmin.grant', async (request, caller) => participants.answer(caller, await grant(caller, request)));
  on('promotionsAdmin.revoke', (request, caller) => participantDecisions.revoke(caller, request));
}

/** `/ops/promotions/applications/:participationId/images/:imageId`: a picture of an application, for operators of the brand. */
export function applicationImageRoute(
  server: FastifyInstance,
  guards: Guards,
  { participants }: Pick<PromotionsAdmin, 'participants'>,
): void {
  server.get<{ Params: { participationId: string; imageId: string } }>(
    '/ops/promotions/applications/:participationId/images/:imageId',
    async (request, reply) => {
      const operator = await guards.operatorOf(request);
      if (!operator) throw new Failure('not_logged_in');
      const participationId = imageIdOf({ imageId: request.params.participationId });
      return sendImage(reply, await participants.openImage(operator, participationId, imageIdOf(request.params)));
    },
  );
}
