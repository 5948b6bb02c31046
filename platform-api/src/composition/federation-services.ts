import { join } from 'node:path';
import { SHELL } from '@marquee/contract/shell-owned';
import { withDevApps } from '../edge/dev-apps';
import { createPreviews } from '../modules/releases/federation/previews';
import { createReleaseFolder } from '../modules/releases/federation/release-folder';
import { createReleaseStores } from '../modules/releases/federation/release-stores';
import { createRemoteChanges } from '../modules/releases/federation/remote-changes';
import { createRemoteOwners } from '../modules/releases/federation/remote-owners';
import { removeOldReleases } from '../modules/releases/federation/remove-old-releases';
import { createAlerts } from '../modules/releases/federation/roll-out/alerts';
import { createFailingRemotes } from '../modules/releases/federation/roll-out/failing-remotes';
import { createFreezeWindows } from '../modules/releases/federation/roll-out/freeze-windows';
import { createRollOuts } from '../modules/releases/federation/roll-out/roll-outs';
import { readSignalCounts } from '../modules/releases/federation/roll-out/signal-count-repository';
import { createRollOutSupervisor } from '../modules/releases/federation/roll-out/supervisor';
import { createFederationService } from '../modules/releases/federation/service';
import { readPageCounts } from '../modules/releases/federation/served-pages-repository';
import { createRemoteTelemetry } from '../modules/releases/federation/telemetry';
import { createShellPresence } from '../modules/releases/federation/shell-presence';
import { createStoredReleaseFiles, RELEASES } from '../modules/releases/federation/stored-release-files';
import type { Audit } from '../modules/operators/audit/audit';
import type { Platform } from '../platform/platform';
import { createLocalFiles } from '../platform/store/local-files';
import type { Keys } from './keys';

/** Releases: which there are, and which each brand runs. */
export function createFederationServices(platform: Platform, audit: Audit, keys: Pick<Keys, 'telemetry' | 'previews'>) {
  const { clock, config, database } = platform;
  const alerts = createAlerts(platform, audit);
  const signalCounts = readSignalCounts(database.pool);
  const counts = { signals: signalCounts, pages: readPageCounts(database.pool) };
  const folder = createReleaseFolder(config.home);
  const stores = createReleaseStores(createStoredReleaseFiles(platform.store), config);
  const releaseFiles = createLocalFiles(platform.store, RELEASES, join(config.home, 'cache', 'releases'));
  return {
    removeOldReleases: () => removeOldReleases(database.pool, { clock, folder, stores, audit }),
    federation: withDevApps(createFederationService(platform), config.devApps),
    remoteChanges: createRemoteChanges(platform, audit, stores),
    remoteOwners: createRemoteOwners(platform, audit),
    releaseStores: stores,
    releaseFiles,
    missingShell: config.devApps.has(SHELL)
      ? () => Promise.resolve(null)
      : createShellPresence(database.pool, releaseFiles, stores),
    previews: createPreviews(platform, audit, stores, keys.previews),
    alerts,
    failingRemotes: createFailingRemotes(platform, alerts),
    freezeWindows: createFreezeWindows(platform, audit),
    rollOuts: createRollOuts(platform, audit, signalCounts, stores),
    rollOutSupervisor: createRollOutSupervisor(platform, audit, counts, alerts),
    remoteTelemetry: createRemoteTelemetry(platform, keys.telemetry),
  };
}
