import type { Release } from './release';
import { satisfiesRange } from './version-range';

/**
 * Why a remote cannot run in a shell: its contract range, or a library older than it was built against.
 * @returns one sentence per reason, empty when the remote is compatible
 */
export function incompatibilities(remote: Release, shell: Pick<Release, 'contract' | 'shared'>): string[] {
  const reasons: string[] = [];
  if (!satisfiesRange(shell.contract, remote.contract)) {
    reasons.push(`needs contract ${remote.contract}, the shell has ${shell.contract}`);
  }
  for (const [library, version] of Object.entries(remote.shared)) {
    const shellVersion = shell.shared[library];
    if (shellVersion === undefined) reasons.push(`needs ${library}, which the shell does not share`);
    else if (!satisfiesRange(shellVersion, `^${version}`)) {
      reasons.push(`was built against ${library} ${version}, the shell has ${shellVersion}`);
    }
  }
  return reasons;
}
