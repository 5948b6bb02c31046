import type { BonusGrant } from '@marquee/contract/calls/bonus-admin';
import { formatLocale } from '@marquee/contract/languages';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, Money } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Gift } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { LocalTime } from '../../../lib/layout/local-time';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { Given } from '../../../lib/proposals/given';
import { ProposalList } from '../../../lib/proposals/proposal-list';
import { GrantBonusDialog } from './grant-bonus-dialog';

/** Bonuses that operators granted; large ones wait for a second operator. */
export function BonusGrantsView() {
  const t = useMessages('console');
  const { pageNo, choosePage, request, ofBrand, brandChoice } = useBrandPage();
  const [isGranting, setGranting] = useState(false);
  return (
    <>
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
        <Button variant="primary" onClick={() => setGranting(true)}>
          {t('bonuses.grant')}
        </Button>
      </div>
      <ProposalList key={request.brand} request={{ kind: 'bonus-grant', state: 'open', ...ofBrand }} />
      <PagedTable
        read={useRead('bonusAdmin.grants', request)}
        page={pageNo}
        onPageChange={choosePage}
        caption={t('bonuses.view.grants')}
        columns={useGrantColumns()}
        rowKey={({ grantId }) => grantId}
        empty={{ icon: <Gift />, title: t('bonuses.noGrants') }}
      />
      {isGranting && <GrantBonusDialog onClose={() => setGranting(false)} />}
    </>
  );
}

function useGrantColumns(): ReadonlyArray<Column<BonusGrant>> {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  return [
    { id: 'at', header: t('audit.at'), rowHeader: true, cell: ({ proposedAt }) => <LocalTime instant={proposedAt} /> },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    { id: 'member', header: t('withdrawals.member'), cell: ({ account }) => <bdi>{account}</bdi> },
    {
      id: 'amount',
      header: t('bonuses.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} locale={locale} />,
    },
    {
      id: 'terms',
      header: t('bonuses.terms'),
      cell: ({ mode, wageringTimes }) =>
        `${t(`bonuses.mode.${mode}`)}, ${t('bonuses.times', { times: wageringTimes })}`,
    },
    {
      id: 'state',
      header: t('points.status'),
      cell: (grant) => <Given of={grant} />,
    },
  ];
}
