import type { PromotionParticipant } from '@marquee/contract/calls/promotion-fields';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Button } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Inbox } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { HouseholdSigns } from './household-signs';
import { PromotionReasonDialog } from './promotion-reason-dialog';
import styles from './promotions.module.css';
import { useChange } from '../../../lib/forms/use-change';

const FILTERS = ['waiting', 'decided'] as const;
const REFETCH_MS = 20_000;

interface Decision {
  readonly participant: PromotionParticipant;
  readonly approve: boolean;
}

/** Applications of members with their pictures; those that wait longest come first. */
export function ApplicationsView() {
  const t = useMessages('console');
  const { pageNo, choosePage, request, brandChoice } = useBrandPage();
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('waiting');
  const [decision, setDecision] = useState<Decision | null>(null);
  const close = () => setDecision(null);
  const decide = useChange(
    'promotionsAdmin.decideApplication',
    ({ account, state }) => t('promotions.decided', { account, state: t(`promotions.participation.${state}`) }),
    close,
  );
  return (
    <>
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
        <Segmented
          label={t('points.status')}
          value={filter}
          onValueChange={(value) => setFilter(value === 'decided' ? 'decided' : 'waiting')}
          options={FILTERS.map((value) => ({ value, label: t(`promotions.filter.${value}`) }))}
        />
      </div>
      <PagedTable
        read={useRead('promotionsAdmin.applications', { ...request, filter }, REFETCH_MS)}
        page={pageNo}
        onPageChange={choosePage}
        caption={t('promotions.view.applications')}
        columns={useApplicationColumns(setDecision)}
        rowKey={({ participationId }) => participationId}
        empty={{ icon: <Inbox />, title: t('promotions.noApplications') }}
      />
      {decision && (
        <PromotionReasonDialog
          title={t(decision.approve ? 'promotions.approveTitle' : 'promotions.rejectTitle', {
            account: decision.participant.account,
          })}
          description={t(decision.approve ? 'promotions.approveText' : 'promotions.rejectText')}
          isDangerous={!decision.approve}
          send={(reason) =>
            decide.mutateAsync({
              participationId: decision.participant.participationId,
              approve: decision.approve,
              reason,
            })
          }
          onClose={close}
        />
      )}
    </>
  );
}

function useApplicationColumns(onDecide: (decision: Decision) => void): ReadonlyArray<Column<PromotionParticipant>> {
  const t = useMessages('console');
  return [
    {
      id: 'member',
      header: t('withdrawals.member'),
      rowHeader: true,
      cell: ({ account, brand }) => (
        <span className={styles.stack}>
          <bdi>{account}</bdi>
          <small>{brand}</small>
        </span>
      ),
    },
    {
      id: 'promotion',
      header: t('promotions.one'),
      cell: ({ promotionId, title }) => (
        <Link to={`/promotions/one/${promotionId}`} dir="auto">
          {title}
        </Link>
      ),
    },
    {
      id: 'application',
      header: t('promotions.application'),
      cell: (participant) => <Application participant={participant} />,
    },
    { id: 'signs', header: t('promotions.signs'), cell: ({ signs }) => <HouseholdSigns signs={signs} /> },
    {
      id: 'decide',
      header: t('points.status'),
      cell: (participant) =>
        participant.state === 'applied' ? (
          <span className={styles.actions}>
            <Button size="sm" variant="primary" onClick={() => onDecide({ participant, approve: true })}>
              {t('points.approve')}
            </Button>
            <Button size="sm" onClick={() => onDecide({ participant, approve: false })}>
              {t('points.reject')}
            </Button>
          </span>
        ) : (
          <Badge>{t(`promotions.participation.${participant.state}`)}</Badge>
        ),
    },
  ];
}

/** The remark and the pictures, which open at full size. */
function Application({
  participant: { participationId, application },
}: {
  readonly participant: PromotionParticipant;
}) {
  const t = useMessages('console');
  if (!application) return '–';
  return (
    <span className={styles.stack}>
      {application.remark !== '' && <span dir="auto">{application.remark}</span>}
      <span className={styles.images}>
        {application.imageIds.map((imageId, index) => {
          const address = `/ops/promotions/applications/${participationId}/images/${imageId}`;
          return (
            <a key={imageId} href={address} target="_blank" rel="noreferrer">
              <img
                src={address}
                alt={t('promotions.picture', { place: index + 1 })}
                width={96}
                height={96}
                loading="lazy"
              />
            </a>
          );
        })}
      </span>
    </span>
  );
}
