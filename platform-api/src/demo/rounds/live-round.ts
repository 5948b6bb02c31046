import type { Random } from '@marquee/contract/seeded-random';
import { dealBaccarat, payBaccarat } from './baccarat-round';
import { cardOf } from './cards';
import { type RoundStart, times, type VendorRound } from './vendor-round';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

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

function dragonTigerRound({ random, stake, gameName }: RoundStart): VendorRound {
  const [dragon, tiger] = [random.int(0, 12), random.int(0, 12)];
  const winner = dragon === tiger ? 'tie' : dragon > tiger ? 'dragon' : 'tiger';
  const spot = random.next() < 0.08 ? 'tie' : random.pick(['dragon', 'tiger']);
  const isHalf = winner === 'tie' && spot !== 'tie';
  const payout = winner === spot ? times(stake, spot === 'tie' ? 12 : 2) : isHalf ? times(stake, 0.5) : 0;
  const outcome = { game: 'dragonTiger', dragon: cardOf(random, dragon), tiger: cardOf(random, tiger) };
  const validBet = isHalf ? Math.floor(stake / 2) : stake;
  return liveBet({ random, gameName, game: 'dragonTiger', spot, stake, payout, outcome, validBet });
}

function rouletteRound({ random, stake, gameName }: RoundStart): VendorRound {
  const number = random.int(0, 36);
  const straight = random.int(0, 36);
  const spot = random.next() < 0.3 ? `straight-${straight}` : random.pick(['red', 'black']);
  const colour = number === 0 ? 'green' : RED.has(number) ? 'red' : 'black';
  const factor = spot === `straight-${number}` ? 36 : spot === colour ? 2 : 0;
  const payout = times(stake, factor);
  const outcome = { game: 'roulette', number };
  return liveBet({ random, gameName, game: 'roulette', spot, stake, payout, outcome, validBet: stake });
}

function baccaratRound({ random, stake, gameName }: RoundStart): VendorRound {
  const outcome = dealBaccarat(random);
  const spot = random.next() < 0.08 ? 'tie' : random.pick(['player', 'banker'] as const);
  const paid = payBaccarat(spot, outcome);
  const validBet = paid === 100 ? 0 : stake;
  return liveBet({
    random,
    gameName,
    game: 'baccarat',
    spot,
    stake,
    payout: times(stake, paid / 100),
    outcome,
    validBet,
  });
}

function sicBoRound({ random, stake, gameName }: RoundStart): VendorRound {
  const dice = [random.int(1, 6), random.int(1, 6), random.int(1, 6)];
  const face = random.int(1, 6);
  const spot = random.next() < 0.3 ? `single-${face}` : random.pick(['small', 'big']);
  const isTriple = dice.every((die) => die === dice[0]);
  const half = dice.reduce((sum, die) => sum + die, 0) >= 11 ? 'big' : 'small';
  const hits = dice.filter((die) => die === face).length;
  const factor = spot.startsWith('single') ? (hits === 0 ? 0 : hits + 1) : spot === half && !isTriple ? 2 : 0;
  const outcome = { game: 'sicBo', dice };
  return liveBet({
    random,
    gameName,
    game: 'sicBo',
    spot,
    stake,
    payout: times(stake, factor),
    outcome,
    validBet: stake,
  });
}

interface LiveBet {
  readonly random: Random;
  readonly gameName: string;
  readonly game: string;
  readonly spot: string;
  readonly stake: number;
  readonly payout: number;
  readonly outcome: object;
  readonly validBet: number;
}

function liveBet({ random, gameName, game, spot, stake, payout, outcome, validBet }: LiveBet): VendorRound {
  const table = { table: gameName, game, number: random.int(1, 900) };
  return {
    terms: { ...table, spots: [{ spot, stake }] },
    payout,
    validBet,
    detail: { ...table, spots: [{ spot, stake, payout }], outcome, valid_bet: validBet },
    minutes: 1,
  };
}
