import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { compilePackage } from './compile-package';

const pastDraws = { name: 'contract', entries: ['lottery/past-draws'], files: [] };

it('packs the tables that a module imports, in the form that Node reads', async () => {
  const { files } = await compilePackage({ ...pastDraws, exports: {} }, tmpdir());
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['src/lottery/past-draws.js', 'past-results/thai.json']),
  );
  const module = files.find(({ path }) => path === 'src/lottery/past-draws.js');
  expect(module?.content.toString()).toMatch(/thai\.json" with \{ type: "json" \}/);
});

it('refuses a package that exports modules without types', async () => {
  await expect(compilePackage(pastDraws, tmpdir())).rejects.toThrow('no types for shared/contract/src/lottery');
});
