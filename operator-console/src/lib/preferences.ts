import { FALLBACK_LANGUAGE, isLanguage } from '@marquee/contract/languages';

export type Theme = 'dark' | 'light';

const LANGUAGE = 'console.language';
const THEME = 'console.theme';

/** The stored choice, else the first of the browser's languages that the console supports. */
export function preferredLanguage(): string {
  const candidates = [localStorage.getItem(LANGUAGE), ...navigator.languages.map((language) => language.slice(0, 2))];
  return candidates.find((language) => language !== null && isLanguage(language)) ?? FALLBACK_LANGUAGE;
}

export function keepLanguage(language: string): void {
  localStorage.setItem(LANGUAGE, language);
}

export function preferredTheme(): Theme {
  const storedTheme = localStorage.getItem(THEME);
  if (storedTheme === 'dark' || storedTheme === 'light') return storedTheme;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

export function keepTheme(theme: Theme): void {
  localStorage.setItem(THEME, theme);
}
