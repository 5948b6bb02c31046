import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { type AppFolder, containerName } from './app-folder';
import {
  installedVersion,
  packageNameOf,
  SHARED_LIBRARIES,
  type SharedLibrary,
  sharedVersions,
} from './shared-libraries';

type PluginOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** Chunk of a remote's one exposed module; every contribution needs it first. */
export const EXPOSED_CHUNK = 'remote';

const { resolve } = createRequire(import.meta.url);

const COMMON = {
  shareStrategy: 'loaded-first',
  dts: false,
  manifest: false,
  virtualRuntimeEntry: true,
} as const satisfies Partial<PluginOptions>;

/**
 * Federation options of the shell: every shared library eager, in the first script, so that the page starts in one request wave.
 * The runtime core is published once (`inject-external-runtime-core-plugin`) and used by all remotes.
 */
export function shellFederation(app: AppFolder): ModuleFederationPlugin {
  const shared = SHARED_LIBRARIES.map((library) => [library.key, shellShare(app, library)] as const);
  return new ModuleFederationPlugin({
    ...COMMON,
    name: containerName(app.name),
    shared: Object.fromEntries(shared),
    runtimePlugins: [
      resolve('@module-federation/inject-external-runtime-core-plugin').replace('index.cjs', 'index.js'),
    ],
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
}

function shellShare(app: AppFolder, { key, facade }: SharedLibrary) {
  const version = installedVersion(app.path, packageNameOf(key));
  const base = { singleton: true, strictVersion: true, eager: true, version, requiredVersion: `^${version}` };
  return facade ? { ...base, import: join(app.path, 'src/facades', `${facade}.ts`) } : base;
}

/** Federation options of a remote: one exposed module, no library of its own, no federation runtime of its own. */
export function remoteFederation(app: AppFolder): ModuleFederationPlugin {
  const versions = sharedVersions(app.path);
  const shared = SHARED_LIBRARIES.filter(({ key }) => versions[packageNameOf(key)]).map(({ key }) => {
    const requiredVersion = `^${versions[packageNameOf(key)]}`;
    return [key, { singleton: true, strictVersion: true, import: false, requiredVersion }] as const;
  });
  return new ModuleFederationPlugin({
    ...COMMON,
    name: containerName(app.name),
    filename: 'remote-entry.[contenthash:12].js',
    exposes: { './remote': { import: './src/remote.ts', name: EXPOSED_CHUNK } },
    shared: Object.fromEntries(shared),
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  });
}
