import i18next from 'i18next';
import { beforeEach, expect, it } from 'vitest';
import { changeLanguage, registerMessages, startI18n } from './i18n';

/** Catalogues that arrive when a test says so. */
const arrivals = new Map<string, (fails?: boolean) => void>();

beforeEach(async () => {
  arrivals.clear();
  registerMessages('slow', (language) => {
    return new Promise((resolve, reject) => {
      arrivals.set(language, (fails) => (fails ? reject(new Error('not there')) : resolve({ hello: language })));
    });
  });
  await startI18n('bn', 'shell', {});
});

it('keeps the last choice when an earlier one arrives after it', async () => {
  const [first, last] = [changeLanguage('vi'), changeLanguage('en')];
  arrivals.get('en')?.();
  expect(await last).toBe(true);
  arrivals.get('vi')?.();
  expect(await first).toBe(false);
  expect(i18next.language).toBe('en');
});

it('says nothing of an earlier choice that fails', async () => {
  const [first, last] = [changeLanguage('th'), changeLanguage('zh')];
  arrivals.get('zh')?.();
  expect(await last).toBe(true);
  arrivals.get('th')?.(true);
  expect(await first).toBe(false);
  const only = changeLanguage('hi');
  arrivals.get('hi')?.(true);
  await expect(only).rejects.toThrow('not there');
  expect(i18next.language).toBe('zh');
});
