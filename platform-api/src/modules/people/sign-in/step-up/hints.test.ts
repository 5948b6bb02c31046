import { expect, it } from 'vitest';
import { maskedEmail, maskedMobile } from './hints';

it('shows the end of a number and the domain of an address as hints', () => {
  expect(maskedMobile('+8801712345678')).toBe('•••• 678');
  expect(maskedEmail('amina@example.com')).toBe('a•••@example.com');
});
