import type { PromotionDryRun } from '@marquee/contract/calls/promotion-fields';
import { fact, type Fact, number, text, word } from '../../../operators/proposals/facts';

/** What a dry run says, for who decides the proposal. */
export function dryRunFacts(dryRun: PromotionDryRun): readonly Fact[] {
  const { from, to, currency, isCounted, members, rewards, cost, points, isWithinBudget, top } = dryRun;
  const money = (amount: string) => ({ type: 'money', amount, currency }) as const;
  const days = fact('promotions.run.days', text(`${from} – ${to}`));
  if (!isCounted) return [days, fact('promotions.dryRun', word('promotions.run.notCounted'))];
  return [
    days,
    fact('promotions.run.members', number(members)),
    fact('promotions.rewarded', number(rewards)),
    fact('promotions.run.cost', money(cost)),
    fact('promotions.editor.budget', word(isWithinBudget ? 'promotions.run.within' : 'promotions.run.above')),
    fact('points.points', number(points)),
    ...top.flatMap((member) => [
      fact('promotions.rewarded', number(member.rewards), text(member.account)),
      fact('promotions.run.cost', money(member.cost), text(member.account)),
      fact('points.points', number(member.points), text(member.account)),
    ]),
  ];
}
