import type { Formatters, Translate } from '@marquee/kit';

/** What sentences about rules are made with. */
export interface TermTexts {
  readonly t: Translate;
  readonly format: Formatters;
  /** Names a VIP level. */
  readonly levelName: (level: number) => string;
  /** For lists and the names of days. */
  readonly locale: string;
}

export const listIn = (locale: string, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);

/** 1 is Monday; 2024 began with one. */
export const weekdayIn = (locale: string, weekday: number): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

/** @param sentences null where a rule says nothing */
export const saidOf = (sentences: readonly (string | null)[]): string[] =>
  sentences.filter((sentence) => sentence !== null);
