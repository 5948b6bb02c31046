import { describe, expect, it } from 'vitest';
import { type BrandRemote, resolveVersion } from './resolve';

const entry: BrandRemote = {
  brandId: 1,
  remote: 'mf-games',
  enabled: true,
  disabledReason: null,
  stable: '1.1.0',
  previous: '1.0.0',
  canary: null,
  canaryPercent: 0,
  pinned: null,
};

describe('the release that a visitor gets', () => {
  it('is the stable one, with the previous one as fall-back', () => {
    expect(resolveVersion(entry, 50)).toEqual({ version: '1.1.0', fallback: '1.0.0' });
  });

  it('is the canary for visitors below its percentage, with the stable one as fall-back', () => {
    const canary = { ...entry, canary: '1.2.0', canaryPercent: 10 };
    expect(resolveVersion(canary, 9)).toEqual({ version: '1.2.0', fallback: '1.1.0' });
    expect(resolveVersion(canary, 10)).toEqual({ version: '1.1.0', fallback: '1.0.0' });
  });

  it('is the pin regardless of the canary', () => {
    const pinned = { ...entry, pinned: '0.9.0', canary: '1.2.0', canaryPercent: 100 };
    expect(resolveVersion(pinned, 0)).toEqual({ version: '0.9.0', fallback: '1.1.0' });
  });

  it('has no fall-back when the only release is the one in use', () => {
    expect(resolveVersion({ ...entry, previous: null }, 0)).toEqual({ version: '1.1.0', fallback: null });
  });
});
