import { inDigitsOf } from '@marquee/contract/number-format';

/** The locale in which the page writes numbers, in the brand's digits: the document names it beside its language. */
export function pageLocale(): string {
  // A frame is rendered outside of a browser.
  if (typeof document === 'undefined') return 'en';
  const { dataset, lang } = document.documentElement;
  return dataset['formatLocale'] ?? (lang || 'en');
}

/** A number or a clock in the digits of the page, ungrouped. */
export const inPageDigits = (text: string | number): string => inDigitsOf(pageLocale(), String(text));
