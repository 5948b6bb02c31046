import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import type { BrandRemote, Role } from './brand-remote';

const TONES = {
  pinned: 'info',
  stable: 'success',
  canary: 'warning',
  previous: 'neutral',
  bad: 'danger',
} as const satisfies Record<Role, string>;

interface RoleBadgesProps {
  readonly remote: Pick<BrandRemote, 'canaryPercent'>;
  readonly roles: readonly Role[];
}

/** What a release is for the brand now. */
export function RoleBadges({ remote: { canaryPercent }, roles }: RoleBadgesProps) {
  const t = useMessages('console');
  return roles.map((role) => (
    <Badge key={role} tone={TONES[role]}>
      {role === 'canary' ? t('remote.canaryShare', { percent: canaryPercent }) : t(`role.${role}`)}
    </Badge>
  ));
}
