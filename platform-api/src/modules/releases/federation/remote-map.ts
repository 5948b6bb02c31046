import type { CallValue } from '@marquee/contract/calls/index';
import { bytesOfContributions } from '@marquee/contract/contribution-budgets';
import { meetsConditions } from '@marquee/contract/conditions';
import type { OwnedClaim } from '@marquee/contract/remote-claims';
import type { Release } from '@marquee/contract/release';
import type { Conditions } from '@marquee/contract/remote-manifest';
import type pg from 'pg';
import type { Brand } from '../../site/brand/brand';
import { readClaims } from './claim-repository';
import { ownContributions } from './claims';
import { readBrandRemotes, readRelease, UnusableRelease } from './repository';
import type { BrandRemote } from './resolve';

type MappedRemote = CallValue<'remotes.map'>[number];

/** What each app of a brand contributes there, in the release that most visitors get. */
export async function mapRemotes(pool: pg.Pool, brand: Brand): Promise<MappedRemote[]> {
  const [entries, claims] = await Promise.all([readBrandRemotes(pool), readClaims(pool)]);
  return Promise.all((entries.get(brand.id) ?? []).map((entry) => mapRemote(pool, brand, claims, entry)));
}

async function mapRemote(
  pool: pg.Pool,
  brand: Brand,
  claims: readonly OwnedClaim[],
  { remote, enabled, pinned, stable }: BrandRemote,
): Promise<MappedRemote> {
  const version = pinned ?? stable;
  const release = await usableRelease(pool, remote, version);
  const none = { routes: [], slots: [], menu: [], modals: [] };
  const own = release?.manifest ? ownContributions(remote, release.manifest, claims) : none;
  const isHere = ({ when }: { readonly when?: Conditions | undefined }) => isAtBrand(when, brand);
  const [routes, slots] = [own.routes.filter(isHere), own.slots.filter(isHere)];
  const modals = own.modals.filter(isHere);
  // Null where the release does not say.
  const bytesOf = (ids: readonly string[]) =>
    release?.sizes ? bytesOfContributions(release, ids, release.sizes) : null;
  const ids = release?.manifest ? [...routes, ...slots, ...modals].map(({ id }) => id) : ['main'];
  return {
    remote,
    version,
    enabled,
    bytes: bytesOf(ids),
    routes: routes.map(({ id, pattern, guard, frame }) => ({ id, pattern, guard, frame, bytes: bytesOf([id]) })),
    slots: slots.map(({ id, slot, order }) => ({ id, slot, order, bytes: bytesOf([id]) })),
    menu: own.menu.filter(isHere).map(({ id, place, to, order }) => ({ id, place, to, order })),
    modals: modals.map(({ id }) => ({ id })),
  };
}

/** Some visitor of the brand sees it. */
const isAtBrand = ({ states: _states, facts: _facts, ...when }: Conditions = {}, { code, config }: Brand): boolean =>
  meetsConditions(when, { brand: code, flags: config.flags, state: 'guest' });

async function usableRelease(pool: pg.Pool, remote: string, version: string): Promise<Release | null> {
  try {
    return (await readRelease(pool, remote, version)).release;
  } catch (error) {
    if (error instanceof UnusableRelease) return null;
    throw error;
  }
}
