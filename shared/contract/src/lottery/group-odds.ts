import type { LotteryKind } from './selection/kind';
import { ODDS_SCALE } from './selection/price';

/** The prize group at which odds are fair; a group's share of it is what comes back. */
const FAIR_GROUP = 2_000;
export const LOWEST_GROUP = 1_700;
export const HIGHEST_GROUP = 1_980;

/** Thousandths that a winning unit pays in official mode: total / winning x G / 2000, cut off. @param group 1700 to 1980 */
export const groupOdds = ({ chance, cost }: LotteryKind, group: number): number =>
  Math.floor((chance.total * cost * group * ODDS_SCALE) / (chance.winning * FAIR_GROUP));

/**
 * What a stake brings to those between two groups: a member with a lower group than their own gets it as rebate, an
 * upline of the difference to the downline. Cut to a whole ledger unit.
 */
export function groupRebate(stake: bigint, group: number, lowerGroup: number): bigint {
  if (lowerGroup > group) throw new RangeError(`group ${lowerGroup} is above ${group}`);
  return (stake * BigInt(group - lowerGroup)) / BigInt(FAIR_GROUP);
}

/** The part of stakes that the house keeps of a line whose first account has this group. */
export const houseEdge = (highestGroup: number): number => 1 - highestGroup / FAIR_GROUP;
