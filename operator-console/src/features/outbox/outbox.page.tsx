import type { OutboxMessage } from '@marquee/contract/calls/operator';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, EmptyState, Panel } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Mail, RefreshCw } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { DataTable, Pagination } from '@marquee/ui/table';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../../app/calls';
import { FailureState } from '../failure/failure-state';
import { useOperator } from '../session/operator';
import { useOutboxColumns } from './outbox-columns';
import styles from './outbox.module.css';

/** `/outbox`: mail and SMS of a deployment without gateways, codes and links included. Brand and page are kept in the address. */
export function OutboxPage() {
  const t = useMessages('console');
  const number = new Intl.NumberFormat(useLanguage());
  const { brands } = useOperator();
  const [search, setSearch] = useSearchParams();
  const brand = search.get('brand') ?? '';
  const pageNo = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, isPending, isFetching, refetch } = useRead('operator.outbox', {
    pageNo,
    ...(brand && { brand }),
  });
  const choose = (nextBrand: string, page = 1) =>
    setSearch({ ...(nextBrand && { brand: nextBrand }), ...(page > 1 && { page: String(page) }) });
  const options = [{ value: '', label: t('audit.all') }, ...brands.map((code) => ({ value: code, label: code }))];
  return (
    <section>
      <PageHeader
        title={t('outbox.title')}
        description={t('outbox.description')}
        actions={
          <div className={styles.actions}>
            <Segmented
              label={t('remotes.brand')}
              options={options}
              value={brand}
              onValueChange={(code) => choose(code)}
            />
            <Button icon={<RefreshCw aria-hidden="true" />} loading={isFetching} onClick={() => void refetch()}>
              {t('outbox.refresh')}
            </Button>
          </div>
        }
      />
      <Panel padding="none">
        <DataTable<OutboxMessage>
          caption={t('outbox.title')}
          columns={useOutboxColumns()}
          rows={data?.content ?? []}
          rowKey={({ id }) => id}
          loading={isPending}
          density="dense"
          empty={<EmptyState compact icon={<Mail />} title={t('outbox.empty')} />}
          error={
            error && !data ? (
              <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />
            ) : undefined
          }
        />
      </Panel>
      {data && data.totalPages > 1 && (
        <Pagination
          page={pageNo}
          pageCount={data.totalPages}
          onPageChange={(page) => choose(brand, page)}
          label={t('paging.label')}
          previousLabel={t('paging.previous')}
          nextLabel={t('paging.next')}
          pageLabel={(page) => t('paging.page', { page: number.format(page) })}
          summary={t('paging.summary', { count: data.totalElements, shown: number.format(data.totalElements) })}
        />
      )}
    </section>
  );
}
