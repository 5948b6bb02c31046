import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Failure } from '../failure';
import { hashToken } from '../secrets';

const BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** File below `keys/` of the state folder: the bearer token of `/metrics`. */
export const METRICS_TOKEN = 'metrics.key';

/**
 * `/metrics` for Prometheus: process metrics, and each route's durations by status. Without the token it answers as an
 * unknown path, on every host.
 */
export function metrics(app: FastifyInstance, token: string): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
  const expected = hashToken(`Bearer ${token}`);
  app.get('/metrics', async ({ headers }, reply) => {
    if (!timingSafeEqual(hashToken(headers.authorization ?? ''), expected)) throw new Failure('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}
