import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inState } from '../paths';
import { type Mutant, placeOf } from './mutation';

export type Verdict = 'killed' | 'timed out' | 'survived' | 'not covered';

/** A mutant's result, as stored. */
export interface Entry {
  readonly target: string;
  readonly place: string;
  readonly operator: string;
  readonly original: string;
  readonly replacement: string;
  readonly verdict: Verdict;
  /** The test that killed the mutant. */
  readonly failure: string;
}

/** Entries by mutant key. */
export type Report = Record<string, Entry>;

const reportFile = (): string => inState('mutation', 'report.json');

export const readReport = (): Report =>
  existsSync(reportFile()) ? (JSON.parse(readFileSync(reportFile(), 'utf8')) as Report) : {};

export function writeReport(report: Report): void {
  mkdirSync(path.dirname(reportFile()), { recursive: true });
  writeFileSync(reportFile(), `${JSON.stringify(report, null, 2)}\n`);
}

export function entryOf(mutant: Mutant, verdict: Verdict, failure = ''): Entry {
  const { target, operator, original, replacement } = mutant;
  return { target, place: placeOf(mutant), operator, original, replacement, verdict, failure };
}

export const isNoticed = ({ verdict }: Pick<Entry, 'verdict'>): boolean =>
  verdict === 'killed' || verdict === 'timed out';

/** A table of targets, and every surviving mutant. */
export function formatReport(report: Report): string {
  const entries = Object.entries(report);
  const targets = [...new Set(entries.map(([, { target }]) => target))];
  const rowOf = (name: string, part: readonly Entry[]): string => {
    const count = (verdict: Verdict) => part.filter((entry) => entry.verdict === verdict).length;
    const share = (100 * part.filter(isNoticed).length) / Math.max(1, part.length);
    const cells = [
      name,
      part.length,
      count('killed'),
      count('timed out'),
      count('survived'),
      count('not covered'),
      `${share.toFixed(1)} %`,
    ];
    return `| ${cells.join(' | ')} |`;
  };
  const all = entries.map(([, entry]) => entry);
  return [
    '| folder | mutants | killed | timed out | survived | not covered | noticed |',
    '|---|---|---|---|---|---|---|',
    ...targets.map((target) =>
      rowOf(
        target,
        all.filter((entry) => entry.target === target),
      ),
    ),
    rowOf('all', all),
    '',
    ...entries.filter(([, entry]) => !isNoticed(entry)).map(([key, entry]) => `${key} ${lineOf(entry)}`),
  ].join('\n');
}

/** An entry on one line. */
export function lineOf({ place, operator, original, replacement, verdict }: Entry): string {
  const { before, after } = difference(original, replacement);
  return `${verdict}: ${place} ${operator}: ${before} -> ${after}`;
}

/** Shortens long texts to the differing part, with a few words of context. */
function difference(original: string, replacement: string): { before: string; after: string } {
  let start = 0;
  while (start < original.length && original[start] === replacement[start]) start += 1;
  const from = Math.max(0, start - 30);
  const cut = (text: string) =>
    text
      .slice(from, start + 60)
      .replaceAll(/\s+/g, ' ')
      .trim();
  return { before: cut(original), after: cut(replacement) };
}
