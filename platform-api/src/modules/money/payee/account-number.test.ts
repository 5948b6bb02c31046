import { expect, test } from 'vitest';
import { maskedHolder, maskedNumber, normalNumber, tailOf } from './account-number';

test.each([
  ['০১৭১২-৩৪৫৬৭৮', '01712345678'],
  [' 1234 5678.90 ', '1234567890'],
  ['vcb-00 12ab', 'VCB0012AB'],
])('normalises %s to %s', (text, number) => {
  expect(normalNumber(text)).toBe(number);
});

test('shows the end of a number, and hardly anything of a short one', () => {
  expect(['01712345678', '1234567', '12345'].map((number) => maskedNumber(tailOf(number)))).toEqual([
    '•••• 678',
    '•••• 67',
    '•••• 5',
  ]);
});

test('shows the first letters of a holder', () => {
  expect(maskedHolder('Amina  Khatun')).toBe('A*** K***');
});
