import { sortedDigits } from '@marquee/contract/lottery/games/thai-grammar';
import { digitOrders } from '@marquee/contract/lottery/number-groups';
import type { LotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import type { KindPick } from '../bets/selection';

/** A way to bet on a number of so many digits; several of one width can be on together. */
export interface BetToggle {
  readonly id: string;
  readonly width: number;
  /** Kinds of it: of a tod, for three different digits and for a double. */
  readonly kinds: readonly LotteryKind[];
}

const TOGGLES: readonly { readonly id: string; readonly width: number; readonly codes: readonly string[] }[] = [
  { id: 'top4', width: 4, codes: ['top4'] },
  { id: 'top3', width: 3, codes: ['top3'] },
  { id: 'tod', width: 3, codes: ['tod3', 'tod2'] },
  { id: 'top2', width: 2, codes: ['top2'] },
  { id: 'bottom2', width: 2, codes: ['bottom2'] },
  { id: 'runTop', width: 1, codes: ['runTop'] },
  { id: 'runBottom', width: 1, codes: ['runBottom'] },
  ...[6, 5, 4, 3, 2].map((width) => ({ id: `last${width}`, width, codes: [`last${width}`] })),
];

export const betToggles = (rules: LotteryRules, isOffered: (code: string) => boolean): readonly BetToggle[] =>
  TOGGLES.flatMap(({ id, width, codes }) => {
    const kinds = codes.filter(isOffered).flatMap((code) => rules.kind(code) ?? []);
    return kinds.length > 0 ? [{ id, width, kinds }] : [];
  });

/** A number as a bet of a toggle; null where it is none, as a triple has no tod. */
export function betOn({ kinds }: BetToggle, number: string): KindPick | null {
  for (const kind of kinds) {
    const outcome = kind.outcomes.indexOf(kindSorts(kind) ? sortedDigits(number) : number);
    if (outcome >= 0) return { kind, pick: [[outcome]] };
  }
  return null;
}

const kindSorts = (kind: LotteryKind): boolean => kind.family === 'list' && kind.sortsDigits === true;

/** A column of the grid of 4D: its message key, and the code of its kind for a number. */
export interface GridColumn {
  readonly id: string;
  readonly kindOf: (number: string) => string;
}

const sameKind = (id: string): GridColumn => ({ id, kindOf: () => id });
/** Boxes have kinds by the number of orders of their digits. */
const byOrders = (id: string): GridColumn => ({ id, kindOf: (number) => `${id}${digitOrders(number).length}` });

export const GRID_COLUMNS: readonly GridColumn[] = [
  sameKind('big'),
  sameKind('small'),
  byOrders('iboxBig'),
  byOrders('iboxSmall'),
  byOrders('boxBig'),
  byOrders('boxSmall'),
  sameKind('singaporeBig'),
];

/** What a cell of the grid bets on; null where the number has no such bet, as four equal digits have no box. */
export function betOfColumn(rules: LotteryRules, { kindOf }: GridColumn, number: string): KindPick | null {
  const kind = rules.kind(kindOf(number));
  if (!kind) return null;
  const outcome = kind.outcomes.indexOf(kindSorts(kind) ? sortedDigits(number) : number);
  return outcome < 0 ? null : { kind, pick: [[outcome]] };
}
