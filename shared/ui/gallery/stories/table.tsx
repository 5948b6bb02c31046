import { Badge, EmptyState, ErrorState, Money, Panel } from '@marquee/ui';
import { ReceiptText } from '@marquee/ui/icons';
import { type Column, DataTable, type TableSort } from '@marquee/ui/table';
import { useState } from 'react';
import { Story } from '../story';

interface Bet {
  readonly id: string;
  readonly time: string;
  readonly game: string;
  readonly stake: string;
  readonly result: string;
  readonly state: 'won' | 'lost';
}

const bets: readonly Bet[] = [
  { id: '01JD8W1', time: '2026-11-21 19:04:11', game: 'Crash', stake: '500.00', result: '740.00', state: 'won' },
  { id: '01JD8V9', time: '2026-11-21 19:02:40', game: 'Mines', stake: '250.00', result: '-250.00', state: 'lost' },
  {
    id: '01JD8T4',
    time: '2026-11-21 18:57:02',
    game: 'Tiger River',
    stake: '1200.00',
    result: '3080.50',
    state: 'won',
  },
  {
    id: '01JD8S0',
    time: '2026-11-21 18:51:33',
    game: 'Lotus Jackpot',
    stake: '80.00',
    result: '-80.00',
    state: 'lost',
  },
];

const columns: ReadonlyArray<Column<Bet>> = [
  { id: 'id', header: 'Bet', rowHeader: true, cell: (bet) => bet.id },
  { id: 'time', header: 'Time', cell: (bet) => bet.time },
  { id: 'game', header: 'Game', cell: (bet) => bet.game },
  {
    id: 'state',
    header: 'State',
    cell: (bet) => <Badge tone={bet.state === 'won' ? 'success' : 'neutral'}>{bet.state}</Badge>,
  },
  {
    id: 'stake',
    header: 'Stake',
    align: 'end',
    sortable: true,
    cell: (bet) => <Money amount={bet.stake} locale="en" />,
    total: <Money amount="2030.00" locale="en" />,
  },
  {
    id: 'result',
    header: 'Net position',
    align: 'end',
    sortable: true,
    cell: (bet) => <Money amount={bet.result} locale="en" signed tone="result" />,
    total: <Money amount="3490.50" locale="en" signed tone="result" />,
  },
];

const shared = { columns, rowKey: (bet: Bet) => bet.id };

/** The larger figure first, by either column. */
function useOrder() {
  const [column, setColumn] = useState<'stake' | 'result'>('stake');
  const sort: TableSort = {
    columnId: column,
    direction: 'desc',
    onSort: (id) => setColumn(id === 'result' ? 'result' : 'stake'),
  };
  return { sort, ordered: bets.toSorted((a, b) => Number(b[column]) - Number(a[column])) };
}

export function TableStory() {
  const { sort, ordered } = useOrder();
  return (
    <Story id="table" title="Tables">
      <Panel padding="none">
        <DataTable {...shared} caption="Bets" rows={ordered} totalsLabel="Total" sort={sort} />
      </Panel>
      <Panel padding="none">
        <DataTable {...shared} caption="Bets, loading" rows={[]} loading skeletonRows={3} density="dense" />
      </Panel>
      <Panel padding="none">
        <DataTable
          {...shared}
          caption="Bets, none"
          rows={[]}
          empty={
            <EmptyState
              compact
              icon={<ReceiptText />}
              title="No bets in this period"
              description="Choose a longer period or start a game."
            />
          }
        />
      </Panel>
      <Panel padding="none">
        <DataTable
          {...shared}
          caption="Bets, failed"
          rows={[]}
          error={
            <ErrorState
              compact
              title="The record did not load"
              reason="Network link is abnormal, please try again."
              retryLabel="Try again"
              onRetry={() => undefined}
              requestId="req-01JD8W3M"
              requestIdLabel="Request"
            />
          }
        />
      </Panel>
    </Story>
  );
}
