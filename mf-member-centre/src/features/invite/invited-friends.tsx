import type { ReferredFriend } from '@marquee/contract/calls/referrals';
import { REFERRAL_STAGES, type ReferralStage } from '@marquee/contract/promotions/states';
import { useFailureTexts, useFormat, useMessages, usePagingTexts } from '@marquee/kit';
import { Badge, EmptyState, ErrorState, Panel } from '@marquee/ui';
import { UserPlus } from '@marquee/ui/icons';
import { SelectField } from '@marquee/ui/select';
import { type Column, DataTable, Pagination } from '@marquee/ui/table';
import styles from './invite.module.css';
import { useEarnedText } from './use-earned-text';
import { useFriends } from './use-friends';

const TONES = {
  registered: 'neutral',
  deposited: 'info',
  qualified: 'accent',
  paid: 'success',
  lapsed: 'warning',
  refused: 'warning',
} as const satisfies Record<ReferralStage, string>;

/** Who registered with the link and how far they have come; their names stay half hidden. */
export function InvitedFriends() {
  const t = useMessages('member');
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const { friends, pageNo, stage, sort, choosePage, chooseStage } = useFriends();
  const { data, error, isPending, refetch } = friends;
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('invite.list')}</h2>
        <SelectField
          label={t('invite.stage')}
          options={[
            { value: '', label: t('invite.allStages') },
            ...REFERRAL_STAGES.map((value) => ({ value, label: t(`invite.stages.${value}`) })),
          ]}
          value={stage ?? ''}
          onValueChange={chooseStage}
        />
      </div>
      <Panel padding="none">
        <DataTable<ReferredFriend>
          caption={t('invite.list')}
          columns={useFriendColumns()}
          rows={data?.content ?? []}
          rowKey={({ account, joinedAt }) => `${account} ${joinedAt}`}
          loading={isPending}
          narrow="cards"
          sort={sort}
          empty={<NoFriends filtered={stage !== undefined} />}
          error={
            error && !data ? <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} /> : undefined
          }
        />
      </Panel>
      {data && data.totalElements > 0 && <Pagination {...pagingTexts(data)} page={pageNo} onPageChange={choosePage} />}
    </section>
  );
}

function useFriendColumns(): ReadonlyArray<Column<ReferredFriend>> {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  const earnedText = useEarnedText();
  return [
    {
      id: 'account',
      header: t('invite.account'),
      rowHeader: true,
      sortable: true,
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    { id: 'joinedAt', header: t('invite.joined'), sortable: true, cell: ({ joinedAt }) => dateTime(joinedAt) },
    {
      id: 'stage',
      header: t('invite.stage'),
      sortable: true,
      cell: ({ stage }) => <Badge tone={TONES[stage]}>{t(`invite.stages.${stage}`)}</Badge>,
    },
    {
      id: 'earned',
      header: t('invite.gained'),
      align: 'end',
      cell: ({ earned }) => (earned && earnedText(earned)) ?? '–',
    },
  ];
}

function NoFriends({ filtered }: { readonly filtered: boolean }) {
  const t = useMessages('member');
  if (filtered) return <EmptyState compact icon={<UserPlus />} title={t('invite.noneAtStage')} />;
  return <EmptyState compact icon={<UserPlus />} title={t('invite.empty')} description={t('invite.emptyHint')} />;
}
