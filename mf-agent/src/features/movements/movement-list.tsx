import { type ApiError, useBrand, useFailureTexts, useFormatLocale, useMessages, usePagingTexts } from '@marquee/kit';
import { EmptyState, ErrorState, Panel } from '@marquee/ui';
import { ReceiptText } from '@marquee/ui/icons';
import { RecordTotals } from '@marquee/ui/record';
import { type Column, DataTable, Pagination } from '@marquee/ui/table';
import type { MovementRow } from './movement-columns';

const SUMS = ['in', 'out', 'net'] as const;

interface MovementListProps {
  readonly caption: string;
  readonly columns: ReadonlyArray<Column<MovementRow>>;
  readonly rows: readonly MovementRow[];
  /** Undefined while the list loads. */
  readonly page:
    | {
        readonly pageNum: number;
        readonly pageSize: number;
        readonly totalPages: number;
        readonly totalElements: number;
        readonly totals: Readonly<Record<(typeof SUMS)[number], string>>;
      }
    | undefined;
  readonly pageNo: number;
  readonly onPage: (page: number) => void;
  readonly error: ApiError | null;
  readonly onRetry: () => unknown;
}

/** Movements with totals over the whole range, and their pages. */
export function MovementList({ caption, columns, rows, page, pageNo, onPage, error, onRetry }: MovementListProps) {
  const t = useMessages('agent');
  const failureTexts = useFailureTexts();
  const pagingTexts = usePagingTexts();
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  const sums = SUMS.map((id) => ({ id, label: t(`details.${id}`), amount: page?.totals[id], result: id === 'net' }));
  return (
    <>
      {(page || !error) && <RecordTotals totals={sums} currency={currency} locale={locale} />}
      <Panel padding="none">
        <DataTable<MovementRow>
          caption={caption}
          columns={columns}
          rows={rows}
          rowKey={({ transactionId }) => transactionId}
          loading={!page && !error}
          totalsLabel={t('line.totals')}
          density="dense"
          narrow="cards"
          maxHeight="70dvh"
          empty={
            <EmptyState compact icon={<ReceiptText />} title={t('details.empty')} description={t('line.emptyHint')} />
          }
          error={
            error && !page ? <ErrorState compact {...failureTexts(error)} onRetry={() => void onRetry()} /> : undefined
          }
        />
      </Panel>
      {page && page.totalPages > 1 && <Pagination {...pagingTexts(page)} page={pageNo} onPageChange={onPage} />}
    </>
  );
}
