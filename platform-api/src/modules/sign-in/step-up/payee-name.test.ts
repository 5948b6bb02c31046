import { describe, expect, it } from 'vitest';
import { maskedEmail, maskedMobile } from './hints';
import { payeeNameKey } from '../../../platform/payee-name';

describe('the name of a bank account', () => {
  it.each([
    ['Nguyễn Văn Đạt', 'NGUYEN  VAN DAT'],
    ['Md. Rafiqul Islam', 'md rafiqul islam '],
    ['O’Neill-Smith', "o'neill smith"],
    ['Ａｍｉｎａ　Ｋｈａｎ', 'Amina Khan'],
    ['আমিনা খাতুন', ' আমিনা  খাতুন'],
  ])('%s is the same as %s', (one, other) => {
    expect(payeeNameKey(one)).toBe(payeeNameKey(other));
  });

  it.each([
    ['Amina Khan', 'Amin Khan'],
    ['কমল', 'কমলা'],
    ['Amina Khan', 'Aminakhan'],
  ])('%s is not %s', (one, other) => {
    expect(payeeNameKey(one)).not.toBe(payeeNameKey(other));
  });
});

it('hints show the end of a number and the domain of an address', () => {
  expect(maskedMobile('+8801712345678')).toBe('•••• 678');
  expect(maskedEmail('amina@example.com')).toBe('a•••@example.com');
});
