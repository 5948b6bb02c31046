import type { FastifyInstance } from 'fastify';
import type { On } from '../../../platform/http/call-registrar';
import type { EventOutcome } from './psp-event-repository';
import type { CashierService } from './service';

export function cashierRoutes(on: On, cashier: CashierService): void {
  on('cashier.channels', (_input, { brand, language }) => cashier.channels(brand, language));
  // Of releases from before promotions took their place: there are none.
  on('cashier.offers', () => Promise.resolve([]));
  on('cashier.sendProof', (input, context) => cashier.sendProof(input, context));
  on('cashier.paymentMarks', (_input, { brand }) => cashier.paymentKinds(brand.id));
  on('cashier.deposit', (input, context) => cashier.deposit(input, context.idempotencyKey, context));
  on('cashier.depositById', ({ depositId }, context) => cashier.depositById(depositId, context));
  on('cashier.deposits', (input, context) => cashier.deposits(input, context));
}

/** Any status but 2xx makes the provider retry. */
const STATUS: Readonly<Record<EventOutcome, number>> = {
  credited: 200,
  closed: 200,
  no_effect: 200,
  mismatch: 422,
  unknown: 404,
};
const UNAUTHENTIC = 401;

/** `POST /psp/:channel/callback`: signed reports of payment providers; the path names the provider. */
export function callbackRoutes(server: FastifyInstance, cashier: CashierService): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { channel: string }; Body: string }>('/psp/:channel/callback', async (request, reply) => {
      const outcome = await cashier.callback(request.params.channel, request.body ?? '', request.headers);
      return reply.code(outcome === null ? UNAUTHENTIC : STATUS[outcome]).send({ outcome: outcome ?? 'refused' });
    });
  });
}
