import { describe, expect, it } from 'vitest';
import { satisfiesRange } from './version-range';

describe('version ranges', () => {
  it.each([
    ['1.4.0', '^1.2.3', true],
    ['1.2.2', '^1.2.3', false],
    ['2.0.0', '^1.2.3', false],
    ['0.1.7', '^0.1.2', true],
    ['0.2.0', '^0.1.2', false],
    ['0.0.3', '^0.0.3', true],
    ['0.0.4', '^0.0.3', false],
    ['0.1.0+ab12cd34', '^0.1.0', true],
    ['1.0.0', '1.0.0', true],
    ['1.0.1', '1.0.0', false],
  ])('%s satisfies %s: %s', (version, range, expected) => {
    expect(satisfiesRange(version, range)).toBe(expected);
  });
});
