import formbody from '@fastify/formbody';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Registers a call whose body may be form-encoded as well as JSON. Other calls refuse what a form of another site can send. */
export function formRoute(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    await scope.register(formbody);
    scope.route(route);
  });
}
