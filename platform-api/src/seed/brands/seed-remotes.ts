import { REMOTE_NAMES } from '@marquee/contract/remote-manifest';
import { SHELL } from '@marquee/contract/shell-owned';
import { createReleaseFolder } from '../../modules/releases/federation/release-folder';
import { registerStoredReleases } from '../../modules/releases/federation/stored-releases';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/database';
import { openStore } from '../../platform/store/open-store';

/**
 * Switches the product's own shell and remotes on for these brands, in the release that the store calls current. What a
 * brand has already keeps its operators' settings. Any other remote is off until an operator switches it on.
 */
export async function seedRemotes(
  { pool }: Pick<Database, 'pool'>,
  config: Config,
  brandCodes: readonly string[],
): Promise<void> {
  await registerStoredReleases(pool, config, openStore(config));
  const current = await createReleaseFolder(config.home).currentBuilds();
  for (const name of [SHELL, ...REMOTE_NAMES]) {
    const version = current.get(name);
    if (version === undefined) continue;
    await pool.query(
      `with added as (
         insert into brand_remote (brand_id, remote, stable, follows_build)
         select id, $2, $3, true from brand where code = any($1)
         on conflict do nothing returning brand_id, remote, stable)
       insert into brand_release (brand_id, remote, version, stable_at) select *, now() from added on conflict do nothing`,
      [brandCodes, name, version],
    );
  }
}
