import type { CallRequest } from '@marquee/contract/calls/index';
import type { PointGrant } from '@marquee/contract/calls/points-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button, notify } from '@marquee/ui';
import { useReason } from '../failure/use-reason';
import { useChange } from '../forms/use-change';
import groups from '../layout/groups.module.css';

const TONES = { waiting: 'warning', approved: 'success', refused: 'neutral' } as const;

/** The calls by which a second operator decides what another has proposed. */
export type DecisionCall =
  | 'bonusAdmin.decideGrant'
  | 'missionsAdmin.decide'
  | 'pointsAdmin.decideGrant'
  | 'pointsAdmin.decideRules'
  | 'prizesAdmin.decide'
  | 'rebatesAdmin.decideRules'
  | 'vipAdmin.decideRules';

interface ProposalStateProps<Call extends DecisionCall> {
  readonly proposal: Pick<PointGrant, 'state' | 'proposedBy' | 'decidedBy' | 'reason'>;
  readonly call: Call;
  /** What the call takes to decide this proposal. */
  readonly request: (approve: boolean) => CallRequest<Call>;
}

/** The state of what takes two persons, and the decision while it waits. */
export function ProposalState<Call extends DecisionCall>({ proposal, call, request }: ProposalStateProps<Call>) {
  const t = useMessages('console');
  const reasonOf = useReason();
  const { isPending, mutate } = useChange<DecisionCall>(call, ({ state }) => t(`points.proposal.${state}`));
  const decide = (approve: boolean) =>
    mutate(request(approve), { onError: (error) => notify({ tone: 'danger', title: reasonOf(error) }) });
  const { state, proposedBy, decidedBy, reason } = proposal;
  return (
    <span className={groups.stack}>
      <Badge tone={TONES[state]}>{t(`points.proposal.${state}`)}</Badge>
      <small dir="auto">
        {[[proposedBy, decidedBy].filter(Boolean).join(', '), reason].filter(Boolean).join(': ')}
      </small>
      {state === 'waiting' && (
        <span className={groups.actions}>
          <Button size="sm" variant="primary" loading={isPending} onClick={() => decide(true)}>
            {t('points.approve')}
          </Button>
          <Button size="sm" disabled={isPending} onClick={() => decide(false)}>
            {t('points.refuse')}
          </Button>
        </span>
      )}
    </span>
  );
}
