import type { FastifyBaseLogger } from 'fastify';

/** Structured log, one JSON object a line, without secrets or personal data. */
export type Logger = FastifyBaseLogger;
