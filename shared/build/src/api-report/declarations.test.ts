import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readDeclarations } from './declarations';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const ROW = "{ readonly path: '/balance'; readonly value: Amount; }";

/** Digests of a hook that refers to a list, and of the rows of the list. */
function digestsOf({ rows, amount = 'string' }: { rows: Record<string, string>; amount?: string }) {
  const root = mkdtempSync(path.join(tmpdir(), 'declarations-'));
  folders.push(root);
  mkdirSync(path.join(root, 'shared'));
  const list = path.join(root, 'shared/list.d.ts');
  const hook = path.join(root, 'shared/hook.d.ts');
  const members = Object.entries(rows).map(([id, row]) => `readonly '${id}': ${row};`);
  writeFileSync(
    list,
    `export type Amount = ${amount};\nexport declare const calls: { ${members.join(' ')} };\nexport type Id = keyof typeof calls;\n`,
  );
  writeFileSync(hook, `import type { Id } from './list';\nexport declare function useCall(id: Id): void;\n`);
  const declarations = readDeclarations(root, new Set(['shared/list.d.ts#calls']));
  return {
    hook: declarations.digestOf(hook, 'useCall'),
    list: declarations.digestOf(list, 'calls'),
    rows: declarations.memberDigests(list, 'calls'),
  };
}

it('leaves what refers to a growing list alone when the list grows', () => {
  const before = digestsOf({ rows: { 'wallet.balance': ROW } });
  const after = digestsOf({ rows: { 'wallet.balance': ROW, 'wheel.spin': ROW } });
  expect(after.hook).toBe(before.hook);
  expect(after.list).not.toBe(before.list);
});

it('gives each row of a list a digest of its own, with what the row refers to', () => {
  const before = digestsOf({ rows: { 'wallet.balance': ROW } });
  const grown = digestsOf({ rows: { 'wallet.balance': ROW, 'wheel.spin': "{ readonly path: '/spin'; }" } });
  const changed = digestsOf({ rows: { 'wallet.balance': ROW }, amount: 'number' });
  expect(Object.keys(grown.rows)).toEqual(['wallet.balance', 'wheel.spin']);
  expect(grown.rows['wallet.balance']).toBe(before.rows['wallet.balance']);
  expect(changed.rows['wallet.balance']).not.toBe(before.rows['wallet.balance']);
});

it('counts a member that no remote used among those of a declaration that it left', () => {
  const digestOf = (members: string, gone?: string) => {
    const root = mkdtempSync(path.join(tmpdir(), 'declarations-'));
    folders.push(root);
    const file = path.join(root, 'call.d.ts');
    writeFileSync(file, `export interface Call {\n    path: string;\n${members}}\n`);
    return readDeclarations(root, new Set(), new Map(gone ? [['call.d.ts#Call', gone]] : [])).digestOf(file, 'Call');
  };
  const STATUS = '    status: string;\n';
  const before = digestOf(STATUS);
  expect(digestOf('')).not.toBe(before);
  expect(digestOf('', STATUS)).toBe(before);
  expect(digestOf('    method: string;\n', STATUS)).not.toBe(before);
});
