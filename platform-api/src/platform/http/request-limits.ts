import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Requests of one address within a minute. */
export interface Allowances {
  readonly calls: number;
  /** Scrolling through thousands of games needs as many pictures, and must not exhaust the allowance of calls. */
  readonly pictures: number;
}

const ALLOWANCES: Allowances = { calls: 1_200, pictures: 6_000 };

const isPicture = ({ url }: { readonly url: string }): boolean => url.startsWith('/art/');
/** Immutable files, which a page loads once. */
const isRelease = ({ url }: { readonly url: string }): boolean => url.startsWith('/releases/');

/** Refuses requests of an address beyond its allowance with 429; pictures and calls are counted separately. */
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
