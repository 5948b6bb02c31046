export const MARKET_KINDS = ['1x2', 'winner', 'handicap', 'total'] as const;
export type MarketKind = (typeof MARKET_KINDS)[number];
export const PICK_NAMES = ['home', 'draw', 'away', 'over', 'under'] as const;
export type Pick = (typeof PICK_NAMES)[number];
export const LEG_OUTCOMES = ['won', 'halfWon', 'push', 'halfLost', 'lost', 'void'] as const;
export type LegOutcome = (typeof LEG_OUTCOMES)[number];

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** What is bet on. A line counts quarters of a point: -3 is -0.75; a handicap is the home side's. */
export interface Leg {
  readonly kind: MarketKind;
  readonly line: number | null;
  readonly pick: Pick;
}

const PICKS: Readonly<Record<MarketKind, readonly Pick[]>> = {
  '1x2': ['home', 'draw', 'away'],
  winner: ['home', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
};

export const picksOf = (kind: MarketKind): readonly Pick[] => PICKS[kind];

/** How a leg ends at a final score; null when no score was reached and the stake comes back. */
export function legOutcome(leg: Leg, score: Score | null): LegOutcome {
  if (!score) return 'void';
  const lead = score.home - score.away;
  if (leg.kind === '1x2' || leg.kind === 'winner') {
    const winner = lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw';
    if (leg.kind === 'winner' && winner === 'draw') return 'push';
    return leg.pick === winner ? 'won' : 'lost';
  }
  const line = leg.line ?? 0;
  return lineOutcome(
    leg.kind === 'handicap'
      ? (leg.pick === 'home' ? 1 : -1) * (4 * lead + line)
      : (leg.pick === 'over' ? 1 : -1) * (4 * (score.home + score.away) - line),
  );
}

const BY_HALVES: Readonly<Record<number, LegOutcome>> = {
  2: 'won',
  1: 'halfWon',
  0: 'push',
  [-1]: 'halfLost',
  [-2]: 'lost',
};

/**
 * A quarter line is two half stakes at the lines a quarter to either side; of each half d > 0 wins, 0 pushes, d < 0 loses.
 * @param margin quarters by which the pick is ahead of its line
 */
export function lineOutcome(margin: number): LegOutcome {
  const apart = margin % 2 === 0 ? 0 : 1;
  const halves = Math.sign(margin - apart) + Math.sign(margin + apart);
  return BY_HALVES[halves] ?? 'void';
}
