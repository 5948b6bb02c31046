import type { Release } from '@marquee/contract/release';
import { CONTRACT_VERSION } from '@marquee/contract/remote-manifest';
import type { Compilation } from 'webpack';
import { releaseAssets } from '../release/release-assets';
import { releasedManifest } from '../release/released-manifest';
import type { AppFolder } from '../webpack/app-folder';
import { sharedVersions } from '../webpack/shared-libraries';

/** Marks a build as not a release in the page's version attributes and in telemetry, which the registry drops. */
const VERSION = '0.0.0-dev';

/** `release.json` of a development server's last build; its files change, so none has a hash. */
export function devRelease(app: AppFolder, compilation: Compilation): Release {
  const manifest = app.kind === 'remote' ? releasedManifest(app, VERSION) : null;
  return {
    name: app.name,
    version: VERSION,
    kind: app.kind === 'shell' ? 'shell' : 'remote',
    contract: manifest?.contract ?? CONTRACT_VERSION,
    shared: sharedVersions(app.path),
    ...releaseAssets(app, compilation),
    integrity: {},
    manifest,
  };
}
