import { UPLOAD_MAX_BYTES } from '@marquee/contract/constants';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

/** Bodies that an upload may have. What is in them is judged by their content, not by this name. */
const PICTURES = ['image/png', 'image/jpeg'];

/**
 * Puts a call whose body is a picture on the server: a limit of its own, no other kind of body, and nobody's picture is read
 * before it is known that they may send one.
 * @param admit throws a Failure for whoever may not make the call
 */
export function uploadRoute(
  app: FastifyInstance,
  route: RouteOptions,
  admit: (request: FastifyRequest, reply: Parameters<RouteOptions['handler']>[1]) => Promise<unknown>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(PICTURES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      ...route,
      bodyLimit: UPLOAD_MAX_BYTES,
      onRequest: async (request, reply) => void (await admit(request, reply)),
    });
  });
}
