import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure';
import { isPlain } from '../plain-json';

/** Refuses path parameters, query and body of any route that cannot be stored (`isPlain`). */
export function refuseUnsafeInput(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (![params, query, body].every(isPlain)) throw new Failure('validation_failed');
  });
}
