import { describe, expect, test } from 'vitest';
import { isReservedName } from './reserved-names';

const brand = ['sundarban', 'Sundarban'];

describe('a name of the platform', () => {
  test.each([
    ['as it is', 'support'],
    ['in capitals', 'SUPPORT'],
    ['with letters of another script', 'suрроrt'],
    ['with a letter that looks like the first', 'ѕupport'],
    ['in mathematical letters', '𝓼𝓾𝓹𝓹𝓸𝓻𝓽'],
    ['with digits', '5upp0rt'],
    ['with accents', 'śúppôrt'],
    ['with signs between the letters', 's.u.p.p.o.r.t'],
    ['before something', 'Admin_Rahim'],
    ['behind something', 'Rahim Admin'],
    ['with a bar for a letter', 'adm|n'],
    ['with a one for a letter', 'adm1n'],
    ['of two words', 'Customer Service'],
    ['in Bengali', 'গ্রাহক সেবা'],
    ['in Chinese', '官方客服'],
    ['in Thai', 'แอดมิน'],
    ['in Vietnamese without its accents', 'Ho Tro'],
    ['in Arabic', 'الدعم'],
    ['as a word of its own', 'night staff'],
    ['of the brand', 'SUNDARBAN VIP'],
    ['of the brand by lookalikes', 'Sundаrbаn'],
  ])('is reserved %s', (_how, name) => {
    expect(isReservedName(name, brand)).toBe(true);
  });
});

test.each([
  'Badminton',
  'Rahim',
  'রহিম',
  'أحمد',
  '🐯🐯',
  'Stafford',
  'Nguyễn Văn A',
  '王小明',
  'modest',
  'Systeema',
  'Rahim99',
])('%s is not', (name) => {
  expect(isReservedName(name, brand)).toBe(false);
});

test('a short code of a brand reserves nothing', () => {
  expect(isReservedName('mina', ['mi'])).toBe(false);
});
