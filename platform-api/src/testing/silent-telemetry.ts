import Fastify from 'fastify';
import { Registry } from 'prom-client';
import type { Platform } from '../platform/platform';

/** A silent log and separate metrics, for services built without a server. */
export const silentTelemetry = (): Pick<Platform, 'log' | 'metrics'> => ({
  log: Fastify().log,
  metrics: new Registry(),
});
