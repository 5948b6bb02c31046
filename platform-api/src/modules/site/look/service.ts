import type { Queryable } from '../../../platform/database';
import type { Brand } from '../brand/brand';
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

interface LookRow {
  readonly look: unknown;
  readonly digest: string;
}

/** A look never changes, so that it is rendered once. */
export function createLookService(pool: Queryable): LookService {
  const byRevision = new Map<string, Promise<RenderedLook | null>>();
  const byAddress = new Map<string, Promise<RenderedLook | null>>();

  return {
    async of({ id, code, lookRevision }) {
      if (lookRevision === null) return null;
      return cached(byRevision, `${id} ${lookRevision}`, async () => {
        const { rows } = await pool.query<LookRow>({
          name: 'look-of-revision',
          text: 'select look, digest from brand_look where brand_id = $1 and revision = $2',
          values: [id, lookRevision],
        });
        return rows[0] ? renderLook(code, rows[0]) : null;
      });
    },
    byDigest: (brandCode, digest) =>
      cached(byAddress, `${brandCode} ${digest}`, async () => {
        const { rows } = await pool.query<LookRow>({
          name: 'look-of-digest',
          text: `select l.look, l.digest from brand_look l join brand b on b.id = l.brand_id
                 where b.code = $1 and l.digest = $2 limit 1`,
          values: [brandCode, digest],
        });
        return rows[0] ? renderLook(brandCode, rows[0]) : null;
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
