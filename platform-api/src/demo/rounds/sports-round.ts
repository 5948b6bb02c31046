import type { Random } from '@marquee/contract/seeded-random';
import { type RoundStart, times, type VendorRound } from './vendor-round';

interface League {
  readonly title: string;
  readonly name: string;
  readonly sides: readonly string[];
  /** Of one side, on average. */
  readonly points: number;
}

/** The invented leagues of the sandbox's bookmakers. */
const SPORTS: readonly League[] = [
  {
    title: 'football',
    name: 'Delta Premier',
    sides: ['Mangrove Rovers', 'Kingfisher Town', 'Ferry United', 'Old Harbour', 'Brickfield City', 'Lantern Street'],
    points: 1.36,
  },
  {
    title: 'football',
    name: 'Highland Division',
    sides: ['Cloudpass', 'Teahill Wanderers', 'Slate Valley', 'Pinewood', 'Ridge County', 'Stonebridge'],
    points: 1.36,
  },
  {
    title: 'football',
    name: 'Coast Cup',
    sides: ['Coral Bay', 'Lighthouse', 'Driftwood', 'Anchor Row', 'Pearl Quay', 'Windward'],
    points: 1.36,
  },
];
const ESPORTS: readonly League[] = [
  {
    title: 'turbopitch',
    name: 'Turbo Pitch League',
    sides: ['Afterburn', 'Low Gravity', 'Redline', 'Boost Club', 'Chrome Kites', 'Octane Nine'],
    points: 2.2,
  },
];

const MARGIN = 0.06;
const MINUTES = 95;

const PICKS = ['home', 'draw', 'away'] as const;
/** Chances of home, draw and away before the margin. */
const CHANCES: readonly (readonly [number, number, number])[] = [
  [0.45, 0.27, 0.28],
  [0.55, 0.25, 0.2],
  [0.34, 0.3, 0.36],
  [0.25, 0.25, 0.5],
];

/** A single on the winner of a match before its kick-off. */
export function sportsRound(start: RoundStart, isEsports: boolean): VendorRound {
  const { random, stake, at } = start;
  const league = random.pick(isEsports ? ESPORTS : SPORTS);
  const home = random.pick(league.sides);
  const away = random.pick(league.sides.filter((side) => side !== home));
  const chances = random.pick(CHANCES);
  const index = random.int(0, 2);
  const price = Math.floor(100 / ((chances[index] ?? 0.3) * (1 + MARGIN)));
  const score = { home: goals(random, league.points * 1.15), away: goals(random, league.points * 0.9) };
  const winner = score.home > score.away ? 'home' : score.home < score.away ? 'away' : 'draw';
  const pick = PICKS[index] ?? 'home';
  const kickOff = new Date(at.getTime() + random.int(5, 40) * 60_000);
  const leg = {
    kind: '1x2',
    line: null,
    pick,
    match: `${league.name.slice(0, 3).toLowerCase()}-${kickOff.getTime()}`,
    title: league.title,
    league: league.name,
    home,
    away,
    kickOffAt: kickOff.toISOString(),
    price,
    scoreThen: null,
  };
  const mostPayout = times(stake, price / 100);
  const ticket = {
    rulesVersion: 1,
    simulated: true,
    form: 'decimal',
    quote: price,
    nominal: stake,
    risk: stake,
    mostPayout,
  };
  const isWon = pick === winner;
  return {
    terms: { ...ticket, legs: [leg] },
    payout: isWon ? mostPayout : 0,
    validBet: stake,
    detail: { ...ticket, legs: [{ ...leg, outcome: isWon ? 'won' : 'lost', score }], valid_bet: stake },
    minutes: MINUTES,
  };
}

/** Poisson by inversion. */
function goals(random: Random, mean: number): number {
  let left = random.next() - Math.exp(-mean);
  let chance = Math.exp(-mean);
  let count = 0;
  while (left > 0 && count < 12) {
    count += 1;
    chance *= mean / count;
    left -= chance;
  }
  return count;
}
