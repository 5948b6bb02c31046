import { formatSelection } from '@marquee/contract/lottery/selection/read-selection';
import type { LotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryKind, LotteryMode } from '@marquee/contract/lottery/selection/kind';
import { useFormat, useMessages } from '@marquee/kit';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import type { RowLabel } from '@marquee/contract/lottery/boards';
import { outcomeNameOn, rowName, treeKindName } from '@marquee/contract/lottery/kind-names';
import type { KindPick } from './selection';

/**
 * Names of bets, rows and outcomes, and numbers, in the page's language.
 * @param issue whose day says which animal a ball of Mark Six belongs to
 */
export function useBetTexts(rules: LotteryRules, mode: LotteryMode, issue?: string) {
  const t = useMessages(LOTTERY_MESSAGES);
  const outcome = (name: string) => outcomeNameOn(name, issue && dateOfIssue(issue), t);
  const row = (label: RowLabel) => rowName(label, t);
  const { number } = useFormat();
  return {
    t,
    number,
    outcome,
    row,
    kind: (kind: LotteryKind): string => treeKindName(rules, mode, kind, t),
    selection({ kind, pick }: KindPick): string {
      return formatSelection(kind, pick)
        .replace(/[^./-]+/g, outcome)
        .replaceAll('.', ' ')
        .replaceAll('/', ' | ')
        .replaceAll('-', ' + ');
    },
  };
}

/** The ISO date of an issue, `202611280417`. */
const dateOfIssue = (issue: string): string => `${issue.slice(0, 4)}-${issue.slice(4, 6)}-${issue.slice(6, 8)}`;

export type BetTexts = ReturnType<typeof useBetTexts>;
