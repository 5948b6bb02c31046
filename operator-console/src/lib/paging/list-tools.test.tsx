import { ApiError } from '@marquee/kit/http/api-error';
import { mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { subscribeToNotices } from '@marquee/ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClientContext, useRead } from '../calls';
import en from '../../messages/en.json';
import { PagedTable } from './paged-table';

const PAGES = 3;
const rowOf = (pageNo: number) => ({ id: `d-${pageNo}`, amount: '5.00', payer: { name: '=1+1' } });

function List() {
  return (
    <PagedTable
      read={useRead('depositAdmin.list', { brand: 'padma' }) as never}
      page={1}
      onPageChange={() => undefined}
      caption="Deposits"
      columns={[
        { id: 'id', header: 'Number', rowHeader: true, cell: ({ id }: ReturnType<typeof rowOf>) => id },
        { id: 'amount', header: 'Amount', cell: ({ amount }) => amount },
      ]}
      rowKey={({ id }) => id}
      empty={{ icon: null, title: 'None' }}
    />
  );
}

async function renderList(failsAt = PAGES + 1) {
  const shell = await mockShell({
    answers: {
      'depositAdmin.list': ({ pageNo }) => {
        if (Number(pageNo ?? 1) >= failsAt) throw new ApiError('forbidden', null);
        const content = [rowOf(Number(pageNo ?? 1))];
        return { content, pageNum: 1, pageSize: 1, totalPages: PAGES, totalElements: PAGES } as never;
      },
    },
    messages: { console: en },
  });
  const view = shell.render(
    <ClientContext value={shell.runtime.client}>
      <List />
    </ClientContext>,
  );
  await screen.findByRole('button', { name: en.list.export });
  return { shell, ...view, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

let files: Blob[];
beforeEach(() => {
  files = [];
  localStorage.clear();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:list';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

it('exports all pages of the list with its filter, every field, and formulas made harmless', async () => {
  const { shell, user } = await renderList();
  await user.click(screen.getByRole('button', { name: en.list.export }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.replace('\uFEFF', '').split('\r\n');
  expect(lines).toEqual(['id,amount,payer.name', "d-1,5.00,'=1+1", "d-2,5.00,'=1+1", "d-3,5.00,'=1+1", '']);
  const requests = shell.calls.filter(({ input }) => 'pageSize' in (input as object)).map(({ input }) => input);
  expect(requests).toEqual([1, 2, 3].map((pageNo) => ({ brand: 'padma', pageNo, pageSize: 100 })));
});

it('makes no file of half a list, and says so', async () => {
  const { user } = await renderList(2);
  const notices: string[] = [];
  const unsubscribe = subscribeToNotices(({ title }) => void notices.push(title));
  await user.click(screen.getByRole('button', { name: en.list.export }));
  await waitFor(() => expect(notices).toEqual([en.list.exportFailed]));
  unsubscribe();
  expect(files).toEqual([]);
});

it('hides a column, also after the page is opened again; the one that names the rows stays', async () => {
  const { user, unmount } = await renderList();
  await user.click(screen.getByRole('button', { name: en.list.columns }));
  expect(screen.queryByRole('checkbox', { name: 'Number' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Amount' }));
  expect(screen.queryByRole('columnheader', { name: 'Amount' })).toBeNull();
  unmount();
  await renderList();
  expect(screen.queryByRole('columnheader', { name: 'Amount' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Number' })).toBeTruthy();
});
