import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from '../table/data-table';
import { ColumnPicker } from './column-picker';
import { useColumnPicker } from './use-column-picker';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const COLUMNS = [
  { id: 'at', header: 'Time', cell: () => '12:00', rowHeader: true },
  { id: 'change', header: 'Change', cell: () => '50.00' },
];

function Record() {
  const { visibleColumns, pickerProps } = useColumnPicker('test', COLUMNS);
  return (
    <>
      <ColumnPicker label="Columns" {...pickerProps} />
      <DataTable caption="Record" columns={visibleColumns} rows={['a']} rowKey={(row) => row} />
    </>
  );
}

it('hides a column, remembers it, and never offers the one that names the row', async () => {
  const user = userEvent.setup();
  render(<Record />);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.queryByRole('checkbox', { name: 'Time' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Change' }));
  expect(screen.queryByRole('columnheader', { name: 'Change' })).toBeNull();
  cleanup();
  render(<Record />);
  expect(screen.queryByRole('columnheader', { name: 'Change' })).toBeNull();
  expect(screen.getByText('12:00')).toBeTruthy();
});
