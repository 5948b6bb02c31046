import { fingerprint } from '../tasks/fingerprint';
import { withDependencies } from '../tasks/workspace-packages';

/** Identifies the sources of an app's build: its own, those of the packages in it, the preset and the lock file. */
export function sourceDigest(folder: string): string {
  const inputs = [
    ...withDependencies(folder),
    'shared/build/src/webpack',
    'shared/build/src/release',
    'host-shell/src/facades',
  ];
  const task = {
    name: folder,
    inputs: [...inputs, 'pnpm-lock.yaml'],
    program: 'release',
    args: [folder],
    outputs: [],
    stamp: '',
  };
  return fingerprint(task).slice(0, 8);
}
