import type { Random } from '@marquee/contract/seeded-random';
import { type RoundStart, times, type VendorRound } from './vendor-round';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
const SUITS = ['S', 'H', 'D', 'C'] as const;
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** A table by the name in its vendor's list, such as `Lotus Roulette 2`. */
const isRoulette = (name: string): boolean => /Roulette/.test(name);

/** A round of roulette, or of dragon and tiger. */
export const liveRound = (start: RoundStart): VendorRound =>
  isRoulette(start.gameName) ? rouletteRound(start) : dragonTigerRound(start);

function dragonTigerRound({ random, stake, gameName }: RoundStart): VendorRound {
  const [dragon, tiger] = [random.int(0, 12), random.int(0, 12)];
  const winner = dragon === tiger ? 'tie' : dragon > tiger ? 'dragon' : 'tiger';
  const spot = random.next() < 0.08 ? 'tie' : random.pick(['dragon', 'tiger']);
  const isHalf = winner === 'tie' && spot !== 'tie';
  const payout = winner === spot ? times(stake, spot === 'tie' ? 12 : 2) : isHalf ? times(stake, 0.5) : 0;
  const outcome = { game: 'dragonTiger', dragon: card(random, dragon), tiger: card(random, tiger) };
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

const card = (random: Random, rank: number): string => `${RANKS[rank] ?? 'A'}${random.pick(SUITS)}`;
