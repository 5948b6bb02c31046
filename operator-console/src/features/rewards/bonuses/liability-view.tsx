import type { BonusLiability } from '@marquee/contract/calls/bonus-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Gift } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { LoadedTable } from '../../../lib/loaded/loaded-table';

/** What members may still get, by brand and mode. */
export function LiabilityView() {
  const t = useMessages('console');
  const { request, brandChoice } = useBrandPage();
  const { brand } = request;
  const read = useRead('bonusAdmin.liability', brand ? { brand } : {});
  return (
    <>
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
      </div>
      <LoadedTable<BonusLiability>
        caption={t('bonuses.view.liability')}
        columns={useColumns()}
        read={read}
        rows={read.data}
        rowKey={(row) => `${row.brand} ${row.mode}`}
        empty={{ icon: <Gift />, title: t('bonuses.noLiability') }}
      />
    </>
  );
}

function useColumns(): ReadonlyArray<Column<BonusLiability>> {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  const money = (amount: string, currency: string) => <Money amount={amount} currency={currency} locale={locale} />;
  return [
    {
      id: 'brand',
      sortValue: ({ brand }) => brand,
      header: t('remotes.brand'),
      rowHeader: true,
      cell: ({ brand }) => brand,
    },
    { id: 'mode', header: t('bonuses.modeLabel'), cell: ({ mode }) => t(`bonuses.mode.${mode}`) },
    {
      id: 'active',
      sortValue: ({ active }) => active,
      header: t('bonuses.state.active'),
      align: 'end',
      cell: ({ active }) => number.format(active),
    },
    {
      id: 'outstanding',
      header: t('bonuses.outstanding'),
      align: 'end',
      cell: ({ outstanding, currency }) => money(outstanding, currency),
    },
    {
      id: 'queued',
      sortValue: ({ queued }) => queued,
      header: t('bonuses.state.queued'),
      align: 'end',
      cell: ({ queued }) => number.format(queued),
    },
    {
      id: 'queuedAmount',
      header: t('bonuses.queuedAmount'),
      align: 'end',
      cell: ({ queuedAmount, currency }) => money(queuedAmount, currency),
    },
  ];
}
