import path from 'node:path';
import { type Checkout, digestOf } from './checkout';
import { exportedFiles } from './exported-files';
import { type Reach, type References, referencesOf } from './source-references';

/** What a run of a file depends on. */
export interface Inputs {
  /** The file, all that it imports in turn, and the files that any of them names. */
  readonly files: ReadonlySet<string>;
  /** Packages whose data, or whose every file, one of them may read; `.` for the whole checkout. */
  readonly reads: ReadonlyMap<string, Exclude<Reach, 'nothing'>>;
}

export interface ImportGraph {
  inputsOf(file: string): Inputs;
  /** The files that a file imports in turn, itself included: what its types depend on. */
  importsOf(file: string): ReadonlySet<string>;
  /** SHA-256 of all that a run of the file depends on. */
  fingerprint(file: string): string;
}

const EXTENSIONS = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '/index.ts', '/index.tsx'];

/**
 * Follows the imports of a checkout's files. What cannot be followed (files that are opened, programs that are started,
 * imports whose name is computed) counts as a need of everything that it can mean.
 */
export function importGraph(checkout: Checkout): ImportGraph {
  const references = new Map<string, References & { readonly targets: readonly string[] }>();
  const digests = new Map<string, string>();

  const resolve = (specifier: string, from: string): readonly string[] => {
    const [bare = ''] = specifier.split('?');
    if (!bare.startsWith('.')) return exportedFiles(bare, checkout);
    const base = path.posix.normalize(path.posix.join(path.posix.dirname(from), bare));
    const candidates = [
      ...EXTENSIONS.map((extension) => base + extension),
      base.replace(/\.js$/, '.ts'),
      `${base.replace(/\.mjs$/, '')}.d.mts`,
    ];
    return candidates.filter((candidate) => checkout.isFile(candidate));
  };
  const referencesIn = (file: string) => {
    const known = references.get(file);
    if (known) return known;
    const found = referencesOf(file, checkout.text(file));
    const entry = { ...found, targets: found.specifiers.flatMap((specifier) => resolve(specifier, file)) };
    references.set(file, entry);
    return entry;
  };
  const importsOf = (file: string): Set<string> => {
    const visited = new Set([file]);
    for (const current of visited) for (const target of referencesIn(current).targets) visited.add(target);
    return visited;
  };
  const inputsOf = (start: string): Inputs => {
    const files = importsOf(start);
    const reads = new Map<string, Exclude<Reach, 'nothing'>>();
    const named = new Set<string>();
    for (const current of [...files]) addReads(current, referencesIn(current), { files: named, reads }, checkout);
    // A program that a source names is started with all that it imports.
    for (const program of named) for (const file of importsOf(program)) files.add(file);
    return { files, reads };
  };
  const digestOfReads = (folder: string, reach: Exclude<Reach, 'nothing'>): string => {
    const key = `${folder} ${reach}`;
    const digest =
      digests.get(key) ?? checkout.digest(reach === 'checkout' ? checkout.files : checkout.filesOf(folder, reach));
    digests.set(key, digest);
    return digest;
  };
  return {
    importsOf,
    inputsOf,
    fingerprint(file) {
      const { files, reads } = inputsOf(file);
      const rest = [...reads].sort().map(([folder, reach]) => `${folder} ${digestOfReads(folder, reach)}`);
      return digestOf([checkout.digest(files), ...rest]);
    },
  };
}

interface Collected {
  readonly files: Set<string>;
  readonly reads: Map<string, Exclude<Reach, 'nothing'>>;
}

const STRENGTH: readonly Reach[] = ['nothing', 'data', 'package', 'checkout'];

function addReads(file: string, references: References, into: Collected, checkout: Checkout): void {
  const { reads: reach, paths, rootPaths } = references;
  const add = (folder: string) => checkout.below(folder).forEach((other) => into.files.add(other));
  for (const named of rootPaths) add(named.replace(/\/$/, ''));
  if (reach === 'nothing') return;
  if (reach === 'checkout') return void into.reads.set('.', 'checkout');
  const owner = checkout.packageOf(file);
  const known = into.reads.get(owner) ?? 'nothing';
  if (STRENGTH.indexOf(reach) > STRENGTH.indexOf(known)) into.reads.set(owner, reach);
  for (const named of paths) {
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), named)).replace(/\/$/, '');
    const isAround = (place: string) => target === '.' || target.startsWith('..') || place.startsWith(`${target}/`);
    // From a folder around its package it may read everything; what it reads from one around itself is its reach.
    if (isAround(owner)) into.reads.set('.', 'checkout');
    else if (!isAround(file)) add(target);
  }
}
