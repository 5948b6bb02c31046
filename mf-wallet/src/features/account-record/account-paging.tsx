import { usePagingTexts } from '@marquee/kit';
import { Pagination } from '@marquee/ui/table';
import type { AccountRecordState } from './use-account-record';

/** The pages of the record; renders nothing for a single page. */
export function AccountPaging({ account }: { readonly account: AccountRecordState }) {
  const pagingTexts = usePagingTexts();
  const { data } = account.record;
  if (!data || data.totalPages <= 1) return null;
  return <Pagination {...pagingTexts(data)} page={account.pageNo} onPageChange={account.choosePage} />;
}
