import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What `pnpm-lock.yaml` resolves the workspace's dependencies to. */
export interface LockFile {
  /** Run-time dependencies of a workspace folder as `name@version`, without the workspace's own packages. */
  dependenciesOf(folder: string): readonly string[];
  /** The given packages and all that they need, each as `name@version` with its integrity; sorted. */
  closureOf(packages: readonly string[]): readonly string[];
}

type Mapping = { [key: string]: Mapping | string };

/** @param root folder of the workspace */
export function readLockFile(root: string): LockFile {
  const lock = parseMapping(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'));
  const [importers, packages, snapshots] = ['importers', 'packages', 'snapshots'].map((key) => mappingIn(lock, key));

  function visit(name: string, visited: Set<string>): void {
    if (visited.has(name)) return;
    visited.add(name);
    const snapshot = mappingIn(snapshots, name);
    for (const kind of ['dependencies', 'optionalDependencies']) {
      for (const [dependency, version] of Object.entries(mappingIn(snapshot, kind))) {
        visit(`${dependency}@${textOf(version)}`, visited);
      }
    }
  }

  return {
    dependenciesOf(folder) {
      const dependencies = mappingIn(mappingIn(importers, folder), 'dependencies');
      return Object.keys(dependencies)
        .map((name) => `${name}@${textOf(mappingIn(dependencies, name)['version'])}`)
        .filter((name) => !name.includes('@link:'));
    },
    closureOf(names) {
      const visited = new Set<string>();
      for (const name of names) visit(name, visited);
      const integrityOf = (name: string) => mappingIn(packages, name.replace(/\(.*$/, ''))['resolution'];
      return [...visited].map((name) => `${name} ${textOf(integrityOf(name))}`).sort();
    },
  };
}

const textOf = (value: Mapping | string | undefined): string => (typeof value === 'string' ? value : '');

function mappingIn(mapping: Mapping | undefined, key: string): Mapping {
  const value = mapping?.[key];
  return typeof value === 'object' ? value : {};
}

/** `  key:` opens a mapping, `  key: value` is an entry; keys with special characters stand in single quotes. */
const LINE = /^(?<indent> *)(?:'(?<quoted>[^']*)'|(?<plain>[^\s'].*?)):(?: (?<value>.*))?$/;

/** Reads the YAML that pnpm writes: mappings indented by two spaces, whatever else stands on a line as text. */
function parseMapping(text: string): Mapping {
  const open: Mapping[] = [{}];
  for (const line of text.split('\n')) {
    const { indent = '', quoted, plain = '', value } = LINE.exec(line)?.groups ?? {};
    const depth = indent.length / 2;
    const parent = open[depth];
    if (!parent || (quoted ?? plain) === '') continue;
    open.length = depth + 1;
    if (value === undefined) open.push({});
    parent[quoted ?? plain] = value?.replace(/^'(.*)'$/, '$1') ?? (open.at(-1) as Mapping);
  }
  return open[0] ?? {};
}
