import type { DepositState } from '@marquee/contract/calls/money';
import { useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';

const TONES = { pending: 'warning', review: 'info', credited: 'success', failed: 'danger' } as const satisfies Record<
  DepositState,
  string
>;

export function DepositStateBadge({ state }: { readonly state: DepositState }) {
  const t = useMessages('wallet');
  return <Badge tone={TONES[state]}>{t(`deposit.state.${state}`)}</Badge>;
}
