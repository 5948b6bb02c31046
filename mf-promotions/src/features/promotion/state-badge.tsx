import type { ShownState } from '@marquee/contract/promotions/states';
import { useMessages } from '@marquee/kit';
import { Badge, type BadgeProps } from '@marquee/ui';
import { Check, Clock, Gift, Lock, Sparkles, X } from '@marquee/ui/icons';
import type { ComponentType } from 'react';

const LOOKS: Readonly<Record<ShownState, readonly [NonNullable<BadgeProps['tone']>, ComponentType]>> = {
  coming_soon: ['info', Clock],
  join: ['new', Sparkles],
  joined: ['success', Check],
  signed_up: ['success', Check],
  applying: ['warning', Clock],
  process: ['info', Clock],
  claim: ['hot', Gift],
  claimed: ['success', Check],
  issued: ['success', Check],
  rejected: ['danger', X],
  closed: ['neutral', Lock],
};

/** The state of a promotion for this member, in words, tone and icon. */
export function StateBadge({ state }: { readonly state: ShownState }) {
  const t = useMessages('promotions');
  const [tone, Icon] = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`promotion.state.${state}`)}
    </Badge>
  );
}
