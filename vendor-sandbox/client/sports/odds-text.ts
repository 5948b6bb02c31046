import { type OddsForm, quoteOf } from '../../src/kinds/sports/rules/odds';
import type { Formats } from '../frame/formats';
import type { Translate } from '../frame/texts';

interface Line {
  readonly kind: string;
  readonly line: number | null;
  readonly pick: string;
}

/** A quote in hundredths, or whole points, as its form writes it. */
export function quoteText(form: OddsForm, quote: number, format: Formats): string {
  if (form === 'american') return quote > 0 ? `+${format.number(quote)}` : format.number(quote);
  return format.decimal(quote / 100);
}

export const priceText = (form: OddsForm, price: number, format: Formats): string =>
  quoteText(form, quoteOf(form, price), format);

/** A line as its pick has it: the away side's handicap is the home side's with the sign turned. Null without a line. */
export function lineText({ kind, line, pick }: Line, format: Formats): string | null {
  if (line === null) return null;
  const points = (kind === 'handicap' && pick === 'away' ? -line : line) / 4;
  const sign = kind === 'handicap' && points > 0 ? '+' : '';
  return `${sign}${format.number(points === 0 ? 0 : points)}`;
}

/** Whom or what was picked, with its line: `Old Harbour +0.25`, `Over 2.5`. */
export function pickText(leg: Line & { readonly home: string; readonly away: string }, t: Translate, format: Formats) {
  const name = leg.pick === 'home' ? leg.home : leg.pick === 'away' ? leg.away : t(`picks.${leg.pick}`);
  const line = lineText(leg, format);
  return line === null ? name : `${name} ${line}`;
}
