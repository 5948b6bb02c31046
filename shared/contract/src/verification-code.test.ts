import { expect, it } from 'vitest';
import { readVerificationCode } from './verification-code';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['১২৩৪৫৬', '123456'],
  ['٠٠١٢', '0012'],
  ['12345678', '12345678'],
  ['', null],
  ['123', null],
  ['123456789', null],
  ['12a456', null],
  ['-12345', null],
])('reads %j as %j', (typed, code) => {
  expect(readVerificationCode(typed)).toBe(code);
});
