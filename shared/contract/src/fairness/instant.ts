import type { z } from 'zod';
import { floorToCent } from '../amount';
import type { FairDraw } from './fair-draw';

/** The rules of a game whose round is one call: the same code in the engine, the client and the verifier. */
export interface InstantGame<Options extends object, Outcome extends object> {
  readonly code: string;
  /** Raised whenever rules or odds change; kept with every bet. */
  readonly version: string;
  /** What a player may choose; refuses bets that the game does not have. */
  readonly optionsSchema: z.ZodType<Options>;
  readonly outcomeSchema: z.ZodType<Outcome>;
  /** Ledger units staked by the options themselves, in games of several bets a round; the stake asked for must equal it. */
  stakeOf?(options: Options): bigint;
  /** What can be lost, ledger units, in games of several bets a round: their valid bet. Other games risk the stake. */
  atRisk?(options: Options): bigint;
  /** The most that a round can pay, ledger units, in games of several bets a round. */
  largestPayout?(options: Options): bigint;
  /** What happened, by the draw alone. */
  play(draw: FairDraw, options: Options): Outcome;
  /** What it pays in ledger units, cut to a whole one; the engine's highest payout comes on top. */
  payout(stake: bigint, options: Options, outcome: Outcome): bigint;
}

/** A way a round can end. */
export interface Odds {
  /** 0 to 1. */
  readonly chance: number;
  /** Payout over stake. */
  readonly factor: number;
}

/** A game with one bet per round, whose possible results are known in advance. */
export interface SingleBetGame<Options extends object, Outcome extends object> extends InstantGame<Options, Outcome> {
  odds(options: Options): readonly Odds[];
}

/** Expected return in percent of the stake; no pay table returns more. */
export const INSTANT_RETURN_PERCENT = 99n;

/** The expected share of the stakes that is paid out, 0 to 1. */
export function expectedReturn(odds: readonly Odds[]): number {
  return odds.reduce((sum, { chance, factor }) => sum + chance * factor, 0);
}

const FACTOR_SCALE = 1_000_000_000;

/**
 * The largest stake whose best result the highest payout of a round does not cut: a cut would lower the return that is published.
 * @param highest payout of a round, ledger units
 * @returns ledger units, whole hundredths
 */
export function largestStake(highest: bigint, odds: readonly Odds[]): bigint {
  const factor = Math.max(...odds.map((result) => result.factor));
  return floorToCent((highest * BigInt(FACTOR_SCALE)) / BigInt(Math.ceil(factor * FACTOR_SCALE)));
}
