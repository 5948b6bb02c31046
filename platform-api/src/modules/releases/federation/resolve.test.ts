import { describe, expect, it } from 'vitest';
import { type BrandRemote, candidateVersions, withPicks } from './resolve';

const entry: BrandRemote = {
  brandId: 1,
  remote: 'mf-games',
  enabled: true,
  offNotices: {},
  revision: 0,
  reloadRevision: 0,
  stable: '1.1.0',
  previous: '1.0.0',
  canary: null,
  canaryPercent: 0,
  pinned: null,
};

describe('the releases that a visitor may get', () => {
  it('is the stable one, with the previous one as fall-back', () => {
    expect(candidateVersions(entry, 50)).toEqual(['1.1.0', '1.0.0']);
  });

  it('is the canary for visitors below its percentage, with the stable one as fall-back', () => {
    const canary = { ...entry, canary: '1.2.0', canaryPercent: 10 };
    expect(candidateVersions(canary, 9)).toEqual(['1.2.0', '1.1.0', '1.0.0']);
    expect(candidateVersions(canary, 10)).toEqual(['1.1.0', '1.0.0']);
  });

  it('is the pin regardless of the canary', () => {
    const pinned = { ...entry, pinned: '0.9.0', canary: '1.2.0', canaryPercent: 100 };
    expect(candidateVersions(pinned, 0)).toEqual(['0.9.0', '1.1.0', '1.0.0']);
  });

  it('has no fall-back when the only release is the one in use', () => {
    expect(candidateVersions({ ...entry, previous: null }, 0)).toEqual(['1.1.0']);
  });
});

describe('what a visitor previews', () => {
  it('is the picked release alone, on or off, and a remote that the brand does not have', () => {
    const off = { ...entry, remote: 'mf-wallet', enabled: false, pinned: '0.9.0', canary: '1.2.0', canaryPercent: 100 };
    const picks = new Map([
      ['mf-wallet', '2.0.0'],
      ['mf-loyalty', '0.1.0'],
    ]);
    const entries = withPicks([entry, off], 1, picks);
    expect(entries.map((item) => [item.remote, item.enabled, candidateVersions(item, 0)])).toEqual([
      ['mf-games', true, ['1.1.0', '1.0.0']],
      ['mf-wallet', true, ['2.0.0']],
      ['mf-loyalty', true, ['0.1.0']],
    ]);
  });
});
