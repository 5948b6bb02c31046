import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Users } from '@marquee/ui/icons';
import type { Column } from '@marquee/ui/table';
import { Link } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { PagedTable } from '../../../lib/paging/paged-table';
import { LocalTime } from '../../../lib/time/local-time';
import { lineAddress, TypeName } from './line-place';
import { useLineFormat } from './use-line-format';

type Downline = CallValue<'lines.downlines'>['content'][number];

interface DownlineTableProps {
  readonly brand: string;
  readonly account: string;
  readonly pageNo: number;
  readonly onPage: (page: number) => void;
}

/** Those directly below, each with the way to the own line. */
export function DownlineTable({ brand, account, pageNo, onPage }: DownlineTableProps) {
  const t = useMessages('console');
  const { number } = useLineFormat();
  const columns: ReadonlyArray<Column<Downline>> = [
    {
      id: 'account',
      header: t('lines.account'),
      rowHeader: true,
      cell: ({ account }) => (
        <Link to={lineAddress(brand, account)}>
          <bdi>{account}</bdi>
        </Link>
      ),
    },
    { id: 'type', header: t('lines.type'), cell: ({ type }) => <TypeName type={type} /> },
    { id: 'group', header: t('lines.group'), align: 'end', cell: ({ prizeGroup }) => prizeGroup ?? '–' },
    { id: 'downlines', header: t('lines.directCount'), align: 'end', cell: ({ downlines }) => number(downlines) },
    { id: 'joined', header: t('lines.joined'), cell: ({ joinedAt }) => <LocalTime instant={joinedAt} /> },
  ];
  return (
    <PagedTable
      read={useRead('lines.downlines', { brand, account, pageNo })}
      page={pageNo}
      onPageChange={onPage}
      caption={t('lines.directCount')}
      columns={columns}
      rowKey={({ memberId }: Downline) => memberId}
      empty={{ icon: <Users />, title: t('lines.noDownlines') }}
    />
  );
}
