import type { DisputeState } from '@marquee/contract/agent-bills';
import { useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';

const TONES = { open: 'warning', rejected: 'neutral', upheld: 'success', withdrawn: 'neutral' } as const;

export function DisputeStateBadge({ state }: { readonly state: DisputeState }) {
  const t = useMessages('agent');
  return <Badge tone={TONES[state]}>{t(`bills.dispute.state.${state}`)}</Badge>;
}
