import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository } from '../paths';
import { SDK_PACKAGES } from './packages';

it('packs the plugin of our lint rules with every rule that it imports', () => {
  const build = SDK_PACKAGES.find(({ name }) => name === 'build');
  const modules = readdirSync(inRepository('shared/build/src/lint')).filter((file) => file.endsWith('.mjs'));
  expect(build?.files).toEqual(expect.arrayContaining(modules.map((file) => `src/lint/${file}`)));
  expect(modules).toContain('no-literal-spread.mjs');
});
