import type { WithdrawalState as State } from '@marquee/contract/entities/withdrawal-states';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';

const TONES = {
  review: 'info',
  approved: 'info',
  sent: 'info',
  failed: 'danger',
  paid: 'accent',
  not_received: 'warning',
  partially_received: 'warning',
  received: 'success',
  rejected: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<State, string>;

export function WithdrawalState({ state }: { readonly state: State }) {
  const t = useMessages('console');
  return <Badge tone={TONES[state]}>{t(`withdrawals.state.${state}`)}</Badge>;
}
