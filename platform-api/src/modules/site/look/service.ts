import type { Queryable } from '../../../platform/database';
import type { Brand } from '../brand/brand';
import { readLookOfDigest, readLookOfRevision } from './look-repository';
import { type RenderedLook, renderLook } from './rendered-look';

export type { RenderedLook } from './rendered-look';

export interface LookService {
  /** How a brand looks now; null before it has a look, which keeps its site closed. */
  of(brand: Pick<Brand, 'id' | 'code' | 'lookRevision'>): Promise<RenderedLook | null>;
  /** A look that a brand has now or had, by the digest in the addresses of its files. */
  byDigest(brandCode: string, digest: string): Promise<RenderedLook | null>;
}

/** Looks of open pages and of the brands; each takes some 30 kB. */
const MAX_CACHED = 200;

/** A look never changes, so that it is rendered once. */
export function createLookService(pool: Queryable): LookService {
  const byRevision = new Map<string, Promise<RenderedLook | null>>();
  const byAddress = new Map<string, Promise<RenderedLook | null>>();

  return {
    async of({ id, code, lookRevision }) {
      if (lookRevision === null) return null;
      return cached(byRevision, `${id} ${lookRevision}`, async () => {
        const row = await readLookOfRevision(pool, id, lookRevision);
        return row && renderLook(code, row);
      });
    },
    byDigest: (brandCode, digest) =>
      cached(byAddress, `${brandCode} ${digest}`, async () => {
        const row = await readLookOfDigest(pool, brandCode, digest);
        return row && renderLook(brandCode, row);
      }),
  };
}

/** What is not there may come, and a read may fail: neither is remembered. */
async function cached<Value>(
  cache: Map<string, Promise<Value | null>>,
  key: string,
  read: () => Promise<Value | null>,
): Promise<Value | null> {
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= MAX_CACHED) cache.clear();
  const reading = read();
  cache.set(key, reading);
  const value = await reading.catch((error: unknown) => {
    cache.delete(key);
    throw error;
  });
  if (value === null) cache.delete(key);
  return value;
}
