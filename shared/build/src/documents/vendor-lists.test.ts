import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { inRepository } from '../paths';

const delivered = mkdtempSync(path.join(tmpdir(), 'vendor-lists-'));
afterAll(() => rmSync(delivered, { recursive: true }));

it('the platform has the current delivery of every vendor (else: pnpm deliver:lists)', () => {
  const program = inRepository('vendor-sandbox/src/deliver-lists/main.ts');
  execFileSync(process.execPath, [
    '--import',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
    program,
    delivered,
  ]);
  const copies = inRepository('platform-api/vendor-lists');
  const files = readdirSync(delivered).toSorted();
  expect(files.length).toBeGreaterThan(10);
  expect(
    readdirSync(copies)
      .filter((file) => file.endsWith('.json'))
      .toSorted(),
  ).toEqual(files);
  const outOfDate = files.filter(
    (file) => readFileSync(path.join(copies, file), 'utf8') !== readFileSync(path.join(delivered, file), 'utf8'),
  );
  expect(outOfDate).toEqual([]);
});
