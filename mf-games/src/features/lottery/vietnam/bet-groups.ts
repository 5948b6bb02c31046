import type { LotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';

/** Codes of kinds by group, in the order in which people look for them. */
const GROUPS = {
  lo: ['lo2', 'lo3', 'lo4'],
  de: ['de', 'head', 'g1'],
  cang: ['db3', 'db4', 'head3'],
  ends: ['tens', 'units'],
  xien: ['x2', 'x3', 'x4'],
  da: ['da2', 'dax2'],
  truot: ['t4', 't8', 't10'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export interface BetGroup {
  /** Message key below `group`. */
  readonly id: keyof typeof GROUPS;
  readonly kinds: readonly LotteryKind[];
}

/** The bets of a region that it offers now. */
export const betGroups = (rules: LotteryRules, isOffered: (code: string) => boolean): readonly BetGroup[] =>
  (Object.keys(GROUPS) as BetGroup['id'][]).flatMap((id) => {
    const kinds = GROUPS[id].filter(isOffered).flatMap((code) => rules.kind(code) ?? []);
    return kinds.length > 0 ? [{ id, kinds }] : [];
  });

/** A board shows a hundred numbers at most; longer ones are typed. */
export const hasBoard = ({ outcomes }: LotteryKind): boolean => outcomes.size <= 100;
