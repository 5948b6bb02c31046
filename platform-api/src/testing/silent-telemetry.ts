import Fastify from 'fastify';
import { Registry } from 'prom-client';
import type { Platform } from '../platform/platform';

/** A log that writes nothing and metrics of its own, for services that are built without a server. */
export const silentTelemetry = (): Pick<Platform, 'log' | 'metrics'> => ({
  log: Fastify().log,
  metrics: new Registry(),
});
