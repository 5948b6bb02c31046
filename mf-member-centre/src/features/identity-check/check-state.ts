import type { IdentityState } from '@marquee/contract/identity';
import type { BadgeProps } from '@marquee/ui';

const TONES: Readonly<Record<IdentityState, BadgeProps['tone']>> = {
  draft: 'neutral',
  submitted: 'info',
  in_review: 'info',
  more_needed: 'warning',
  approved: 'success',
  refused: 'danger',
  expired: 'warning',
  replaced: 'neutral',
};

export const toneOf = (state: IdentityState) => TONES[state];
