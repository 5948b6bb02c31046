import type { BillState } from '@marquee/contract/agent-bills';
import { useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';

const TONES = {
  none: 'neutral',
  due: 'info',
  held: 'warning',
  part: 'warning',
  insufficient: 'danger',
  paid: 'success',
} as const;

export function BillStateBadge({ state }: { readonly state: BillState }) {
  const t = useMessages('agent');
  return <Badge tone={TONES[state]}>{t(`bills.state.${state}`)}</Badge>;
}
