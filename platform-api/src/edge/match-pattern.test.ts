import { describe, expect, it } from 'vitest';
import { matchesPattern } from './match-pattern';

describe('route patterns at the edge', () => {
  it.each([
    ['/rng', '/rng', true],
    ['/rng', '/rng/', true],
    ['/rng', '/rngs', false],
    ['/vnLottery', '/vnlottery', false],
    ['/:gameType', '/bgs', true],
    ['/:gameType', '/', false],
    ['/member/*', '/member/wallet/history', true],
    ['/member/*', '/member', true],
    ['/play/:node/:mode?', '/play/17', true],
    ['/a.b', '/axb', false],
    ['/', '/', true],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(matchesPattern(pattern, path)).toBe(expected);
  });
});
