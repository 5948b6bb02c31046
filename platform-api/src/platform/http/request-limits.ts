import { createHash } from 'node:crypto';
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure';
import type { SharedCounts } from '../shared-counts';
import { networkOf } from '../network-of';

export const REQUEST_WINDOW_MS = 60_000;

/** Requests within a minute, over all processes. */
export interface Allowances {
  /** Calls of one session. */
  readonly calls: number;
  /** Calls of all who come from one address, behind which there may be a city. */
  readonly callsOfAddress: number;
  /** Pages of one visitor. */
  readonly documents: number;
  /** Scrolling through thousands of games needs as many pictures, and must not exhaust the allowance of calls. */
  readonly pictures: number;
}

const ALLOWANCES: Allowances = { calls: 1_200, callsOfAddress: 24_000, documents: 600, pictures: 6_000 };

type Kind = 'call' | 'document' | 'picture' | 'file';

const CALLS = /^\/(wps|ops|wallet|sandpay|in-house)\//;

function kindOf({ url }: Pick<FastifyRequest, 'url'>): Kind {
  if (url.startsWith('/art/')) return 'picture';
  // Immutable, and loaded once by a page.
  if (/^\/(releases|looks)\//.test(url)) return 'file';
  return CALLS.test(url) ? 'call' : 'document';
}

/** Keeps the library's counts with those of all processes. */
function storeIn(counts: SharedCounts): FastifyRateLimitStoreCtor {
  return class Store {
    incr(...[key, callback, , most]: Parameters<InstanceType<FastifyRateLimitStoreCtor>['incr']>): void {
      callback(null, { current: counts.add(key, 1, most), ttl: counts.remainingMs() });
    }
    child(): Store {
      return this;
    }
  };
}

/** The cookies of a browser that has a session, or has had one; null for any other. */
function browserOf({ headers }: FastifyRequest): string | null {
  const session = headers.cookie?.split('; ').find((cookie) => /^(__Host-)?marquee(-console)?=/.test(cookie));
  return session === undefined ? null : createHash('sha256').update(session).digest('base64url');
}

/**
 * Refuses requests beyond their allowance with 429. Whole cities come from one address: calls are counted by session, and by
 * address only far above what people do there; pages by visitor; files of releases never. Each kind has a count of its own.
 */
export async function limitRequests(
  site: FastifyInstance,
  counts: SharedCounts,
  allowances: Partial<Allowances> = {},
): Promise<void> {
  const { calls, callsOfAddress, documents, pictures } = { ...ALLOWANCES, ...allowances };
  const byKind: Readonly<Record<Kind, number>> = { call: calls, document: documents, picture: pictures, file: 0 };
  await site.register(rateLimit, {
    store: storeIn(counts),
    timeWindow: REQUEST_WINDOW_MS,
    max: (request) => {
      const kind = kindOf(request);
      return kind === 'call' && browserOf(request) === null ? callsOfAddress : byKind[kind];
    },
    keyGenerator(request) {
      const kind = kindOf(request);
      const browser = browserOf(request);
      const network = networkOf(request.ip);
      const guest = kind === 'document' ? `${network} ${request.headers['user-agent'] ?? ''}` : network;
      return `${kind} ${browser ?? guest}`;
    },
    allowList: (request) => kindOf(request) === 'file',
  });
  // A session may be made up: whatever comes with one counts for its address, too.
  const checkAddress = site.createRateLimit({
    timeWindow: REQUEST_WINDOW_MS,
    max: callsOfAddress,
    keyGenerator: (request) => `address ${networkOf(request.ip)}`,
  });
  site.addHook('onRequest', async (request, reply) => {
    if (kindOf(request) !== 'call' || browserOf(request) === null) return;
    const state = await checkAddress(request);
    if (state.isAllowed || !state.isExceeded) return;
    reply.header('retry-after', state.ttlInSeconds);
    throw new Failure('too_many_requests');
  });
}
