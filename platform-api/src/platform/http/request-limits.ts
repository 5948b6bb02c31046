import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Requests of one address within a minute. */
export interface Allowances {
  readonly calls: number;
  /** Whoever scrolls through thousands of games asks for as many pictures, and must still be able to call. */
  readonly pictures: number;
}

const ALLOWANCES: Allowances = { calls: 1_200, pictures: 6_000 };

const isPicture = ({ url }: { readonly url: string }): boolean => url.startsWith('/art/');
/** Files that never change, of which a page loads what it needs once. */
const isRelease = ({ url }: { readonly url: string }): boolean => url.startsWith('/releases/');

/** Refuses with 429 what one address asks beyond its allowance; pictures and calls do not use up each other's. */
export async function limitRequests(
  site: FastifyInstance,
  { calls, pictures }: Allowances = ALLOWANCES,
): Promise<void> {
  await site.register(rateLimit, {
    timeWindow: '1 minute',
    max: (request) => (isPicture(request) ? pictures : calls),
    keyGenerator: (request) => (isPicture(request) ? `${request.ip} pictures` : request.ip),
    allowList: isRelease,
  });
}
