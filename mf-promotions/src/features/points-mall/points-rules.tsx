import type { CallValue } from '@marquee/contract/calls/index';
import { type useCall, useFailureTexts, useFormat, useMessages } from '@marquee/kit';
import { EmptyState, ErrorState, Panel, Skeleton } from '@marquee/ui';
import { Info } from '@marquee/ui/icons';
import { type Column, DataTable } from '@marquee/ui/table';
import styles from './points-record.module.css';

type Config = CallValue<'points.config'>;
type EarnRate = Config['earn'][number];
type ExchangeRate = Config['exchange'][number];

/** What earns points, what they are worth, and the terms. */
export function PointsRules({ read }: { readonly read: ReturnType<typeof useCall<'points.config'>> }) {
  const t = useMessages('promotions');
  const failureTexts = useFailureTexts();
  const { data, error, isFetching } = read;
  if (error && !data)
    return <ErrorState {...failureTexts(error)} onRetry={() => void read.refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton shape="block" height="20rem" />;
  if (data.version === 0) return <EmptyState icon={<Info />} title={t('points.rules.none')} />;
  return (
    <div className={styles.rules}>
      {data.earn.length > 0 && <EarnTable rates={data.earn} />}
      {data.exchange.length > 0 && <ExchangeTable rates={data.exchange} />}
      <Panel title={t('points.rules.terms')}>
        <p dir="auto" className={styles.terms}>
          {data.terms}
        </p>
      </Panel>
    </div>
  );
}

function EarnTable({ rates }: { readonly rates: readonly EarnRate[] }) {
  const t = useMessages('promotions');
  const { money } = useFormat();
  const columns: ReadonlyArray<Column<EarnRate>> = [
    {
      id: 'type',
      header: t('points.rules.games'),
      cell: ({ gameType }) => t(`points.games.${gameType}`),
      rowHeader: true,
    },
    { id: 'amount', header: t('points.rules.perPoint'), align: 'end', cell: ({ amount }) => money(amount) },
  ];
  return (
    <Panel title={t('points.rules.earn')} description={t('points.rules.earnText')} padding="none">
      <DataTable<EarnRate>
        caption={t('points.rules.earn')}
        columns={columns}
        rows={rates}
        rowKey={({ gameType }) => gameType}
      />
    </Panel>
  );
}

function ExchangeTable({ rates }: { readonly rates: readonly ExchangeRate[] }) {
  const t = useMessages('promotions');
  const { money, number } = useFormat();
  const columns: ReadonlyArray<Column<ExchangeRate>> = [
    {
      id: 'points',
      header: t('points.rules.from'),
      cell: ({ points }) => t('points.price', { count: points, points: number(points) }),
      rowHeader: true,
    },
    { id: 'amount', header: t('points.rules.gives'), align: 'end', cell: ({ amount }) => money(amount) },
  ];
  return (
    <Panel title={t('points.rules.exchange')} description={t('points.rules.exchangeText')} padding="none">
      <DataTable<ExchangeRate>
        caption={t('points.rules.exchange')}
        columns={columns}
        rows={rates}
        rowKey={({ points }) => String(points)}
      />
    </Panel>
  );
}
