import type { MissionTerms } from '@marquee/contract/calls/missions-admin';
import { formatLocale } from '@marquee/contract/languages';
import { isMoneyTask } from '@marquee/contract/missions';
import { formatMoney } from '@marquee/contract/money-format';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';

/** Texts of missions, composed of task, goal and reward, as members read them. */
export function useMissionTexts(currency: string) {
  const t = useMessages('console');
  const language = formatLocale(useLanguage());
  const number = numberFormat(language);
  const money = (amount: string) => formatMoney(amount, { language, symbol: currency });
  return {
    title: ({ task, goal, multiplier, minimum }: MissionTerms) =>
      t(`missions.titles.${task}`, {
        goal: isMoneyTask(task) ? money(goal) : number.format(Number(goal)),
        multiplier: number.format(multiplier ?? 0),
        minimum: money(minimum ?? '0.00'),
      }),
    reward: ({ reward }: MissionTerms) =>
      reward.kind === 'points'
        ? t('missions.points', { count: reward.points, points: number.format(reward.points) })
        : money(reward.amount),
  };
}
