import type { BetStatus } from '@marquee/contract/calls/records';
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

export function BetStatusBadge({ status }: { readonly status: BetStatus }) {
  const t = useMessages('member');
  return <Badge tone={TONES[status]}>{t(`bets.statuses.${status}`)}</Badge>;
}
