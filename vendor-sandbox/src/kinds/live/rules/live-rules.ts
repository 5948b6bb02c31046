import { BACCARAT_SPOTS, payBaccarat } from './baccarat';
import { baccaratChances } from './baccarat-chances';
import { DRAGON_TIGER_SPOTS, dragonTigerReturns, payDragonTiger } from './dragon-tiger';
import type { LiveGame, Outcome, Spot } from './outcome';
import { POCKETS, payRoulette, ROULETTE_SPOTS } from './roulette';
import { allThrows, paySicBo, SIC_BO_SPOTS } from './sic-bo';

const SPOTS: Readonly<Record<LiveGame, readonly Spot[]>> = {
  baccarat: BACCARAT_SPOTS,
  roulette: ROULETTE_SPOTS,
  sicBo: SIC_BO_SPOTS,
  dragonTiger: DRAGON_TIGER_SPOTS,
};

/** The ways to bet on a game. */
export const spotsOf = (game: LiveGame): readonly Spot[] => SPOTS[game];

/** @returns undefined for what is no spot of the game */
export const spotOf = (game: LiveGame, id: string): Spot | undefined => SPOTS[game].find((spot) => spot.id === id);

/** What a spot pays: hundredths of the stake, stake included; 100 gives the stake back, 0 is a loss. */
export function payFactor(spot: string, outcome: Outcome): number {
  switch (outcome.game) {
    case 'baccarat':
      return payBaccarat(spot, outcome);
    case 'roulette':
      return payRoulette(spot, outcome);
    case 'sicBo':
      return paySicBo(spot, outcome);
    case 'dragonTiger':
      return payDragonTiger(spot, outcome);
  }
}

/** What a spot's stake brings, stake included. @param stake integer; a fraction of the smallest unit stays with the house */
export const payoutOf = (spot: string, stake: number, outcome: Outcome): number =>
  Number((BigInt(stake) * BigInt(payFactor(spot, outcome))) / 100n);

function baccaratReturns(): Record<string, number> {
  const { player, banker, tie, pair } = baccaratChances();
  const pays = Object.fromEntries(BACCARAT_SPOTS.map(({ id, topFactor }) => [id, topFactor / 100]));
  return {
    player: player * (pays.player ?? 0) + tie,
    banker: banker * (pays.banker ?? 0) + tie,
    tie: tie * (pays.tie ?? 0),
    playerPair: pair * (pays.playerPair ?? 0),
    bankerPair: pair * (pays.bankerPair ?? 0),
  };
}

const rouletteReturns = (): Record<string, number> =>
  Object.fromEntries(
    ROULETTE_SPOTS.map(({ id, covers, topFactor }) => [id, (covers.length * topFactor) / 100 / POCKETS]),
  );

function sicBoReturns(): Record<string, number> {
  const throws = allThrows();
  return Object.fromEntries(
    SIC_BO_SPOTS.map(({ id }) => [
      id,
      throws.reduce((sum, entry) => sum + paySicBo(id, entry), 0) / 100 / throws.length,
    ]),
  );
}

const RETURNS = {
  baccarat: baccaratReturns,
  roulette: rouletteReturns,
  sicBo: sicBoReturns,
  dragonTiger: dragonTigerReturns,
};
const cachedReturns = new Map<LiveGame, Readonly<Record<string, number>>>();

/** Return to player by spot, 1 = 100 %: by enumeration, from a fresh shoe where there is one. */
export function returnsOf(game: LiveGame): Readonly<Record<string, number>> {
  const returns = cachedReturns.get(game) ?? RETURNS[game]();
  cachedReturns.set(game, returns);
  return returns;
}
