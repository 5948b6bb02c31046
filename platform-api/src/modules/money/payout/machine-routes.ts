import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../platform/failure';
import type { Guards } from '../../../platform/http/guards';
import { imageIdOf, sendImage } from '../../../platform/http/send-image';
import type { WithdrawalAdmin } from './admin-service';
import type { Disburse } from './disburse-service';
import type { MemberWithdrawals } from './member-service';
import type { EventOutcome } from './payer-event-repository';

/** Any status but 2xx makes the payer retry. */
const STATUS: Readonly<Record<EventOutcome, number>> = {
  applied: 200,
  no_effect: 200,
  contradicted: 200,
  mismatch: 422,
  unknown: 404,
};
const UNAUTHENTIC = 401;

/** `POST /psp/:payer/payout-callback`: signed reports of payers. */
export function payoutCallbackRoutes(server: FastifyInstance, disburse: Disburse): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { payer: string }; Body: string }>('/psp/:payer/payout-callback', async (request, reply) => {
      const outcome = await disburse.callback(request.params.payer, request.body ?? '', request.headers);
      return reply.code(outcome === null ? UNAUTHENTIC : STATUS[outcome]).send({ outcome: outcome ?? 'refused' });
    });
  });
}

/** Proof pictures of missing payments, for the member who sent them and for operators of the brand. */
export function proofImageRoutes(
  server: FastifyInstance,
  guards: Guards,
  withdrawals: MemberWithdrawals,
  admin: WithdrawalAdmin,
): void {
  interface Image {
    Params: { withdrawalId: string; imageId: string };
  }
  server.get<Image>('/wps/cashier/withdrawal/:withdrawalId/images/:imageId', async (request, reply) => {
    const brand = await guards.brandOfHost(request.hostname);
    if (!brand) throw new Failure('invalid_url');
    const member = await guards.memberOf(request, reply, brand);
    if (!member) throw new Failure('not_logged_in');
    const { withdrawalId } = request.params;
    return sendImage(
      reply,
      await withdrawals.openImage(imageIdOf({ imageId: withdrawalId }), imageIdOf(request.params), { member }),
    );
  });

  server.get<Image>('/ops/withdrawals/:withdrawalId/images/:imageId', async (request, reply) => {
    const operator = await guards.operatorOf(request);
    if (!operator) throw new Failure('not_logged_in');
    const { withdrawalId } = request.params;
    return sendImage(
      reply,
      await admin.openImage(operator, imageIdOf({ imageId: withdrawalId }), imageIdOf(request.params)),
    );
  });
}
