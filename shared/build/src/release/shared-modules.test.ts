import { expect, it } from 'vitest';
import { reasonToRepeat, repeatedModules } from './shared-modules';

const apps = [
  {
    app: 'mf-a',
    modules: [
      { package: 'swiper', file: 'swiper.mjs', bytes: 900 },
      { package: '@marquee/contract', file: 'src/amount.ts', bytes: 30 },
      { package: 'zod', file: 'v4/core.js', bytes: 10 },
    ],
  },
  {
    app: 'mf-b',
    modules: [
      { package: '@marquee/contract', file: 'src/amount.ts', bytes: 30 },
      { package: 'swiper', file: 'swiper.mjs', bytes: 900 },
    ],
  },
];

it('lists each module that is in more than one app', () => {
  expect(repeatedModules(apps)).toEqual([
    { name: 'swiper/swiper.mjs', apps: ['mf-a', 'mf-b'], bytes: 900 },
    { name: '@marquee/contract/src/amount.ts', apps: ['mf-a', 'mf-b'], bytes: 30 },
  ]);
});

it('accepts what stands in the list with a reason, and nothing else', () => {
  const [library, contract] = repeatedModules(apps).map(reasonToRepeat);
  expect(library).toBeUndefined();
  expect(contract).toContain('one version of the contract');
});
