import { UPLOAD_MAX_BYTES } from '@marquee/contract/constants';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

/** Allowed content types of an upload. The content itself is checked, not this name. */
const PICTURES = ['image/png', 'image/jpeg', 'image/webp'];

/**
 * Registers a call whose body is a picture: it has its own size limit (5 MB unless the route has another) and content types, and admission is checked
 * before the body is read.
 * @param admit throws a Failure if the call is not allowed
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
      bodyLimit: UPLOAD_MAX_BYTES,
      ...route,
      config: { isUpload: true },
      onRequest: async (request, reply) => void (await admit(request, reply)),
    });
  });
}
