import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from './data-table';
import type { Column } from './table-props';

afterEach(cleanup);

interface Bet {
  readonly id: string;
  readonly stake: string;
}

const columns: ReadonlyArray<Column<Bet>> = [
  { id: 'id', header: 'Bet', rowHeader: true, cell: (bet) => bet.id },
  { id: 'stake', header: 'Stake', align: 'end', cell: (bet) => bet.stake, total: '3.00' },
];
const shared = { caption: 'Bets', columns, rowKey: (bet: Bet) => bet.id, totalsLabel: 'Total' };
const bets: readonly Bet[] = [
  { id: 'A', stake: '1.00' },
  { id: 'B', stake: '2.00' },
];

describe('DataTable', () => {
  it('names the table, its columns and its rows, and closes with the totals', () => {
    render(<DataTable {...shared} rows={bets} />);
    expect(screen.getByRole('table', { name: 'Bets' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Bet', 'Stake']);
    expect(screen.getByRole('rowheader', { name: 'A' })).toBeTruthy();
    expect(screen.getAllByRole('row').at(-1)?.textContent).toBe('Total3.00');
  });

  it('keeps what cards need: the heading of each value, and the roles of a table', () => {
    const withActions = [...columns, { id: 'open', header: 'Open', headerHidden: true, cell: () => 'Open it' }];
    render(<DataTable {...shared} columns={withActions} rows={bets.slice(0, 1)} narrow="cards" />);
    const cells = [screen.getByRole('rowheader', { name: 'A' }), ...screen.getAllByRole('cell')];
    expect(cells.map((cell) => [cell.textContent, cell.dataset['label'] ?? null])).toEqual([
      ['A', 'Bet'],
      ['1.00', 'Stake'],
      ['Open it', null],
      ['Total', null],
      ['3.00', 'Stake'],
      ['', null],
    ]);
    for (const part of [screen.getByRole('table'), ...screen.getAllByRole('row').slice(1), ...cells])
      expect(part.hasAttribute('role')).toBe(true);
  });

  it('shows placeholders while it loads for the first time, and keeps the rows while it loads again', () => {
    const { rerender } = render(<DataTable {...shared} rows={[]} loading skeletonRows={3} empty="Nothing" />);
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.queryByText('Nothing')).toBeNull();
    rerender(<DataTable {...shared} rows={bets} loading />);
    expect(screen.getByText('A')).toBeTruthy();
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  });

  it('states why there are no rows: none exist, or loading failed', () => {
    const { rerender } = render(<DataTable {...shared} rows={[]} empty="Nothing" />);
    expect(screen.getByText('Nothing')).toBeTruthy();
    expect(screen.queryByText('Total')).toBeNull();
    rerender(<DataTable {...shared} rows={[]} empty="Nothing" error="Failed" />);
    expect(screen.getByText('Failed')).toBeTruthy();
    expect(screen.queryByText('Nothing')).toBeNull();
  });

  it('states the sort column, and requests another order', async () => {
    const onSort = vi.fn();
    const sortable = columns.map((column) => ({ ...column, sortable: column.id === 'stake' }));
    const sort = { columnId: 'stake', direction: 'desc', onSort } as const;
    render(<DataTable {...shared} columns={sortable} rows={bets} sort={sort} />);
    const [bet, stake] = screen.getAllByRole('columnheader');
    expect([bet, stake].map((header) => header?.getAttribute('aria-sort'))).toEqual([null, 'descending']);
    await userEvent.click(screen.getByRole('button', { name: 'Stake' }));
    expect(onSort.mock.calls).toEqual([['stake']]);
    expect(screen.queryByRole('button', { name: 'Bet' })).toBeNull();
  });
});
