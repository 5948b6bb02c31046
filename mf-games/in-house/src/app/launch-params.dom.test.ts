import { beforeEach, describe, expect, it } from 'vitest';
import { lobbyOf, takeLaunchParams } from './launch-params';

const launch = (address: string) => {
  window.history.replaceState(null, '', address);
  return takeLaunchParams(window.location);
};

describe('launch parameters', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it('removes the token from the address and keeps the rest', () => {
    expect(launch('/in-house/mines?token=abc123&lang=bn&brand=meridian#x')).toEqual({
      page: 'mines',
      token: 'abc123',
      language: 'bn',
      formats: { digits: 'language', calendar: 'gregorian' },
    });
    expect(window.location.href).toMatch(/\/in-house\/mines\?lang=bn&brand=meridian#x$/);
  });

  it('has no token after a reload', () => {
    launch('/in-house/crash?token=abc123&brand=meridian');
    expect(takeLaunchParams(window.location)).toMatchObject({ page: 'crash', token: null });
  });

  it('falls back to English', () => {
    expect(launch('/in-house/crash?lang=xx')).toMatchObject({ language: 'en' });
    expect(launch('/in-house/crash?lang=bn-BD')).toMatchObject({ language: 'bn' });
  });

  it('takes the digits that the tag of the language names', () => {
    expect(launch('/in-house/crash?lang=bn-u-nu-latn')).toMatchObject({ language: 'bn', formats: { digits: 'latin' } });
  });

  it('opens the verifier for any other path', () => {
    expect(launch('/in-house/verify').page).toBe('verify');
  });
});

describe('lobbyOf', () => {
  it.each([
    ['http://meridian.localhost:4000/', 'http://meridian.localhost:4000/bgs'],
    ['http://play.localhost:4000/in-house/mines', null],
    ['', null],
    ['android-app://some.reader/', null],
  ])('of the referrer %j is %j', (referrer, lobby) => {
    expect(lobbyOf(referrer, 'http://play.localhost:4000')).toBe(lobby);
  });
});
