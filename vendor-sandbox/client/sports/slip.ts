import type { Acceptance } from '../../src/kinds/sports/book/selection';
import type { MatchView } from '../../src/kinds/sports/match-view';
import type { MarketKind, Pick } from '../../src/kinds/sports/rules/leg';
import type { OddsForm } from '../../src/kinds/sports/rules/odds';

/** A selection on the slip, at the price that the player has seen. */
export interface SlipLeg {
  readonly match: string;
  readonly kind: MarketKind;
  readonly line: number | null;
  readonly pick: Pick;
  readonly price: number;
  readonly home: string;
  readonly away: string;
  /** The price before it moved last; null while it has not. */
  readonly before: number | null;
}

export interface Slip {
  readonly legs: readonly SlipLeg[];
  readonly mode: 'single' | 'parlay';
  readonly form: OddsForm;
  readonly acceptance: Acceptance;
  /** As typed, by leg; `''` is the parlay's. */
  readonly stakes: Readonly<Record<string, string>>;
}

export const emptySlip: Slip = { legs: [], mode: 'single', form: 'decimal', acceptance: 'better', stakes: {} };

export const legKey = ({ match, kind, line, pick }: Omit<SlipLeg, 'price' | 'home' | 'away' | 'before'>): string =>
  `${match} ${kind} ${line} ${pick}`;

export type SlipAction =
  /** On the slip, or off it again. */
  | { readonly do: 'toggle'; readonly match: MatchView; readonly leg: Omit<SlipLeg, 'home' | 'away' | 'before'> }
  | { readonly do: 'remove'; readonly key: string }
  /** Selections of an accepted bet again. */
  | { readonly do: 'add'; readonly legs: readonly SlipLeg[] }
  | { readonly do: 'clear' }
  | { readonly do: 'mode'; readonly mode: Slip['mode'] }
  | { readonly do: 'form'; readonly form: OddsForm }
  | { readonly do: 'acceptance'; readonly acceptance: Acceptance }
  | { readonly do: 'stake'; readonly key: string; readonly text: string }
  /** The book's prices have moved. */
  | { readonly do: 'prices'; readonly prices: Readonly<Record<string, number>> };

const MOST_LEGS = 8;

export function changeSlip(slip: Slip, action: SlipAction): Slip {
  switch (action.do) {
    case 'toggle':
      return toggled(slip, action);
    case 'remove':
      return { ...slip, legs: slip.legs.filter((leg) => legKey(leg) !== action.key) };
    case 'add':
      return { ...slip, legs: withAdded(slip.legs, action.legs) };
    case 'clear':
      return { ...slip, legs: [], stakes: {} };
    case 'mode':
      return { ...slip, mode: action.mode };
    case 'form':
      return { ...slip, form: action.form };
    case 'acceptance':
      return { ...slip, acceptance: action.acceptance };
    case 'stake':
      return { ...slip, stakes: { ...slip.stakes, [action.key]: action.text } };
    case 'prices':
      return repriced(slip, action.prices);
  }
}

/** One selection of a match at a time: another one takes its place. */
function toggled(slip: Slip, { match, leg }: Extract<SlipAction, { do: 'toggle' }>): Slip {
  const otherLegs = slip.legs.filter((candidate) => candidate.match !== leg.match);
  if (slip.legs.some((candidate) => legKey(candidate) === legKey(leg))) return { ...slip, legs: otherLegs };
  if (otherLegs.length >= MOST_LEGS) return slip;
  return { ...slip, legs: [...otherLegs, { ...leg, home: match.home.name, away: match.away.name, before: null }] };
}

/** A selection made meanwhile on the same match stays. */
function withAdded(legs: readonly SlipLeg[], added: readonly SlipLeg[]): readonly SlipLeg[] {
  const free = added.filter(({ match }) => legs.every((leg) => leg.match !== match));
  return [...legs, ...free].slice(0, MOST_LEGS);
}

function repriced(slip: Slip, prices: Readonly<Record<string, number>>): Slip {
  const legs = slip.legs.map((leg) => {
    const price = prices[legKey(leg)];
    return price === undefined || price === leg.price ? leg : { ...leg, before: leg.price, price };
  });
  return legs.every((leg, i) => leg === slip.legs[i]) ? slip : { ...slip, legs };
}

const UNIT = 100_000;

/** What was typed, in 1/100,000 of the currency unit; null for what is no amount of at most two digits of fraction. */
export function stakeOf(text: string): number | null {
  const plain = [...text.trim()].map(latinDigit).join('');
  if (!/^\d{1,12}([.,]\d{1,2})?$/.test(plain)) return null;
  const amount = Math.round(Number(plain.replace(',', '.')) * 100) * (UNIT / 100);
  return amount > 0 ? amount : null;
}

/** Code points of zero in Arabic, Bengali and Hindi. */
const ZEROS = [0x0660, 0x09e6, 0x0966];

function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? character : String(code - zero);
}
