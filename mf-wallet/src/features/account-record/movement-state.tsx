import type { MovementState } from '@marquee/contract/calls/records';
import { useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';

export function MovementStateBadge({ state }: { readonly state: MovementState }) {
  const t = useMessages('wallet');
  return <Badge tone={state === 'reversed' ? 'warning' : 'success'}>{t(`record.states.${state}`)}</Badge>;
}
