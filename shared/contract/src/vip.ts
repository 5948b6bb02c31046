import { parseAmount } from './amount';

/** Levels of a brand, above level 0 of everybody. */
export const VIP_LEVELS_MAX = 20;
/** Most business days whose play and deposits count towards a level. */
export const VIP_WINDOW_MAX_DAYS = 366;
/** Before the end of a month, members are warned so many days ahead that their level will fall with it. */
export const VIP_WARNING_DAYS = 7;

/** Why a level changed: reached by play and deposits, no longer held by them, or set by an operator. */
export const VIP_CHANGES = ['risen', 'fallen', 'set'] as const;
export type VipChange = (typeof VIP_CHANGES)[number];

/** What a level asks for, as amounts of the wire. */
export interface VipThreshold {
  readonly validBet: string;
  readonly deposits: string;
}

/**
 * Whether levels rise: none asks for less than the one before, and each for more of something, or a member could stand at two.
 * @param levels from the lowest up
 * @returns the first that does not; -1: all rise
 */
export const firstLevelThatDoesNotRise = (levels: readonly VipThreshold[]): number =>
  levels.findIndex((level, index) => {
    const previous = levels[index - 1] ?? { validBet: '0', deposits: '0' };
    const more = (field: keyof VipThreshold) => parseAmount(level[field]) - parseAmount(previous[field]);
    const [bet, deposits] = [more('validBet'), more('deposits')];
    return bet < 0n || deposits < 0n || bet + deposits === 0n;
  });

/** Whole per cent of the way to a threshold; reached: 100. */
export function shareOf(sum: string, threshold: string): number {
  const [have, need] = [parseAmount(sum), parseAmount(threshold)];
  return have >= need ? 100 : Number((have * 100n) / need);
}
