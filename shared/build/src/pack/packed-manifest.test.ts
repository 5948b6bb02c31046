import { expect, it } from 'vitest';
import { packedManifest, publishedRange, SDK_VERSION } from './packed-manifest';
import { SDK_PACKAGES } from './packages';

const versions = new Map([['react', '19.3.1']]);

it('writes ranges as a registry knows them', () => {
  expect(publishedRange('@marquee/kit', 'workspace:*', versions)).toBe(`^${SDK_VERSION}`);
  expect(publishedRange('react', 'catalog:', versions)).toBe('19.3.1');
  expect(publishedRange('left-pad', '^1.3.0', versions)).toBe('^1.3.0');
  expect(() => publishedRange('preact', 'catalog:', versions)).toThrow('preact is not in the catalogue');
});

it.each(SDK_PACKAGES)('leaves nothing of the workspace in the manifest of $name', (entry) => {
  const text = JSON.stringify(packedManifest(entry, new Set(['@marquee/contract'])));
  expect(text).not.toMatch(/workspace:|catalog:|"private"/);
  expect(text).not.toMatch(/"\.\/src\/[^"]*(?<!\.d)\.tsx?"/);
});
