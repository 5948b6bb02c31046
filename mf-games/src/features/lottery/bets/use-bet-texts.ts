import { formatSelection } from '@marquee/contract/lottery/selection/read-selection';
import type { LotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryKind, LotteryMode } from '@marquee/contract/lottery/selection/kind';
import { useMessages } from '@marquee/kit';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { boardGroups, type RowLabel } from './boards';
import type { KindPick } from './selection';

/** Names of bets, rows and outcomes in the page's language. */
export function useBetTexts(rules: LotteryRules, mode: LotteryMode) {
  const t = useMessages(LOTTERY_MESSAGES);
  const outcome = (name: string) => (/^\d+$/.test(name) ? name : t(`outcome.${name}`));
  const row = ({ key, values }: RowLabel) => t(`row.${key}`, values);
  return {
    t,
    outcome,
    row,
    /** `Last three · Direct`; a kind that shares its board is named by its row, alone where that says it all: `Position 2`. */
    kind(kind: LotteryKind): string {
      for (const { id, boards } of boardGroups(rules, mode))
        for (const { play, kinds, rows } of boards) {
          const at = kinds.indexOf(kind);
          if (at < 0) continue;
          const label = kinds.length > 1 ? rows[at]?.label : undefined;
          if (label && boards.length === 1) return row(label);
          return `${t(`group.${id}`)} · ${label ? row(label) : t(`play.${play}.name`)}`;
        }
      return kind.code;
    },
    selection({ kind, pick }: KindPick): string {
      return formatSelection(kind, pick)
        .replace(/[^./-]+/g, outcome)
        .replaceAll('.', ' ')
        .replaceAll('/', ' | ')
        .replaceAll('-', ' + ');
    },
  };
}

export type BetTexts = ReturnType<typeof useBetTexts>;
