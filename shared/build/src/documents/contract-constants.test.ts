import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository } from '../paths';

const PLACES = [
  'shared',
  'host-shell',
  'mf-agent',
  'mf-games',
  'mf-member-centre',
  'mf-promotions',
  'mf-wallet',
  'operator-console',
  'platform-api',
  'vendor-sandbox',
  'e2e',
];

const sourcesOf = (folder: string): string[] =>
  readdirSync(inRepository(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules|dist|api)$/.test(entry.name) ? [] : sourcesOf(file);
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });

const DECLARATION = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export const ([A-Z][A-Z\d_]+)\b/gm;

it('reads every constant of the contract somewhere, unless it is deprecated', () => {
  const texts = PLACES.flatMap(sourcesOf).map((file) => [file, readFileSync(inRepository(file), 'utf8')] as const);
  const uses = new Map<string, number>();
  for (const [, text] of texts)
    for (const [name] of text.matchAll(/\b[A-Z][A-Z\d_]+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const declared = texts
    .filter(([file]) => file.startsWith('shared/contract/src/') && !file.endsWith('.test.ts'))
    .flatMap(([, text]) => [...text.matchAll(DECLARATION)])
    .filter(([, comment = '']) => !comment.includes('@deprecated'));
  expect(declared.length).toBeGreaterThan(100);
  expect(declared.map(([, , name = '']) => name).filter((name) => (uses.get(name) ?? 0) < 2)).toEqual([]);
});
