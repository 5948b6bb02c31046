import { dealBaccarat } from './baccarat-round';
import { cardOf } from './cards';
import { type LiveOutcome, payLive } from './live-payouts';
import { type RoundStart, times, type VendorRound } from './vendor-round';

/** Which rounds a table has, by the name in its vendor's list, such as `Lotus Roulette 2`. */
const TABLES: ReadonlyArray<readonly [RegExp, (start: RoundStart) => VendorRound]> = [
  [/Roulette/, rouletteRound],
  [/Baccarat/, baccaratRound],
  [/Sic Bo/, sicBoRound],
  [/Dragon Tiger/, dragonTigerRound],
];

/** Tables whose rounds the history makes. */
export const hasRounds = (table: string): boolean => TABLES.some(([name]) => name.test(table));

/** A round of a live table. @throws Error for one of another game */
export function liveRound(start: RoundStart): VendorRound {
  const play = TABLES.find(([name]) => name.test(start.gameName))?.[1];
  if (!play) throw new Error(`no rounds of ${start.gameName}`);
  return play(start);
}

function dragonTigerRound(start: RoundStart): VendorRound {
  const { random, stake } = start;
  const [dragon, tiger] = [random.int(0, 12), random.int(0, 12)];
  const spot = random.next() < 0.08 ? 'tie' : random.pick(['dragon', 'tiger']);
  const outcome = { game: 'dragonTiger', dragon: cardOf(random, dragon), tiger: cardOf(random, tiger) } as const;
  const isHalf = dragon === tiger && spot !== 'tie';
  return liveBet(start, spot, outcome, isHalf ? Math.floor(stake / 2) : stake);
}

function rouletteRound(start: RoundStart): VendorRound {
  const { random, stake } = start;
  const number = random.int(0, 36);
  const straight = random.int(0, 36);
  const spot = random.next() < 0.3 ? `straight-${straight}` : random.pick(['red', 'black']);
  return liveBet(start, spot, { game: 'roulette', number }, stake);
}

function baccaratRound(start: RoundStart): VendorRound {
  const { random, stake } = start;
  const outcome = dealBaccarat(random);
  const spot = random.next() < 0.08 ? 'tie' : random.pick(['player', 'banker'] as const);
  return liveBet(start, spot, outcome, payLive(spot, outcome) === 100 ? 0 : stake);
}

function sicBoRound(start: RoundStart): VendorRound {
  const { random, stake } = start;
  const dice = [random.int(1, 6), random.int(1, 6), random.int(1, 6)] as const;
  const face = random.int(1, 6);
  const spot = random.next() < 0.3 ? `single-${face}` : random.pick(['small', 'big']);
  return liveBet(start, spot, { game: 'sicBo', dice }, stake);
}

/** The bet as the vendor reports it. @param validBet what counts as turnover */
function liveBet(
  { random, gameName, stake }: RoundStart,
  spot: string,
  outcome: LiveOutcome,
  validBet: number,
): VendorRound {
  const table = { table: gameName, game: outcome.game, number: random.int(1, 900) };
  const payout = times(stake, payLive(spot, outcome) / 100);
  return {
    terms: { ...table, spots: [{ spot, stake }] },
    payout,
    validBet,
    detail: { ...table, spots: [{ spot, stake, payout }], outcome, valid_bet: validBet },
    minutes: 1,
  };
}
