import type { WithdrawalState } from '@marquee/contract/entities/withdrawal-states';
import { useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';

const TONES = {
  review: 'info',
  approved: 'info',
  sent: 'info',
  failed: 'warning',
  paid: 'accent',
  not_received: 'warning',
  partially_received: 'warning',
  received: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<WithdrawalState, string>;

export function WithdrawalStateBadge({ state }: { readonly state: WithdrawalState }) {
  const t = useMessages('wallet');
  return <Badge tone={TONES[state]}>{t(`withdrawal.state.${state}`)}</Badge>;
}
