import type { PointGrant, PointRules } from '@marquee/contract/calls/points-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button } from '@marquee/ui';
import styles from './points.module.css';

const TONES = { waiting: 'warning', approved: 'success', refused: 'neutral' } as const;

interface ProposalStateProps {
  readonly proposal: Pick<PointGrant | PointRules, 'state' | 'proposedBy' | 'decidedBy' | 'reason'>;
  readonly isPending: boolean;
  readonly onDecide: (approve: boolean) => void;
}

/** The state of what takes two persons, and the decision while it waits. */
export function ProposalState({ proposal, isPending, onDecide }: ProposalStateProps) {
  const t = useMessages('console');
  const { state, proposedBy, decidedBy, reason } = proposal;
  return (
    <span className={styles.stack}>
      <Badge tone={TONES[state]}>{t(`points.proposal.${state}`)}</Badge>
      <small dir="auto">
        {[[proposedBy, decidedBy].filter(Boolean).join(', '), reason].filter(Boolean).join(': ')}
      </small>
      {state === 'waiting' && (
        <span className={styles.actions}>
          <Button size="sm" variant="primary" loading={isPending} onClick={() => onDecide(true)}>
            {t('points.approve')}
          </Button>
          <Button size="sm" disabled={isPending} onClick={() => onDecide(false)}>
            {t('points.refuse')}
          </Button>
        </span>
      )}
    </span>
  );
}
