import type { PromotionDetail } from '@marquee/contract/calls/promotions';
import { validBetOf } from '@marquee/contract/promotions/invitation';
import type { ShownTrigger } from '@marquee/contract/promotions/triggers';
import { headline } from './reward-texts';
import { listIn, saidOf, type TermTexts, weekdayIn } from './term-texts';

type Rules = PromotionDetail['rules'];

/** What sets the promotion off, whether one joins, and how the reward comes. */
export function triggerSentences({ trigger, enrolment, delivery, claimDays }: Rules, texts: TermTexts): string[] {
  const { t, format } = texts;
  return saidOf([
    enrolment === 'join' ? t('promotion.terms.joinFirst') : null,
    ...ofTrigger(trigger, texts),
    trigger.kind === 'screen'
      ? null
      : delivery === 'automatic' || claimDays === null
        ? t('promotion.terms.automatic')
        : t('promotion.terms.claimDays', { count: claimDays, days: format.number(claimDays) }),
  ]);
}

function ofTrigger(trigger: ShownTrigger, texts: TermTexts): (string | null)[] {
  const { t, format } = texts;
  const { money } = format;
  switch (trigger.kind) {
    case 'deposit':
      return ofDeposit(trigger, texts);
    case 'net_loss':
      return [
        t('promotion.terms.trigger.net_loss', { minimum: money(trigger.minimum) }),
        t(`promotion.terms.trigger.basis.${trigger.basis}`),
        t(`promotion.terms.trigger.period.${trigger.period}`),
      ];
    case 'turnover':
      return [
        t('promotion.terms.trigger.turnover', { minimum: money(trigger.minimum) }),
        t(`promotion.terms.trigger.period.${trigger.period}`),
      ];
    case 'ranking':
      return [
        t(`promotion.terms.trigger.by.${trigger.by}`),
        t('promotion.terms.trigger.ranking', { minimum: money(trigger.minimum) }),
        t(`promotion.terms.trigger.period.${trigger.period}`),
      ];
    case 'invitation':
      return [
        t('promotion.terms.trigger.invitation', { minimum: money(trigger.minimum) }),
        t('promotion.terms.trigger.invitationPlay', { minimum: money(validBetOf(trigger)) }),
        trigger.invitedReward &&
          t('promotion.terms.trigger.invited', { reward: headline(trigger.invitedReward, t, format) }),
        friendsSentence(trigger, texts),
        t('promotion.terms.trigger.notYourself'),
      ];
    case 'level':
      return [t('promotion.terms.trigger.level', { level: texts.levelName(trigger.level) })];
    case 'social':
      return [t('promotion.terms.trigger.social', { network: trigger.network })];
    default:
      return [t(`promotion.terms.trigger.${trigger.kind}`)];
  }
}

function friendsSentence(
  { friendsMax = null }: Extract<ShownTrigger, { kind: 'invitation' }>,
  { t, format }: TermTexts,
): string | null {
  if (friendsMax === null) return null;
  return t('promotion.terms.trigger.friendsMax', { count: friendsMax, friends: format.number(friendsMax) });
}

function ofDeposit(
  { minimum, nth, weekdays, frequency }: Extract<ShownTrigger, { kind: 'deposit' }>,
  { t, format, locale }: TermTexts,
): (string | null)[] {
  const days = [...weekdays].sort((left, right) => left - right).map((weekday) => weekdayIn(locale, weekday));
  return [
    t('promotion.terms.trigger.deposit', { minimum: format.money(minimum) }),
    nth === null ? null : t('promotion.terms.trigger.nth', { nth: format.number(nth) }),
    days.length === 0 ? null : t('promotion.terms.trigger.weekdays', { days: listIn(locale, days) }),
    t(`promotion.terms.trigger.frequency.${frequency}`),
  ];
}
