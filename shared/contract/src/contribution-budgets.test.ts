import { describe, expect, it } from 'vitest';
import { budgetFaults, bytesOfContributions, contributionBytes } from './contribution-budgets';
import type { Release } from './release';

const chunk = (...scripts: string[]) => ({ scripts, styles: ['all.css'] });
const release = {
  name: 'mf-loyalty',
  kind: 'remote',
  entry: 'entry.js',
  assets: {
    points: chunk('common.js', 'points.js'),
    teaser: chunk('common.js', 'teaser.js'),
    gift: chunk('gift.js'),
  },
  manifest: {
    routes: [{ id: 'points' }],
    slots: [{ id: 'teaser', slot: 'home.hot-games' }],
    modals: [{ id: 'gift' }],
  },
} as unknown as Release;
const sizes = {
  'entry.js': 1_000,
  'all.css': 500,
  'common.js': 2_000,
  'points.js': 80_000,
  'teaser.js': 20_000,
  'gift.js': 9,
};

describe('what a release loads', () => {
  it('is the entry and the files of a contribution, each once', () => {
    expect(contributionBytes(release, sizes)).toEqual([
      { kind: 'route', id: 'points', bytes: 83_500, budget: 90_000 },
      { kind: 'slot', id: 'teaser', bytes: 23_500, budget: 25_000 },
      { kind: 'modal', id: 'gift', bytes: 1_509, budget: 40_000 },
    ]);
    expect(bytesOfContributions(release, ['points', 'teaser'], sizes)).toBe(103_500);
  });

  it('is refused above the budget of its kind: a page may carry what a slot of the home page may not', () => {
    expect(budgetFaults(release, sizes)).toEqual([]);
    expect(budgetFaults(release, { ...sizes, 'teaser.js': 40_000 })).toEqual([
      'loads 43500 bytes, compressed, for the slot teaser, where 25000 are allowed',
    ]);
  });

  it('is refused with one large file, even where no contribution names it', () => {
    expect(budgetFaults(release, { ...sizes, 'late.js': 1_000_000 })).toEqual([
      'has 1000000 bytes, compressed, in late.js, where 90000 are allowed',
    ]);
  });

  it('has no budget in a shell', () => {
    expect(contributionBytes({ ...release, kind: 'shell', manifest: null }, sizes)).toEqual([]);
  });
});
