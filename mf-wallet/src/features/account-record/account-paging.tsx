import { useFormat, useMessages } from '@marquee/kit';
import { Pagination } from '@marquee/ui/table';
import type { AccountRecordState } from './use-account-record';

/** The pages of the record; nothing while one page holds it all. */
export function AccountPaging({ account }: { readonly account: AccountRecordState }) {
  const t = useMessages('wallet');
  const { number } = useFormat();
  const { data } = account.record;
  if (!data || data.totalPages <= 1) return null;
  return (
    <Pagination
      page={account.pageNo}
      pageCount={data.totalPages}
      onPageChange={account.choosePage}
      label={t('paging.label')}
      previousLabel={t('paging.previous')}
      nextLabel={t('paging.next')}
      pageLabel={(page) => t('paging.page', { page: number(page) })}
      summary={t('paging.summary', { count: data.totalElements, shown: number(data.totalElements) })}
    />
  );
}
