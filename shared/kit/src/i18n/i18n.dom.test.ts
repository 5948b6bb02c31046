import { STANDARD_FORMATS } from '@marquee/contract/languages';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { startI18n } from './i18n';

const MESSAGES = { left: '{{count}} / {{total, number}} {{name}}' };
const written = (values: object) => i18next.t('left', { ...values });

it.each([
  ['en', 'language', '7 / 1,250 K3', 'en'],
  ['bn', 'language', '৭ / ১,২৫০ K3', 'bn'],
  ['bn', 'latin', '7 / 1,250 K3', 'bn-u-nu-latn'],
  ['hi', 'latin', '7 / 1,250 K3', 'hi'],
] as const)(
  'writes every number of a sentence in %s in the digits of the brand: %s',
  async (language, digits, text, locale) => {
    await startI18n(language, 'shell', MESSAGES, undefined, { ...STANDARD_FORMATS, digits });
    expect(written({ count: 7, total: 1_250, name: 'K3' })).toBe(text);
    expect(document.documentElement.dataset['formatLocale']).toBe(locale);
  },
);

it('keeps codes and years as they are grouped: not at all', async () => {
  await startI18n('en', 'shell', MESSAGES);
  expect(written({ count: 2026, total: 2026, name: '0042' })).toBe('2026 / 2,026 0042');
});
