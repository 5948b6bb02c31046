import type { PromotionDryRun } from '@marquee/contract/calls/promotion-fields';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Money } from '@marquee/ui';
import { DataTable } from '@marquee/ui/table';
import { type ReactNode, useId } from 'react';
import { useRead } from '../../../lib/calls';
import { Loaded } from '../../../lib/loaded/loaded';
import styles from './promotions.module.css';

/** What a version would have given last month, run now. */
export function DryRun({ promotionId, version }: { readonly promotionId: string; readonly version: number }) {
  const t = useMessages('console');
  const read = useRead('promotionsAdmin.dryRun', { promotionId, version });
  return (
    <Run title={t('promotions.run.now')}>
      <Loaded read={read} height="8rem">
        {(run) => (
          <div className={styles.parts} role="status">
            <Outcome {...run} />
          </div>
        )}
      </Loaded>
    </Run>
  );
}

function Run({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={styles.parts} aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {children}
    </section>
  );
}

/** Who would have got what in the days, and what it would have cost. */
function Outcome({ from, to, isCounted, isWithinBudget, top, ...sums }: PromotionDryRun) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const { currency, cost } = sums;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('promotions.run.members'), number.format(sums.members)],
    [t('promotions.rewarded'), number.format(sums.rewards)],
    [
      t('promotions.run.cost'),
      <>
        <Money amount={cost} currency={currency} locale={locale} />{' '}
        <Badge tone={isWithinBudget ? 'success' : 'danger'}>
          {t(isWithinBudget ? 'promotions.run.within' : 'promotions.run.above')}
        </Badge>
      </>,
    ],
    [t('points.points'), number.format(sums.points)],
  ];
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('promotions.run.days')}</dt>
          <dd>
            {from} – {to}
          </dd>
        </div>
        {isCounted &&
          facts.map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
      {!isCounted && <p>{t('promotions.run.notCounted')}</p>}
      {top.length > 0 && <TopMembers top={top} currency={currency} />}
    </>
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
