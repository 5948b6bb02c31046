import { withDevApps } from '../edge/dev-apps';
import { createReleaseFolder } from '../modules/federation/release-folder';
import { createReleaseStores } from '../modules/federation/release-stores';
import { createRemoteChanges } from '../modules/federation/remote-changes';
import { createRemoteOwners } from '../modules/federation/remote-owners';
import { removeOldReleases } from '../modules/federation/remove-old-releases';
import { createFederationService } from '../modules/federation/service';
import { createRemoteTelemetry } from '../modules/federation/telemetry';
import type { Audit } from '../modules/operator/audit';
import type { Platform } from '../platform/platform';

/** Releases: which there are, and which each brand runs. */
export function createFederationServices(platform: Platform, audit: Audit) {
  const { clock, config, database } = platform;
  const folder = createReleaseFolder(config.home);
  const stores = createReleaseStores(folder, config, clock);
  return {
    removeOldReleases: () => removeOldReleases(database.pool, { clock, folder, stores, audit }),
    federation: withDevApps(createFederationService(platform), config.devApps),
    remoteChanges: createRemoteChanges(platform, audit, stores),
    remoteOwners: createRemoteOwners(platform, audit),
    releaseStores: stores,
    remoteTelemetry: createRemoteTelemetry(platform),
  };
}
