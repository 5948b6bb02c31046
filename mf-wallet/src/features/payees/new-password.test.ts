import { expect, test } from 'vitest';
import { newPasswordFault } from './new-password';

test.each([
  ['40281', '40281', 'digits'],
  ['4028a7', '4028a7', 'digits'],
  ['402817', '402871', 'differs'],
  ['402817', '402817', null],
])('%s, %s: %s', (password, repeated, fault) => {
  expect(newPasswordFault(password, repeated, 6)).toBe(fault);
});
