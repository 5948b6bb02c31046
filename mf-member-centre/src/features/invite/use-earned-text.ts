import type { ReferralEarnings } from '@marquee/contract/calls/referrals';
import { parseAmount } from '@marquee/contract/amount';
import { useFormat, useMessages } from '@marquee/kit';

/** What was credited, in words; null: nothing. */
export function useEarnedText(): (earned: ReferralEarnings) => string | null {
  const t = useMessages('member');
  const { money, number } = useFormat();
  return ({ amount, points, tickets }) => {
    const parts = [
      parseAmount(amount) > 0n ? money(amount) : null,
      points > 0 ? t('invite.reward.points', { count: points, points: number(points) }) : null,
      tickets > 0 ? t('invite.tickets', { number: number(tickets) }) : null,
    ].filter((part) => part !== null);
    return parts.length > 0 ? parts.join(' · ') : null;
  };
}
