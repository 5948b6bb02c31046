import { type Leg, lineOutcome, type MarketKind, type Pick, picksOf } from '../rules/leg';
import { HIGHEST_PRICE, LOWEST_PRICE, type Price } from '../rules/odds';
import type { Outlook } from './outlook';
import { meanOf, type Pmf } from './pmf';

export interface Selection {
  readonly pick: Pick;
  /** Null: not offered now. */
  readonly price: Price | null;
}

export interface Market {
  readonly kind: MarketKind;
  readonly line: number | null;
  readonly selections: readonly Selection[];
}

/** What a title offers. Lines and steps count quarters. */
export interface Offer {
  readonly result: '1x2' | 'winner';
  readonly lineStep: number;
  /** How far the further lines lie from the main one; they close at kick-off. */
  readonly furtherStep: number;
}

/** The book's share of each decided stake: it returns 1 / (1 + margin). */
export const MARGIN = { '1x2': 0.06, winner: 0.05, handicap: 0.05, total: 0.05 } as const satisfies Record<
  MarketKind,
  number
>;

export interface MainLines {
  readonly handicap: number;
  readonly total: number;
}

/**
 * The main lines: those at which both sides are nearest to even.
 * @param previousLines the lines until now, reused while they are close enough, so that they do not flicker
 */
export function mainLines({ lead, total }: Outlook, { lineStep }: Offer, previousLines: MainLines | null): MainLines {
  return {
    handicap: evenLine((line) => handicapChance(lead, line), -4 * meanOf(lead), lineStep, previousLines?.handicap),
    total: evenLine((line) => 1 - totalChance(total, line), 4 * meanOf(total), lineStep, previousLines?.total),
  };
}

const KEPT_WITHIN = 0.08;
const TRIED_STEPS = 6;

/** @param chance of the side that gains by a higher line */
function evenLine(
  chance: (line: number) => number,
  near: number,
  step: number,
  previousLines: number | undefined,
): number {
  if (previousLines !== undefined && Math.abs(chance(previousLines) - 0.5) <= KEPT_WITHIN) return previousLines;
  const middle = Math.round(near / step) * step;
  let best = middle;
  for (let line = middle - TRIED_STEPS * step; line <= middle + TRIED_STEPS * step; line += step)
    if (Math.abs(chance(line) - 0.5) < Math.abs(chance(best) - 0.5)) best = line;
  return best;
}

/** Everything that can be bet on. @param further with the lines beside the main ones */
export function marketsOf(outlook: Outlook, offer: Offer, lines: MainLines, further: boolean): readonly Market[] {
  const around = (line: number) => (further ? [line, line - offer.furtherStep, line + offer.furtherStep] : [line]);
  return [
    priced({ kind: offer.result, line: null }, outlook),
    ...around(lines.handicap).map((line) => priced({ kind: 'handicap', line }, outlook)),
    ...around(lines.total)
      .filter((line) => line > 0)
      .map((line) => priced({ kind: 'total', line }, outlook)),
  ];
}

const priced = (market: Omit<Leg, 'pick'>, outlook: Outlook): Market => ({
  ...market,
  selections: picksOf(market.kind).map((pick) => ({
    pick,
    price: priceOf(chanceOf({ ...market, pick }, outlook), MARGIN[market.kind]),
  })),
});

/** Chance of the pick among the parts of stakes that are decided. */
export function chanceOf({ kind, line, pick }: Leg, { lead, total }: Outlook): number {
  if (kind === 'handicap') return sided(pick === 'home', handicapChance(lead, line ?? 0));
  if (kind === 'total') return sided(pick === 'over', totalChance(total, line ?? 0));
  const of = (test: (lead: number) => boolean) =>
    lead.p.reduce((sum, p, i) => (test(lead.from + i) ? sum + p : sum), 0);
  const home = of((value) => value > 0);
  const away = of((value) => value < 0);
  const chance = pick === 'home' ? home : pick === 'away' ? away : 1 - home - away;
  return kind === 'winner' ? chance / (home + away) : chance;
}

const sided = (first: boolean, chance: number) => (first ? chance : 1 - chance);
const handicapChance = (lead: Pmf, line: number) => decidedChance(lead, (value) => 4 * value + line);
const totalChance = (total: Pmf, line: number) => decidedChance(total, (value) => 4 * value - line);

function decidedChance({ from, p }: Pmf, margin: (value: number) => number): number {
  let won = 0;
  let losing = 0;
  p.forEach((probability, i) => {
    const outcome = lineOutcome(margin(from + i));
    if (outcome === 'won' || outcome === 'halfWon') won += outcome === 'won' ? probability : probability / 2;
    if (outcome === 'lost' || outcome === 'halfLost') losing += outcome === 'lost' ? probability : probability / 2;
  });
  return won + losing === 0 ? 0.5 : won / (won + losing);
}

/** The price that returns 1 / (1 + margin) of the decided stakes, rounded down; null beyond the limits. */
export function priceOf(chance: number, margin: number): Price | null {
  if (chance <= 0) return null;
  const price = Math.floor(100 / (chance * (1 + margin)) + 1e-9);
  return price < LOWEST_PRICE || price > HIGHEST_PRICE ? null : price;
}
