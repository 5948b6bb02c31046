import { useFormat } from '../format/use-format';
import { useMessages } from '../i18n/use-messages';

/** How long a paged list is. */
interface PageTotals {
  readonly totalPages: number;
  readonly totalElements: number;
}

/** Length and words of a list's pages: spread what it gives into the design system's `Pagination`. */
export function usePagingTexts() {
  const t = useMessages('kit');
  const { number } = useFormat();
  return ({ totalPages, totalElements }: PageTotals) => ({
    pageCount: totalPages,
    label: t('paging.label'),
    previousLabel: t('paging.previous'),
    nextLabel: t('paging.next'),
    pageLabel: (page: number) => t('paging.page', { page: number(page) }),
    summary: t('paging.summary', { count: totalElements, total: number(totalElements) }),
  });
}
