import { formatLocale } from '@marquee/contract/languages';

const UNIT = 100_000;

/** Short amounts for chips, such as 5K. @param amount 1/100,000 */
export function compact(language: string, amount: number): string {
  const format = new Intl.NumberFormat(formatLocale(language), { notation: 'compact', maximumFractionDigits: 1 });
  return format.format(amount / UNIT);
}
