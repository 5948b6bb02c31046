import { beforeEach, describe, expect, it } from 'vitest';
import { showBrand, takeLaunchParams } from './launch-params';

const launch = (address: string) => {
  window.history.replaceState(null, '', address);
  return takeLaunchParams(window.location);
};

describe('the launch', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it('takes the token out of the address and leaves the rest', () => {
    expect(launch('/in-house/mines?token=abc123&lang=bn&mode=demo#x')).toEqual({
      page: 'mines',
      token: 'abc123',
      language: 'bn',
      brand: null,
    });
    expect(window.location.href).toMatch(/\/in-house\/mines\?lang=bn&mode=demo#x$/);
  });

  it('knows no token after a reload, but still the look', () => {
    launch('/in-house/crash?token=abc123');
    showBrand('meridian');
    expect(takeLaunchParams(window.location)).toMatchObject({ page: 'crash', token: null, brand: 'meridian' });
  });

  it('falls back to English and takes no look that is not a brand’s', () => {
    expect(launch('/in-house/crash?lang=xx&brand=other')).toMatchObject({ language: 'en', brand: null });
    expect(launch('/in-house/crash?lang=bn-BD')).toMatchObject({ language: 'bn' });
  });

  it('opens the verifier for any other path', () => {
    expect(launch('/in-house/verify').page).toBe('verify');
  });
});
