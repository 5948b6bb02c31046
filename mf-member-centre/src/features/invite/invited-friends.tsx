import type { CallValue } from '@marquee/contract/calls/index';
import { useFormat, useMessages } from '@marquee/kit';
import { EmptyState, Panel } from '@marquee/ui';
import { UserPlus } from '@marquee/ui/icons';
import { type Column, DataTable } from '@marquee/ui/table';
import styles from './invite.module.css';

type Friend = CallValue<'member.invitations'>['invited']['content'][number];

interface InvitedFriendsProps {
  readonly friends: readonly Friend[];
  readonly loading: boolean;
}

/** Who registered with the link; their names stay half hidden. */
export function InvitedFriends({ friends, loading }: InvitedFriendsProps) {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  const columns: ReadonlyArray<Column<Friend>> = [
    { id: 'account', header: t('invite.account'), rowHeader: true, cell: ({ account }) => account },
    { id: 'joined', header: t('invite.joined'), cell: ({ joinedAt }) => dateTime(joinedAt) },
  ];
  return (
    <section>
      <h2 className={styles.title}>{t('invite.list')}</h2>
      <Panel padding="none">
        <DataTable<Friend>
          caption={t('invite.list')}
          columns={columns}
          rows={friends}
          rowKey={({ account, joinedAt }) => `${account} ${joinedAt}`}
          loading={loading}
          empty={
            <EmptyState compact icon={<UserPlus />} title={t('invite.empty')} description={t('invite.emptyHint')} />
          }
        />
      </Panel>
    </section>
  );
}
