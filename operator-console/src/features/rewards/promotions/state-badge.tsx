import type { PromotionState } from '@marquee/contract/promotions/states';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';

const TONES = {
  draft: 'neutral',
  proposed: 'warning',
  published: 'success',
  paused: 'info',
  ended: 'neutral',
} as const satisfies Record<PromotionState, string>;

export function StateBadge({ state }: { readonly state: PromotionState }) {
  const t = useMessages('console');
  return <Badge tone={TONES[state]}>{t(`promotions.state.${state}`)}</Badge>;
}
