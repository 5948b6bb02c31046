import type { AdminPromotion } from '@marquee/contract/calls/promotion-fields';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { PROMOTION_STATES } from '@marquee/contract/promotions/states';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, buttonClass, Money } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Gift } from '@marquee/ui/icons';
import { SelectField } from '@marquee/ui/select';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { LocalTime } from '../../../lib/time/local-time';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import styles from './promotions.module.css';
import { StateBadge } from './state-badge';

const ALL = '';

/** Promotions of the brands; those that wait for a second operator come first. */
export function PromotionsView() {
  const t = useMessages('console');
  const { pageNo, choosePage, request, brandChoice } = useBrandPage();
  const [state, setState] = useState<string>(ALL);
  const chosen = PROMOTION_STATES.find((candidate) => candidate === state);
  return (
    <>
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
        <SelectField
          label={t('points.status')}
          value={state}
          onValueChange={setState}
          options={[
            { value: ALL, label: t('audit.all') },
            ...PROMOTION_STATES.map((value) => ({ value, label: t(`promotions.state.${value}`) })),
          ]}
        />
        <Link to="/promotions/edit" className={buttonClass({ variant: 'primary' })}>
          {t('promotions.new')}
        </Link>
      </div>
      <PagedTable
        read={useRead('promotionsAdmin.list', { ...request, ...(chosen && { state: chosen }) })}
        page={pageNo}
        onPageChange={choosePage}
        caption={t('promotions.view.list')}
        columns={usePromotionColumns()}
        rowKey={({ promotionId }) => promotionId}
        empty={{ icon: <Gift />, title: t('promotions.none') }}
      />
    </>
  );
}

function usePromotionColumns(): ReadonlyArray<Column<AdminPromotion>> {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  return [
    {
      id: 'title',
      header: t('promotions.one'),
      rowHeader: true,
      cell: ({ promotionId, title, kind }) => (
        <span className={styles.stack}>
          <Link to={`/promotions/one/${promotionId}`} dir="auto">
            {title}
          </Link>
          <small>{t(`promotions.kind.${kind}`)}</small>
        </span>
      ),
    },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    {
      id: 'state',
      header: t('points.status'),
      cell: ({ state, waiting }) => (
        <span className={styles.stack}>
          <StateBadge state={state} />
          {waiting !== null && state !== 'draft' && state !== 'proposed' && (
            <Badge tone="warning">{t('promotions.hasWaiting', { version: number.format(waiting) })}</Badge>
          )}
        </span>
      ),
    },
    {
      id: 'window',
      header: t('promotions.window'),
      cell: ({ startsAt, endsAt }) => (
        <span className={styles.stack}>
          <LocalTime instant={startsAt} />
          {endsAt === null ? <small>{t('promotions.openEnd')}</small> : <LocalTime instant={endsAt} />}
        </span>
      ),
    },
    {
      id: 'spent',
      header: t('promotions.spent'),
      align: 'end',
      cell: ({ spent, budget, currency }) => (
        <span className={styles.sums}>
          <Money amount={spent} currency={currency} locale={locale} />
          <small>
            / <Money amount={budget} currency={currency} locale={locale} />
          </small>
        </span>
      ),
    },
    {
      id: 'participants',
      header: t('promotions.participants'),
      align: 'end',
      cell: ({ participants }) => number.format(participants),
    },
    { id: 'rewarded', header: t('promotions.rewarded'), align: 'end', cell: ({ rewarded }) => number.format(rewarded) },
  ];
}
