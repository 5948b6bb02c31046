import { afterEach, expect, it, vi } from 'vitest';
import { keepLanguage, preferredLanguage } from './preferences';

const browserSpeaks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('speaks the language that the operator chose, whatever the browser’s is', () => {
  browserSpeaks('en-US', 'en');
  keepLanguage('vi');
  expect(preferredLanguage()).toBe('vi');
});

it('speaks the first language of the browser that it knows, and English where there is none', () => {
  browserSpeaks('fr-FR', 'hi-IN', 'en');
  expect(preferredLanguage()).toBe('hi');
  browserSpeaks('fr-FR');
  expect(preferredLanguage()).toBe('en');
});
