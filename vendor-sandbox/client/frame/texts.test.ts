import { expect, test } from 'vitest';
import { languageOf, localeOf, translator } from './texts';

const english = { lines_one: '{count} line', lines_other: '{count} lines', paid: 'Paid {amount}' };
const arabic = { lines_two: 'خطان', lines_few: '{count} خطوط', lines_many: '{count} خطًا', lines_other: '{count} خط' };

test('chooses the plural form of the language', () => {
  const t = translator('en', english);
  expect([t('lines', { count: 1 }), t('lines', { count: 25 })]).toEqual(['1 line', '25 lines']);
  const ar = translator(localeOf('ar'), arabic);
  expect([2, 5, 25, 100].map((count) => ar('lines', { count }).replace(/[\u2066\u2069]/g, ''))).toEqual([
    'خطان',
    '5 خطوط',
    '25 خطًا',
    '100 خط',
  ]);
});

test('falls back to the general form, then to the key', () => {
  const t = translator('en', { shots_other: '{count} shots' });
  expect([t('shots', { count: 1 }), t('unknown', { count: 1 })]).toEqual(['1 shots', 'unknown']);
});

test('writes numbers in the digits of the launch and leaves texts alone', () => {
  expect(translator(localeOf('bn'), english)('lines', { count: 25 })).toBe('২৫ lines');
  expect(translator(localeOf('bn-u-nu-latn'), english)('lines', { count: 25 })).toBe('25 lines');
  expect(translator('bn', english)('paid', { amount: '5.00 BDT' })).toBe('Paid 5.00 BDT');
});

test('takes the language of a tag, and English for unknown ones', () => {
  expect([languageOf('bn-u-nu-latn'), languageOf('xx'), languageOf(null)]).toEqual(['bn', 'en', 'en']);
  expect([localeOf('xx-XX'), localeOf(null)]).toEqual(['en', 'en']);
});
