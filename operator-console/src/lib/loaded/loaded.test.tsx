import { ApiError } from '@marquee/kit/http/api-error';
import { mockShell, screen, userEvent } from '@marquee/testing/mock-shell';
import { describe, expect, it, vi } from 'vitest';
import en from '../../messages/en.json';
import { Loaded, type Read } from './loaded';
import { LoadedTable } from './loaded-table';

const failure = new ApiError('network_abnormal');
const empty = { title: 'Nothing yet' };

const readOf = <Data,>(state: Partial<Read<Data>>): Read<Data> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: vi.fn(),
  ...state,
});

describe.each([
  [
    'Loaded',
    (read: Read<readonly string[]>) => (
      <Loaded read={read} height="1rem" empty={empty}>
        {(rows) => rows.join()}
      </Loaded>
    ),
    () => document.querySelector('span[aria-hidden="true"]:empty'),
  ],
  [
    'LoadedTable',
    (read: Read<readonly string[]>) => (
      <LoadedTable<string>
        caption="Rows"
        read={read}
        rows={read.data}
        rowKey={(row) => row}
        columns={[{ id: 'row', header: 'Row', cell: (row) => row }]}
        empty={empty}
      />
    ),
    () => screen.queryByRole('table', { busy: true }),
  ],
])('%s', (_, component, loading) => {
  it('shows a skeleton until the first answer', async () => {
    (await mockShell({ messages: { console: en } })).render(component(readOf({ isFetching: true })));
    expect(loading()).toBeTruthy();
    expect(screen.queryByText(empty.title)).toBeNull();
  });

  it('shows the failure of a query without data, and tries again', async () => {
    const read = readOf<readonly string[]>({ error: failure });
    (await mockShell({ messages: { console: en } })).render(component(read));
    expect(screen.getByText(en.failure.title)).toBeTruthy();
    expect(screen.getByText(en.errors.network_abnormal)).toBeTruthy();
    expect(loading()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: en.failure.retry }));
    expect(read.refetch).toHaveBeenCalledOnce();
  });

  it('says that there is nothing', async () => {
    (await mockShell({ messages: { console: en } })).render(component(readOf({ data: [] })));
    expect(screen.getByText(empty.title)).toBeTruthy();
    expect(loading()).toBeNull();
  });

  it('keeps the data when a later refetch fails', async () => {
    (await mockShell({ messages: { console: en } })).render(component(readOf({ data: ['first'], error: failure })));
    expect(screen.getByText('first')).toBeTruthy();
    expect(screen.queryByText(en.failure.title)).toBeNull();
  });
});

it('says that a page has no rows', async () => {
  (await mockShell()).render(
    <Loaded read={readOf({ data: { content: [] } })} height="1rem" empty={empty}>
      {() => 'rows'}
    </Loaded>,
  );
  expect(screen.getByText(empty.title)).toBeTruthy();
});

it('takes an answer of null for data', async () => {
  (await mockShell()).render(
    <Loaded read={readOf({ data: null })} height="1rem">
      {() => 'no session'}
    </Loaded>,
  );
  expect(screen.getByText('no session')).toBeTruthy();
});

it('stands in its frame until there are data', async () => {
  const component = (read: Read<string>) => (
    <Loaded read={read} height="1rem" frame={(state) => <section aria-label="Frame">{state}</section>}>
      {(text) => text}
    </Loaded>
  );
  const { rerender } = (await mockShell()).render(component(readOf({})));
  expect(screen.getByRole('region', { name: 'Frame' })).toBeTruthy();
  rerender(component(readOf({ data: 'text' })));
  expect(screen.getByText('text')).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});
