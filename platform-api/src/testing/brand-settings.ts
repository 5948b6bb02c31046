import type { Safeguards } from '@marquee/contract/safeguards';
import type { TestApp } from './test-app';

type Site = Pick<TestApp, 'app' | 'pool'>;

/** Switches flags of a brand as an operator would, and notifies the running site. */
export function setBrandFlags(site: Site, code: string, flags: Readonly<Record<string, boolean>>): Promise<void> {
  return mergeConfig(site, code, 'flags', flags);
}

/** Changes a brand's sign-in settings. */
export function setSignIn(
  site: Site,
  code: string,
  settings: { readonly passwordExpiryDays?: number | null; readonly initialPassword?: string | null },
): Promise<void> {
  return mergeConfig(site, code, 'signIn', settings);
}

/** Has the site read its brands again: a test that changes their rows itself does not know what was read before. */
export function announceBrands({ app }: Pick<TestApp, 'app'>): void {
  app.platform.bus.publish('config.changed', { revision: '' }, 'everybody');
}

/** Closes or opens a brand's site. */
export async function setSiteStatus({ app, pool }: Site, code: string, status: 0 | 1): Promise<void> {
  await pool.query(
    "update brand set config = jsonb_set(config, '{status}', $2), revision = revision + 1 where code = $1",
    [code, String(status)],
  );
  announceBrands({ app });
}

async function mergeConfig({ app, pool }: Site, code: string, part: string, change: object): Promise<void> {
  await pool.query(
    "update brand set config = jsonb_set(config, array[$2], coalesce(config -> $2, '{}') || $3::jsonb), revision = revision + 1 where code = $1",
    [code, part, JSON.stringify(change)],
  );
  announceBrands({ app });
}

/** Changes bounds of a brand. */
export function setSafeguards(site: Site, code: string, bounds: Partial<Safeguards>): Promise<void> {
  return mergeConfig(site, code, 'safeguards', bounds);
}
