import { existsSync, readdirSync } from 'node:fs';
import { inRepository, inState } from '../paths';
import { releaseSources } from '../release/release-sources';
import { resolvedPackages } from '../tasks/resolved-packages';
import type { Task } from '../tasks/task';
import { withDependencies } from '../tasks/workspace-packages';

/** The sources of some folders and the programs that build them, with all packages of both. */
const sourcesOf = (folders: string[], ...programs: string[]): Pick<Task, 'inputs' | 'packages'> => ({
  inputs: [...folders, ...programs],
  packages: resolvedPackages(folders, programs),
});

/** Every deployable of the product and its build. They are independent, so the order does not matter. */
export const buildTasks = (): Task[] => [
  serviceTask('platform-api', ['main', 'migrate', 'seed', 'demo']),
  serviceTask('vendor-sandbox', ['main']),
  releaseTask('host-shell'),
  ...remoteFolders().map(releaseTask),
  siteTask('operator-console'),
  siteTask('mf-games/in-house'),
  clientsTask('vendor-sandbox'),
  galleryTask(),
];

/** A remote is a folder `mf-*` with a manifest. */
export const remoteFolders = (): string[] =>
  readdirSync(inRepository())
    .filter((name) => name.startsWith('mf-') && existsSync(inRepository(name, 'remote.json')))
    .sort();

function serviceTask(folder: string, entries: string[]): Task {
  return {
    name: `bundle ${folder}`,
    ...sourcesOf(withDependencies(folder), 'shared/build/src/node-bundle.ts'),
    program: 'node-bundle',
    args: [folder, ...entries],
    outputs: entries.map((entry) => inRepository(folder, 'dist', `${entry}.mjs`)),
    stamp: inRepository(folder, 'dist', '.built-from'),
  };
}

/** A plain site: built into its own `dist` and served from there. */
function siteTask(folder: string): Task {
  return {
    name: `build ${folder}`,
    ...sourcesOf(withDependencies(folder), 'shared/build/src/webpack'),
    program: 'webpack/build-app',
    args: [folder],
    outputs: [inRepository(folder, 'dist')],
    stamp: inRepository(folder, 'dist', '.built-from'),
  };
}

/** The game clients of a service: pages that it serves itself. */
function clientsTask(folder: string): Task {
  return {
    name: `build clients of ${folder}`,
    ...sourcesOf([folder, 'shared/contract'], 'shared/build/src/client-bundle.ts'),
    inputs: [`${folder}/client`, `${folder}/src`, 'shared/contract', 'shared/build/src/client-bundle.ts'],
    program: 'client-bundle',
    args: [folder],
    outputs: [inRepository(folder, 'client/dist')],
    stamp: inRepository(folder, 'client/dist', '.built-from'),
  };
}

/** The component gallery: static files independent of the rest of the product. */
function galleryTask(): Task {
  const folder = 'shared/ui';
  return {
    name: 'build gallery',
    ...sourcesOf([folder, 'platform-api/brands'], `${folder}/gallery`),
    program: '../../ui/gallery/build',
    args: [folder],
    outputs: [inRepository(folder, 'dist/gallery')],
    stamp: inRepository(folder, 'dist', '.built-from'),
  };
}

/** Shell and remotes are built directly into the release store of the state folder, so their stamp is stored there. */
function releaseTask(folder: string): Task {
  return {
    name: `release ${folder}`,
    ...releaseSources(folder),
    program: 'release/release',
    args: [folder],
    outputs: [inState('releases', folder)],
    stamp: inState('cache', 'builds', folder),
  };
}
