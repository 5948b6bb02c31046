import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Gift } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { type ComponentProps, type ReactNode, useState } from 'react';
import forms from '../layout/forms.module.css';
import { LocalTime } from '../time/local-time';
import { PagedTable } from '../paging/paged-table';
import type { useBrandPage } from '../paging/use-brand-page';
import { Given } from './given';
import { ProposalList } from './proposal-list';

type Grant = ComponentProps<typeof Given>['of'] & {
  readonly grantId: string;
  readonly proposedAt: string;
  readonly brand: string;
  readonly account: string;
};

interface GrantsViewProps<Row extends Grant>
  extends Pick<ComponentProps<typeof PagedTable<Row>>, 'read' | 'caption' | 'columns'> {
  readonly kind: 'point-grant' | 'bonus-grant';
  readonly brandPage: ReturnType<typeof useBrandPage>;
  /** Label of the button that opens the dialog. */
  readonly action: string;
  readonly dialog: (onClose: () => void) => ReactNode;
  readonly emptyTitle: string;
}

/** What operators gave members by hand, and what still waits for a second operator. `columns` stand between member and state. */
export function GrantsView<Row extends Grant>(props: GrantsViewProps<Row>) {
  const { kind, brandPage, read, action, dialog, caption, columns, emptyTitle } = props;
  const { pageNo, choosePage, sort, request, ofBrand, brandChoice } = brandPage;
  const [isGranting, setGranting] = useState(false);
  const [first, last] = useOuterColumns();
  return (
    <>
      <div className={forms.filters}>
        <Segmented {...brandChoice} />
        <Button variant="primary" onClick={() => setGranting(true)}>
          {action}
        </Button>
      </div>
      <ProposalList key={request.brand} request={{ kind, state: 'open', ...ofBrand }} />
      <PagedTable<Row>
        read={read}
        page={pageNo}
        onPageChange={choosePage}
        sort={sort}
        caption={caption}
        columns={[...first, ...columns, ...last]}
        rowKey={({ grantId }) => grantId}
        empty={{ icon: <Gift />, title: emptyTitle }}
      />
      {isGranting && dialog(() => setGranting(false))}
    </>
  );
}

function useOuterColumns(): readonly [ReadonlyArray<Column<Grant>>, ReadonlyArray<Column<Grant>>] {
  const t = useMessages('console');
  return [
    [
      {
        id: 'proposedAt',
        header: t('audit.at'),
        rowHeader: true,
        cell: ({ proposedAt }) => <LocalTime instant={proposedAt} />,
      },
      { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
      { id: 'account', header: t('withdrawals.member'), cell: ({ account }) => <bdi>{account}</bdi> },
    ],
    [{ id: 'state', header: t('points.status'), cell: (grant) => <Given of={grant} /> }],
  ];
}
