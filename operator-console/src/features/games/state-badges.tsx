import type { AdminGame } from '@marquee/contract/calls/game-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import { Row } from '@marquee/ui/layout';

const TONES = { active: 'success', maintenance: 'warning', disabled: 'neutral' } as const;

/** The state set by the brand, and whether the vendor is available. */
export function StateBadges({ state, playable }: Pick<AdminGame, 'state' | 'playable'>) {
  const t = useMessages('console');
  return (
    <Row as="span" gap={1}>
      <Badge tone={TONES[state]}>{t(`games.state.${state}`)}</Badge>
      {state === 'active' && !playable && <Badge tone="danger">{t('games.away')}</Badge>}
    </Row>
  );
}
