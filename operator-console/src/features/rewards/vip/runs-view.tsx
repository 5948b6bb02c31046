import type { RebateRun } from '@marquee/contract/calls/rebates-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Money } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { CalendarDays } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { LocalTime } from '../../../lib/time/local-time';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';

/** Settled business days, and what they gave. */
export function RunsView() {
  const t = useMessages('console');
  const { pageNo, choosePage, request, brandChoice } = useBrandPage();
  return (
    <>
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
      </div>
      <PagedTable
        read={useRead('rebatesAdmin.runs', request)}
        page={pageNo}
        onPageChange={choosePage}
        caption={t('vip.view.runs')}
        columns={useRunColumns()}
        rowKey={({ brand, day }) => `${brand}:${day}`}
        empty={{ icon: <CalendarDays />, title: t('vip.noRuns') }}
      />
    </>
  );
}

const SUMS = ['paid', 'claimable', 'lapsed', 'withheld', 'corrected'] as const;

function useRunColumns(): ReadonlyArray<Column<RebateRun>> {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const number = numberFormat(locale);
  return [
    { id: 'day', header: t('vip.day'), rowHeader: true, cell: ({ day }) => day },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    {
      id: 'state',
      header: t('vip.state'),
      cell: ({ finishedAt, open }) =>
        finishedAt === null ? (
          <Badge tone="warning">{t('vip.running', { open: number.format(open) })}</Badge>
        ) : (
          <LocalTime instant={finishedAt} />
        ),
    },
    { id: 'mode', header: t('vip.mode'), cell: ({ mode }) => mode && t(`vip.modes.${mode}`) },
    { id: 'members', header: t('vip.members'), align: 'end', cell: ({ members }) => number.format(members) },
    ...SUMS.map((field) => ({
      id: field,
      header: t(`vip.sums.${field}`),
      align: 'end' as const,
      cell: (run: RebateRun) => <Money amount={run[field]} currency={run.currency} locale={locale} />,
    })),
  ];
}
