import { existsSync, readdirSync } from 'node:fs';
import { inRepository, inState } from '../paths';
import type { Task } from '../tasks/task';
import { withDependencies } from '../tasks/workspace-packages';

const lockFile = 'pnpm-lock.yaml';

/** Every deployable of the product and how it is built. Independent of each other, so the order is free. */
export const buildTasks = (): Task[] =>
  [
    serviceTask('platform-api', ['main', 'migrate', 'seed']),
    serviceTask('vendor-sandbox', ['main']),
    siteTask('operator-console'),
    releaseTask('host-shell'),
    ...remoteFolders().map(releaseTask),
  ].filter(
    (task) =>
      existsSync(inRepository('shared/build/src', `${task.program}.ts`)) &&
      ['src/main.ts', 'src/index.ts', 'remote.json'].some((file) => existsSync(inRepository(task.args[0] ?? '', file))),
  );

/** A remote is a folder `mf-*` that declares itself. */
export const remoteFolders = (): string[] =>
  readdirSync(inRepository())
    .filter((name) => name.startsWith('mf-') && existsSync(inRepository(name, 'remote.json')))
    .sort();

function serviceTask(folder: string, entries: string[]): Task {
  return {
    name: `bundle ${folder}`,
    inputs: [...withDependencies(folder), 'shared/build/src/node-bundle.ts', lockFile],
    program: 'node-bundle',
    args: [folder, ...entries],
    outputs: entries.map((entry) => inRepository(folder, 'dist', `${entry}.mjs`)),
    stamp: inRepository(folder, 'dist', '.built-from'),
  };
}

/** The shell and the console: built into their own `dist`, served from there. */
function siteTask(folder: string): Task {
  return {
    name: `build ${folder}`,
    inputs: [...withDependencies(folder), 'shared/build/src/webpack', lockFile],
    program: 'webpack/build-app',
    args: [folder],
    outputs: [inRepository(folder, 'dist')],
    stamp: inRepository(folder, 'dist', '.built-from'),
  };
}

/** A remote goes straight into the release store of the state folder, which is where its stamp belongs. */
function releaseTask(folder: string): Task {
  return {
    name: `release ${folder}`,
    inputs: [...withDependencies(folder), 'shared/build/src/webpack', 'shared/build/src/release', lockFile],
    program: 'release/release',
    args: [folder],
    outputs: [inState('releases', folder)],
    stamp: inState('cache', 'builds', folder),
  };
}
