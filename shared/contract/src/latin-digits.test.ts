import { expect, it } from 'vitest';
import { latinDigits } from './latin-digits';

it.each([
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['០១២៣៤៥៦៧៨៩', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['+880 17-00', '+880 17-00'],
])('writes %s as %s', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});
