import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inState, repositoryRoot } from '../paths';
import type { PartResult } from './suite';

/** The last green run of a part. */
interface GreenPart {
  readonly fingerprint: string;
  readonly passed: number;
  /** The commit that was checked out. */
  readonly commit: string;
}

/** By name of the part. */
export type GreenParts = Readonly<Record<string, GreenPart>>;

/** Which parts of a suite have to run, and what is known of the others. */
export interface Plan {
  readonly stale: readonly string[];
  /** The parts that were green with the same inputs. */
  readonly unchanged: GreenParts;
}

const fileOf = (suite: string) => inState('cache', 'green-tests', `${suite.replaceAll(' ', '-')}.json`);

/** The record of a suite's green parts; a fresh clone has none. */
export function readGreenParts(suite: string): GreenParts {
  try {
    return JSON.parse(readFileSync(fileOf(suite), 'utf8')) as GreenParts;
  } catch {
    return {};
  }
}

export function planOf(parts: ReadonlyMap<string, string>, green: GreenParts): Plan {
  const isUnchanged = ([name, fingerprint]: [string, string]) => green[name]?.fingerprint === fingerprint;
  const entries = [...parts];
  return {
    stale: entries.filter((part) => !isUnchanged(part)).map(([name]) => name),
    unchanged: Object.fromEntries(
      Object.entries(green).filter(([name]) => parts.get(name) === green[name]?.fingerprint),
    ),
  };
}

/**
 * The record after a run: the parts that were green in it, and the unchanged ones that did not run. What failed, or ended
 * without a result, is forgotten.
 */
export function greenAfter(
  { unchanged }: Plan,
  parts: ReadonlyMap<string, string>,
  ran: Readonly<Record<string, PartResult>>,
  commit: string,
): GreenParts {
  const green = [...parts].flatMap(([name, fingerprint]): [string, GreenPart][] => {
    const part = ran[name];
    if (part) return part.isGreen ? [[name, { fingerprint, passed: part.passed, commit }]] : [];
    return unchanged[name] ? [[name, unchanged[name]]] : [];
  });
  return Object.fromEntries(green);
}

export function writeGreenParts(suite: string, green: GreenParts): void {
  const file = fileOf(suite);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(green));
}

/** Shortened; a date without git. */
export function currentCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD');
  } catch {
    return new Date().toISOString();
  }
}

/** `(2,180 unchanged since 0f2c9fc4)`: what a line says of the parts that did not run; nothing where all did. */
export function unchangedRemark(unchanged: readonly GreenPart[], ranAny: boolean): string {
  if (unchanged.length === 0) return '';
  const passed = unchanged.reduce((sum, part) => sum + part.passed, 0);
  const commits = [...new Set(unchanged.map(({ commit }) => commit))];
  const since = commits.length === 1 ? commits[0] : `${commits.length} commits`;
  return ranAny ? ` (${passed} unchanged since ${since})` : ` (unchanged since ${since})`;
}
