import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Pagination } from '@marquee/ui/table';

interface PagerProps {
  readonly page: number;
  readonly of: { readonly totalPages: number; readonly totalElements: number };
  readonly onPageChange: (page: number) => void;
  /** Says how many there are in all. */
  readonly summed?: boolean;
}

/** The pager of a list; renders nothing for a single page. */
export function Pager({ page, of: { totalPages, totalElements }, onPageChange, summed = true }: PagerProps) {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()));
  if (totalPages <= 1) return null;
  return (
    <Pagination
      page={page}
      pageCount={totalPages}
      onPageChange={onPageChange}
      label={t('paging.label')}
      previousLabel={t('paging.previous')}
      nextLabel={t('paging.next')}
      pageLabel={(pageNumber) => t('paging.page', { page: number.format(pageNumber) })}
      {...(summed && { summary: t('paging.summary', { count: totalElements, shown: number.format(totalElements) }) })}
    />
  );
}
