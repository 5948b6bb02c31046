import type { AdminPromotionDetail, PromotionParticipant } from '@marquee/contract/calls/promotion-fields';
import { PARTICIPATION_STATES } from '@marquee/contract/promotions/states';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button } from '@marquee/ui';
import { Users } from '@marquee/ui/icons';
import { SelectField } from '@marquee/ui/select';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { LocalTime } from '../../../lib/time/local-time';
import { PagedTable } from '../../../lib/paging/paged-table';
import { GivenReward } from './given-reward';
import { HouseholdSigns } from './household-signs';
import { PromotionReasonDialog } from './promotion-reason-dialog';
import styles from './promotions.module.css';
import { useChange } from '../../../lib/forms/use-change';

const ALL = '';
/** Those that can still be taken back. */
const OPEN: readonly string[] = ['joined', 'applied', 'active', 'completed'];

/** Who takes part, with signs of a shared household, and the way to take somebody out. */
export function ParticipantsPanel({ promotion: { promotionId } }: { readonly promotion: AdminPromotionDetail }) {
  const t = useMessages('console');
  const [pageNo, setPageNo] = useState(1);
  const [state, setState] = useState<string>(ALL);
  const [revoked, setRevoked] = useState<PromotionParticipant | null>(null);
  const close = () => setRevoked(null);
  const revoke = useChange('promotionsAdmin.revoke', ({ account }) => t('promotions.revoked', { account }), close);
  const chosen = PARTICIPATION_STATES.find((candidate) => candidate === state);
  return (
    <section>
      <div className={forms.filters}>
        <SelectField
          label={t('promotions.participants')}
          value={state}
          onValueChange={(next) => {
            setState(next);
            setPageNo(1);
          }}
          options={[
            { value: ALL, label: t('audit.all') },
            ...PARTICIPATION_STATES.map((value) => ({ value, label: t(`promotions.participation.${value}`) })),
          ]}
        />
      </div>
      <PagedTable
        read={useRead('promotionsAdmin.participants', { promotionId, pageNo, ...(chosen && { state: chosen }) })}
        page={pageNo}
        onPageChange={setPageNo}
        caption={t('promotions.participants')}
        columns={useParticipantColumns(setRevoked)}
        rowKey={({ participationId }) => participationId}
        empty={{ icon: <Users />, title: t('promotions.noParticipants') }}
      />
      {revoked && (
        <PromotionReasonDialog
          title={t('promotions.revokeTitle', { account: revoked.account })}
          description={t('promotions.revokeText')}
          isDangerous
          send={(reason) => revoke.mutateAsync({ participationId: revoked.participationId, reason })}
          onClose={close}
        />
      )}
    </section>
  );
}

function useParticipantColumns(
  onRevoke: (participant: PromotionParticipant) => void,
): ReadonlyArray<Column<PromotionParticipant>> {
  const t = useMessages('console');
  return [
    { id: 'member', header: t('withdrawals.member'), rowHeader: true, cell: ({ account }) => <bdi>{account}</bdi> },
    {
      id: 'state',
      header: t('points.status'),
      cell: ({ state, history }) => <ParticipationState state={state} history={history} />,
    },
    {
      id: 'reward',
      header: t('promotions.editor.reward'),
      align: 'end',
      cell: ({ reward, currency }) => <GivenReward reward={reward} currency={currency} />,
    },
    { id: 'signs', header: t('promotions.signs'), cell: ({ signs }) => <HouseholdSigns signs={signs} /> },
    {
      id: 'revoke',
      header: t('promotions.revoke'),
      headerHidden: true,
      cell: (participant) =>
        OPEN.includes(participant.state) && (
          <Button
            size="sm"
            aria-label={t('promotions.revokeTitle', { account: participant.account })}
            onClick={() => onRevoke(participant)}
          >
            {t('promotions.revoke')}
          </Button>
        ),
    },
  ];
}

/** The state, when it came about, by whom and why. */
function ParticipationState({ state, history }: Pick<PromotionParticipant, 'state' | 'history'>) {
  const t = useMessages('console');
  const last = history.at(-1);
  return (
    <span className={styles.stack}>
      <Badge tone={state === 'paid' ? 'success' : state === 'rejected' ? 'danger' : 'neutral'}>
        {t(`promotions.participation.${state}`)}
      </Badge>
      {last && (
        <small dir="auto">
          <LocalTime instant={last.at} />
          {last.reason !== null && `: ${last.reason}`}
        </small>
      )}
    </span>
  );
}
