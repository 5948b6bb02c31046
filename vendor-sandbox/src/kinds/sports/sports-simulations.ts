import { type SimulatedGame, theoreticalReturn } from '@marquee/contract/fairness/simulation';
import { mainLines, marketsOf } from './model/markets';
import { NOT_BEGUN, type Script } from './model/model';
import type { Pmf } from './model/pmf';
import { type Leg, type LegOutcome, legOutcome, type MarketKind, type Pick, type Score } from './rules/leg';
import type { Price } from './rules/odds';
import { type TitleCode, titleOf } from './titles';

const STRENGTHS = { home: 1.12, away: 0.94 };
const BILLION = 2 ** 30;

const factorOf = (price: Price, outcome: LegOutcome): number =>
  ({ won: price / 100, halfWon: (price + 100) / 200, push: 1, void: 1, halfLost: 0.5, lost: 0 })[outcome];

/** A score with the lead, or with the total, that a distribution names. */
const scoreOf = (kind: MarketKind, value: number): Score =>
  kind === 'total' ? { home: value, away: 0 } : { home: Math.max(value, 0), away: Math.max(-value, 0) };

const oddsOf = (leg: Leg, price: Price, { from, p }: Pmf) =>
  p.map((chance, i) => ({ chance, factor: factorOf(price, legOutcome(leg, scoreOf(leg.kind, from + i))) }));

function finalScore({ events }: Script): Score {
  const score = { home: 0, away: 0 };
  for (const { side, points } of events) score[side] += points;
  return score;
}

/** A single before kick-off on a market's main line. */
function single(code: TitleCode, kind: MarketKind, pick: Pick): SimulatedGame {
  const { model, offer } = titleOf(code);
  const outlook = model.outlook(STRENGTHS, NOT_BEGUN);
  const markets = marketsOf(outlook, offer, mainLines(outlook, offer, null), false);
  const market = markets.find((candidate) => candidate.kind === kind);
  const price = market?.selections.find((selection) => selection.pick === pick)?.price;
  if (!market || !price) throw new RangeError(`${code} has no ${kind} ${pick}`);
  const leg = { kind, line: market.line, pick };
  return {
    name: `SPORTS ${code}, ${kind} ${pick}`,
    theory: theoreticalReturn(oddsOf(leg, price, kind === 'total' ? outlook.total : outlook.lead)),
    play: (draw) => {
      const script = model.draw(STRENGTHS, () => (draw(BILLION) + 0.5) / BILLION);
      return factorOf(price, legOutcome(leg, finalScore(script)));
    },
  };
}

/** Each title, and each kind of market at least once. */
export const sportsSimulations: readonly SimulatedGame[] = [
  single('football', '1x2', 'home'),
  single('football', '1x2', 'draw'),
  single('football', 'handicap', 'home'),
  single('football', 'total', 'over'),
  single('cricket', '1x2', 'away'),
  single('cricket', 'total', 'under'),
  single('basketball', 'handicap', 'away'),
  single('tennis', 'winner', 'home'),
  single('breachline', 'winner', 'away'),
  single('emberrift', 'handicap', 'home'),
  single('turbopitch', 'total', 'under'),
];
