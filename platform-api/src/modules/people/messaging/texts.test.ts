import { LANGUAGES } from '@marquee/contract/languages';
import { expect, it } from 'vitest';
import { wordingOf } from './texts';

const textOf = (language: string, minutes: number, template: 'account_code' | 'reset_link' = 'account_code') =>
  wordingOf('sundarban', [language], template, { code: '1', brand: 'B', account: 'a', link: 'l', minutes }).text;

it('counts minutes as the language does', () => {
  expect(textOf('en', 1)).toContain('in 1 minute.');
  expect(textOf('en', 5)).toContain('in 5 minutes.');
  expect(textOf('en', 1, 'reset_link')).toContain('in 1 minute:');
  expect(textOf('ar', 1)).toContain('دقيقة واحدة');
  expect(textOf('ar', 2)).toContain('دقيقتين');
  expect(textOf('ar', 5)).toContain('دقائق');
  expect(textOf('ar', 11)).toContain('دقيقة');
});

it.each(LANGUAGES)('has a text for every number in %s', (language) => {
  for (const minutes of [0, 1, 2, 3, 5, 10, 11, 30, 100, 101]) expect(textOf(language, minutes)).not.toContain('{{');
});
