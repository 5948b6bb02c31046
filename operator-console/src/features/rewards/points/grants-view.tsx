import type { PointGrant } from '@marquee/contract/calls/points-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Gift } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { useState } from 'react';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { LocalTime } from '../../../lib/layout/local-time';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { GrantPointsDialog } from './grant-points-dialog';
import { Given } from '../../../lib/proposals/given';
import { ProposalList } from '../../../lib/proposals/proposal-list';

/** Points that operators gave and took; large ones wait for a second operator. */
export function GrantsView() {
  const t = useMessages('console');
  const { pageNo, choosePage, request, ofBrand, brandChoice } = useBrandPage();
  const [isGranting, setGranting] = useState(false);
  return (
    <>
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
        <Button variant="primary" onClick={() => setGranting(true)}>
          {t('points.newGrant')}
        </Button>
      </div>
      <ProposalList key={request.brand} request={{ kind: 'point-grant', state: 'open', ...ofBrand }} />
      <PagedTable
        read={useRead('pointsAdmin.grants', request)}
        page={pageNo}
        onPageChange={choosePage}
        caption={t('points.view.grants')}
        columns={useGrantColumns()}
        rowKey={({ grantId }) => grantId}
        empty={{ icon: <Gift />, title: t('points.noGrants') }}
      />
      {isGranting && <GrantPointsDialog onClose={() => setGranting(false)} />}
    </>
  );
}

function useGrantColumns(): ReadonlyArray<Column<PointGrant>> {
  const t = useMessages('console');
  const number = numberFormat(formatLocale(useLanguage()), { signDisplay: 'exceptZero' });
  return [
    { id: 'at', header: t('audit.at'), rowHeader: true, cell: ({ proposedAt }) => <LocalTime instant={proposedAt} /> },
    { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
    { id: 'member', header: t('withdrawals.member'), cell: ({ account }) => <bdi>{account}</bdi> },
    {
      id: 'points',
      header: t('points.points'),
      align: 'end',
      cell: ({ points }) => <bdi>{number.format(points)}</bdi>,
    },
    {
      id: 'state',
      header: t('points.status'),
      cell: (grant) => <Given of={grant} />,
    },
  ];
}
