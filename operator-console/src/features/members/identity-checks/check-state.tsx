import type { IdentityState } from '@marquee/contract/identity';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, type BadgeProps } from '@marquee/ui';

const TONES: Readonly<Record<IdentityState, BadgeProps['tone']>> = {
  draft: 'neutral',
  submitted: 'info',
  in_review: 'accent',
  more_needed: 'warning',
  approved: 'success',
  refused: 'danger',
  expired: 'warning',
  replaced: 'neutral',
};

export function CheckState({ state }: { readonly state: IdentityState }) {
  const t = useMessages('console');
  return <Badge tone={TONES[state]}>{t(`identityChecks.state.${state}`)}</Badge>;
}
