import type { MemberLogin } from '@marquee/contract/calls/login-history';
import { useFailureTexts, useMessages, usePagingTexts } from '@marquee/kit';
import { ErrorState, Panel } from '@marquee/ui';
import { DataTable, Pagination } from '@marquee/ui/table';
import styles from '../security-centre.module.css';
import { useLoginColumns } from './login-columns';
import { useLoginHistory } from './use-login-history';

/** When, from where and how the account was opened, and attempts that failed. */
export function LoginHistory() {
  const t = useMessages('member');
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const { logins, pageNo, choosePage, sort } = useLoginHistory();
  const { data, error } = logins;
  return (
    <Panel title={t('security.logins.title')} description={t('security.logins.description')}>
      <div className={styles.steps}>
        <DataTable<MemberLogin>
          caption={t('security.logins.title')}
          columns={useLoginColumns()}
          rows={data?.content ?? []}
          rowKey={({ loginId }) => loginId}
          loading={logins.isPending}
          skeletonRows={3}
          density="dense"
          narrow="cards"
          sort={sort}
          empty={t('security.logins.empty')}
          error={
            error && !data ? (
              <ErrorState compact {...failureTexts(error)} onRetry={() => void logins.refetch()} />
            ) : undefined
          }
        />
        {data && data.totalPages > 1 && <Pagination {...pagingTexts(data)} page={pageNo} onPageChange={choosePage} />}
      </div>
    </Panel>
  );
}
