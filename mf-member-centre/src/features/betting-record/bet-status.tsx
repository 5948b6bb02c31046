import type { Bet, BetStatus } from '@marquee/contract/calls/records';
import { useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';

const TONES = {
  open: 'info',
  won: 'success',
  lost: 'neutral',
  pushed: 'neutral',
  void: 'warning',
  rolled_back: 'warning',
} as const satisfies Record<BetStatus, string>;

/** A bet whose win waits for the brand's review says so, whatever it has paid before. */
export function BetStatusBadge({ status, payoutInReview }: Pick<Bet, 'status' | 'payoutInReview'>) {
  const t = useMessages('member');
  if (payoutInReview) return <Badge tone="warning">{t('bets.inReview')}</Badge>;
  return <Badge tone={TONES[status]}>{t(`bets.statuses.${status}`)}</Badge>;
}
