import type { FastifyBaseLogger } from 'fastify';

/** Structured log, one JSON object a line; never given secrets or personal data. */
export type Logger = FastifyBaseLogger;
