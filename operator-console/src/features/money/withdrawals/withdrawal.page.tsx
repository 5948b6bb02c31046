import type { AdminWithdrawalDetail } from '@marquee/contract/calls/withdrawal-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Stack } from '@marquee/ui/layout';
import { PageHeader } from '@marquee/ui/page';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { Loaded } from '../../../lib/loaded/loaded';
import { Disbursements } from './disbursements';
import { MemberMoney } from './member-money';
import { Summary } from './summary';
import { WithdrawalTimeline } from './withdrawal-timeline';
import styles from './withdrawals.module.css';

const REFETCH_MS = 10_000;

/** `/withdrawals/:withdrawalId`: the details of one withdrawal and its actions. */
export function WithdrawalPage() {
  const t = useMessages('console');
  const { withdrawalId = '' } = useParams();
  const read = useRead('withdrawalAdmin.detail', { withdrawalId }, REFETCH_MS);
  return (
    <section>
      <PageHeader title={t('withdrawals.one')} description={<code>{withdrawalId}</code>} />
      <p className={styles.back}>
        <Link to="/withdrawals">{t('withdrawals.back')}</Link>
      </p>
      <Loaded read={read} height="20rem">
        {(withdrawal) => <Parts withdrawal={withdrawal} />}
      </Loaded>
    </section>
  );
}

function Parts({ withdrawal }: { readonly withdrawal: AdminWithdrawalDetail }) {
  return (
    <div className={styles.parts}>
      <Stack gap={5}>
        <Summary withdrawal={withdrawal} />
        <MemberMoney withdrawal={withdrawal} />
      </Stack>
      <Stack gap={5}>
        <WithdrawalTimeline withdrawal={withdrawal} />
        <Disbursements withdrawal={withdrawal} />
      </Stack>
    </div>
  );
}
