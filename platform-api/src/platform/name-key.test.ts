import { describe, expect, it } from 'vitest';
import { DIFFERENT_NAMES, SAME_NAMES } from '../testing/names';
import { foldedText, nameKey } from './name-key';

describe('names of people', () => {
  it.each(SAME_NAMES)('treats %j as %j', (name, other) => {
    expect(nameKey(name)).toBe(nameKey(other));
  });

  it.each(DIFFERENT_NAMES)('distinguishes %j from %j', (name, other) => {
    expect(nameKey(name)).not.toBe(nameKey(other));
  });

  it('keeps the punctuation of a text', () => {
    expect(foldedText('Tiger’s  Łódź')).toBe('tiger’s  lodz');
  });
});
