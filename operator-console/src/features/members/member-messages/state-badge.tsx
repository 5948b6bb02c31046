import type { BroadcastState } from '@marquee/contract/broadcast';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';

const TONES = {
  draft: 'neutral',
  proposed: 'warning',
  scheduled: 'info',
  sending: 'info',
  sent: 'success',
  withdrawn: 'neutral',
} as const satisfies Record<BroadcastState, string>;

/** Where a message is on its way. */
export function StateBadge({ state }: { readonly state: BroadcastState }) {
  const t = useMessages('console');
  return <Badge tone={TONES[state]}>{t(`broadcasts.state.${state}`)}</Badge>;
}
