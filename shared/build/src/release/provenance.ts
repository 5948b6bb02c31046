import { execFileSync } from 'node:child_process';
import type { Provenance } from '@marquee/contract/release-submission';

export interface ReleaseNotes {
  readonly notes?: string | undefined;
  /** Address of the change's page at the team's code host. */
  readonly change?: string | undefined;
}

/**
 * Where a release comes from: the last commit of the repository in a folder, and what its author says of it.
 * @throws when there is no commit
 */
export function provenanceOf(folder: string, { notes = '', change }: ReleaseNotes): Provenance {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return {
      commit: git('rev-parse', 'HEAD'),
      author: git('log', '-1', '--format=%an'),
      notes,
      changeUrl: change ?? null,
    };
  } catch {
    throw new Error(`${folder} has no commit: a release names the commit that it was made from`);
  }
}
