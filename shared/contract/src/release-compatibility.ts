import type { Release } from './release';
import { SHELL_LISTS } from './shell-lists';
import { satisfiesRange } from './version-range';

type ShellFacts = Pick<Release, 'contract' | 'shared' | 'exports'>;

/** Our own packages: a build records the names that it uses of them, with the digests of their types. */
const OWN_PACKAGES: readonly string[] = ['@marquee/kit', '@marquee/ui'];

/**
 * Why a remote cannot run in a shell: its contract range, a library that is older than it was built against, or names that the
 * shell does not export. Decides at release, promotion, roll-back, canary and pin, and for each remote when a shell changes.
 * @returns one sentence per reason, empty when the remote fits
 */
export function incompatibilities(remote: Release, shell: ShellFacts): string[] {
  return [...contractReasons(remote, shell), ...libraryReasons(remote, shell), ...importReasons(remote, shell)];
}

function contractReasons(remote: Release, shell: ShellFacts): string[] {
  if (satisfiesRange(shell.contract, remote.contract)) return [];
  return [`needs contract ${remote.contract}, the shell has ${shell.contract}`];
}

function libraryReasons(remote: Release, shell: ShellFacts): string[] {
  return Object.entries(remote.shared).flatMap(([library, version]) => {
    const shellVersion = shell.shared[library];
    if (shellVersion === undefined) return [`needs ${library}, which the shell does not share`];
    if (satisfiesRange(shellVersion, `^${version}`)) return [];
    // The names decide: a newer remote may use nothing that the older shell lacks.
    const isDecidedByNames = remote.imports !== undefined && OWN_PACKAGES.includes(library);
    if (isDecidedByNames && satisfiesRange(version, `^${shellVersion}`)) return [];
    return [`was built against ${library} ${version}, the shell has ${shellVersion}`];
  });
}

function importReasons(remote: Release, shell: ShellFacts): string[] {
  return Object.entries(remote.imports ?? {}).flatMap(([module, names]) => {
    const exported = shell.exports?.[module];
    if (!exported) return [`needs ${module}, which the shell does not share`];
    if (Object.hasOwn(exported, '*')) return [];
    const missing = Object.keys(names).filter((name) => name !== '*' && !Object.hasOwn(exported, name));
    const changed = isOlder(module, remote, shell)
      ? Object.entries(names).flatMap(([name, digest]) => (exported[name] && exported[name] !== digest ? [name] : []))
      : [];
    const of = (list: readonly string[]) =>
      SHELL_LISTS.includes(module) ? `the ${module} ${list.join(', ')}` : `${list.join(', ')} of ${module}`;
    return [
      ...(missing.length > 0 ? [`needs ${of(missing)}, which the shell does not have`] : []),
      ...(changed.length > 0 ? [`needs a later version of ${of(changed)} than the shell has`] : []),
    ];
  });
}

/** Whether the shell has an earlier version of a module's package than the remote was built against: later ones keep what was. */
function isOlder(module: string, remote: Release, shell: ShellFacts): boolean {
  const library = SHELL_LISTS.includes(module)
    ? '@marquee/kit'
    : OWN_PACKAGES.find((name) => module === name || module.startsWith(`${name}/`));
  if (library === undefined) return false;
  return !satisfiesRange(shell.shared[library] ?? '0.0.0', `^${remote.shared[library] ?? '0.0.0'}`);
}
