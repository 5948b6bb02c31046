import { mockShell, screen, userEvent, within } from '@marquee/testing/mock-shell';
import { expect, it, vi } from 'vitest';
import en from '../../messages/en.json';
import { LoadedTable } from './loaded-table';

interface Row {
  readonly name: string;
  readonly size: bigint | null;
}

const ROWS: readonly Row[] = [
  { name: 'Álamo 10', size: 20n },
  { name: 'alamo 9', size: null },
  { name: 'Zebra', size: 9n },
];

const table = () => (
  <LoadedTable<Row>
    caption="Rows"
    read={{ data: ROWS, error: null, isFetching: false, refetch: vi.fn() }}
    rows={ROWS}
    rowKey={({ name }) => name}
    columns={[
      { id: 'name', header: 'Name', rowHeader: true, sortValue: ({ name }) => name, cell: ({ name }) => name },
      { id: 'size', header: 'Size', sortValue: ({ size }) => size, cell: ({ size }) => String(size) },
      { id: 'act', header: 'Action', cell: () => 'Edit' },
    ]}
    empty={{ title: 'None' }}
  />
);

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
const heading = (name: string) => screen.getByRole('columnheader', { name });

it('keeps the order of the answer until a heading is chosen, then turns it round', async () => {
  (await mockShell({ messages: { console: en } })).render(table());
  expect(names()).toEqual(['Álamo 10', 'alamo 9', 'Zebra']);
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['alamo 9', 'Álamo 10', 'Zebra']);
  expect(heading('Name').getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Zebra', 'Álamo 10', 'alamo 9']);
});

it('sorts amounts as numbers with rows that have none first, and offers nothing at columns of controls', async () => {
  (await mockShell({ messages: { console: en } })).render(table());
  await userEvent.click(screen.getByRole('button', { name: 'Size' }));
  expect(names()).toEqual(['alamo 9', 'Zebra', 'Álamo 10']);
  expect(screen.queryByRole('button', { name: 'Action' })).toBeNull();
});
