import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCheckout } from './checkout';
import { importGraph } from './import-graph';

const FILES = {
  'shared/words/package.json': '{ "exports": { "./*": "./src/*.ts", ".": { "types": "./src/index.ts" } } }',
  'shared/words/src/index.ts': "export * from './greeting';",
  'shared/words/src/greeting.ts': "export const greeting = 'hello';",
  'shared/words/src/other.ts': 'export const other = 1;',
  'shop/package.json': '{}',
  'shop/prices/today.json': '{}',
  'shop/src/page.tsx': "import { greeting } from '@marquee/words/greeting';\nimport './page.css';\nimport 'react';",
  'shop/src/page.css': '@import "colours.css";',
  'shop/src/colours.css': 'a { color: red }',
  'shop/src/page.test.tsx': "import { Page } from './page';\nvi.mock('./late', () => ({}));",
  'shop/src/late.ts': 'export const late = 1;',
  'shop/src/prices.ts':
    "import { readFileSync } from 'node:fs';\nreadFileSync(new URL('../prices/today.json', import.meta.url));",
  'shop/src/prices.test.ts': "import './prices';",
  'shop/src/pages.ts': "import { readdirSync } from 'node:fs';\nreaddirSync(new URL('./', import.meta.url));",
  'shop/src/pages.test.ts': "import './pages';",
  'shop/src/shapes.test.ts': 'const load = (name: string) => import(`./${name}`);',
  'shop/src/paper.test.ts':
    "import { readFileSync } from 'node:fs';\nreadFileSync(new URL('../../paper/note.txt', import.meta.url));",
  'shop/src/whole.test.ts': "const root = new URL('../../', import.meta.url);",
  'shop/src/starts.test.ts':
    "import { spawn } from 'node:child_process';\nspawn('node', [new URL('../../paper/print.ts', import.meta.url).pathname]);",
  'paper/print.ts': "import './ink';",
  'paper/ink.ts': 'export const ink = 1;',
  'paper/note.txt': 'a note',
};

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'marquee-graph-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const printOf = (file: string) => importGraph(readCheckout(root)).fingerprint(file);

/** Whether a change of one file changes the fingerprint of another. */
function depends(file: string, on: string): boolean {
  const before = printOf(file);
  write(on, `${FILES[on as keyof typeof FILES] ?? ''} `);
  return printOf(file) !== before;
}

describe('a file depends on', () => {
  it.each([
    ['shop/src/page.test.tsx', 'shop/src/page.test.tsx'],
    ['shop/src/page.test.tsx', 'shop/src/page.tsx'],
    ['shop/src/page.test.tsx', 'shop/src/late.ts'],
    ['shop/src/page.test.tsx', 'shop/src/colours.css'],
    ['shop/src/page.test.tsx', 'shared/words/src/greeting.ts'],
    ['shop/src/prices.test.ts', 'shop/prices/today.json'],
    ['shop/src/prices.test.ts', 'shop/prices/tomorrow.json'],
    ['shop/src/starts.test.ts', 'paper/print.ts'],
    ['shop/src/starts.test.ts', 'paper/ink.ts'],
    ['shop/src/pages.test.ts', 'shop/src/late.ts'],
    ['shop/src/shapes.test.ts', 'shop/src/late.ts'],
    ['shop/src/paper.test.ts', 'paper/note.txt'],
    ['shop/src/whole.test.ts', 'paper/note.txt'],
  ])('%s: %s', (file, on) => {
    expect(depends(file, on)).toBe(true);
  });
});

describe('a file does not depend on', () => {
  it.each([
    ['shop/src/page.test.tsx', 'shared/words/src/other.ts'],
    ['shop/src/page.test.tsx', 'shop/prices/today.json'],
    ['shop/src/page.test.tsx', 'shop/src/prices.test.ts'],
    ['shop/src/prices.test.ts', 'shop/src/page.tsx'],
    ['shop/src/shapes.test.ts', 'paper/note.txt'],
  ])('%s: %s', (file, on) => {
    expect(depends(file, on)).toBe(false);
  });
});

it('counts an import that no entry of a package describes as one of all its files', () => {
  write('shop/src/odd.test.ts', "import '@marquee/words/src/deep/thing.css';");
  expect(depends('shop/src/odd.test.ts', 'shared/words/src/other.ts')).toBe(true);
});

it('gives a file that is new, renamed or gone another fingerprint', () => {
  const before = printOf('shop/src/pages.test.ts');
  write('shop/src/new.ts', '');
  expect(printOf('shop/src/pages.test.ts')).not.toBe(before);
});
