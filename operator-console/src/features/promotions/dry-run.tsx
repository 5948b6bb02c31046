import type { PromotionDryRun } from '@marquee/contract/calls/promotion-fields';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Money, Skeleton } from '@marquee/ui';
import { DataTable } from '@marquee/ui/table';
import { useRead } from '../../app/calls';
import { FailureState } from '../failure/failure-state';
import styles from './promotions.module.css';

/** Who would have got what last month under a version, and what it would have cost. */
export function DryRun({ promotionId, version }: { readonly promotionId: string; readonly version: number }) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const { data, error, refetch } = useRead('promotionsAdmin.dryRun', { promotionId, version });
  if (error && !data) return <FailureState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="block" height="8rem" />;
  const { currency, isCounted } = data;
  if (!isCounted) return <p role="status">{t('promotions.run.notCounted')}</p>;
  return (
    <div className={styles.parts} role="status">
      <dl className={styles.facts}>
        <div>
          <dt>{t('promotions.run.days')}</dt>
          <dd>
            {data.from} – {data.to}
          </dd>
        </div>
        <div>
          <dt>{t('promotions.run.members')}</dt>
          <dd>{number.format(data.members)}</dd>
        </div>
        <div>
          <dt>{t('promotions.rewarded')}</dt>
          <dd>{number.format(data.rewards)}</dd>
        </div>
        <div>
          <dt>{t('promotions.run.cost')}</dt>
          <dd>
            <Money amount={data.cost} currency={currency} locale={locale} />{' '}
            <Badge tone={data.isWithinBudget ? 'success' : 'danger'}>
              {t(data.isWithinBudget ? 'promotions.run.within' : 'promotions.run.above')}
            </Badge>
          </dd>
        </div>
        <div>
          <dt>{t('points.points')}</dt>
          <dd>{number.format(data.points)}</dd>
        </div>
      </dl>
      {data.top.length > 0 && <TopMembers {...data} />}
    </div>
  );
}

/** Those who would have got most. */
function TopMembers({ top, currency }: Pick<PromotionDryRun, 'top' | 'currency'>) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  return (
    <DataTable
      caption={t('promotions.run.top')}
      density="dense"
      rows={top}
      rowKey={({ account }) => account}
      columns={[
        { id: 'member', header: t('withdrawals.member'), rowHeader: true, cell: ({ account }) => <bdi>{account}</bdi> },
        {
          id: 'rewards',
          header: t('promotions.rewarded'),
          align: 'end',
          cell: ({ rewards }) => number.format(rewards),
        },
        {
          id: 'cost',
          header: t('promotions.run.cost'),
          align: 'end',
          cell: ({ cost }) => <Money amount={cost} currency={currency} locale={locale} />,
        },
        { id: 'points', header: t('points.points'), align: 'end', cell: ({ points }) => number.format(points) },
      ]}
    />
  );
}
