import { expect, it } from 'vitest';
import { normalMobile } from './mobile';

it.each([
  ['01712345678', '+8801712345678'],
  ['+880 1712-345678', '+8801712345678'],
  ['00880 1712 345678', '+8801712345678'],
  ['০১৭১২৩৪৫৬৭৮', '+8801712345678'],
  ['01712345678 ext. 12', null],
  ['01712345678x12', null],
  ['01712345678;ext=12', null],
  ['tel 01712345678', null],
  ['01712345678 or 01812345678', null],
  ['1e10', null],
  ['', null],
])('reads the mobile number %j as %j', (text, number) => {
  expect(normalMobile(text, '880')).toBe(number);
});
