import type { GameImport, GameImportRow } from '@marquee/contract/calls/game-import';
import { ApiError } from '@marquee/kit/http/api-error';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { ImportsView } from './imports-view';

const texts = en.games.import;
const gameImport: GameImport = {
  importId: 'a'.repeat(32),
  vassalage: 'LDH',
  displayName: 'Ludo House',
  state: 'ready',
  fault: null,
  receivedBytes: 4_000,
  rowsTotal: 40,
  rowsChecked: 40,
  counts: { new: 0, changed: 1, missing: 12, refused: 0 },
  startedBy: 'Gita',
  startedAt: '2026-11-22T02:00:00.000Z',
  appliedAt: null,
};
const row: GameImportRow = {
  position: 3,
  kind: 'changed',
  gameCode: 'LDH_0003',
  gameName: 'Ludo Lantern',
  fault: null,
  changes: [
    { field: 'name', before: 'Ludo Lantern', after: 'Ludo Lamp' },
    { field: 'returnRate', before: '96.50', after: '95.00' },
    { field: 'lines', before: null, after: '25' },
  ],
};
const vendors = [{ vassalage: 'LDH', displayName: 'Ludo House', gameCount: 40 }];

async function renderPage(imports: GameImport[], answers: MockAnswers = {}) {
  const shell = await mockShell({
    answers: {
      'gameImport.overview': { vendors, imports },
      'gameImport.rows': { content: [row], pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 },
      ...answers,
    },
    messages: { console: en },
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <ImportsView />
    </ClientContext>,
  );
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const button = (name: string) => screen.findByRole('button', { name });
it('asks a chosen vendor for its list, under an id of the intent', async () => {
  const { requestsOf, user } = await renderPage([], { 'gameImport.start': { ...gameImport, state: 'waiting' } });
  await user.click(await button(texts.request));
  expect(await screen.findByText(en.required)).toBeTruthy();
  await user.selectOptions(await screen.findByLabelText(en.games.vendor), 'LDH');
  await user.click(await button(texts.request));
  await waitFor(() => expect(requestsOf('gameImport.start')).toHaveLength(1));
  expect(requestsOf('gameImport.start')[0]).toMatchObject({
    vassalage: 'LDH',
    importId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
});

it('repeats a request that failed under the same id', async () => {
  const { requestsOf, user } = await renderPage([], {
    'gameImport.start': () => {
      throw new ApiError('network_abnormal');
    },
  });
  await user.selectOptions(await screen.findByLabelText(en.games.vendor), 'LDH');
  await user.click(await button(texts.request));
  await screen.findByRole('alert');
  await user.click(await button(texts.request));
  await waitFor(() => expect(requestsOf('gameImport.start')).toHaveLength(2));
  const [first, second] = requestsOf('gameImport.start');
  expect(second).toEqual(first);
});

it('shows how far an import is while it runs', async () => {
  const running: GameImport = { ...gameImport, state: 'checking', rowsTotal: 5_000, rowsChecked: 1_500 };
  await renderPage([running], { 'gameImport.read': running });
  const bar = await screen.findByRole('progressbar', { name: texts.checking });
  expect(bar.getAttribute('aria-valuenow')).toBe('1500');
  expect(bar.getAttribute('aria-valuetext')).toBe('1,500 of 5,000');
});

it('shows what would change before anything does, warns when much is missing, and applies with a reason', async () => {
  const { requestsOf, user } = await renderPage([gameImport], {
    'gameImport.apply': { ...gameImport, state: 'applied' },
  });
  const line = (await screen.findByRole('rowheader', { name: 'Ludo Lantern' })).closest('tr');
  const before = [...(line?.querySelectorAll('del') ?? [])].map(({ textContent }) => textContent);
  expect(before).toEqual(['Ludo Lantern', '96.50%', texts.without]);
  expect(line?.textContent).toContain('Ludo Lamp');
  expect(line?.textContent).toContain('95.00%');
  expect(screen.getByRole('note').textContent).toContain('12');
  await user.click(await button(texts.apply));
  await user.type(screen.getByLabelText(/^Reason/), 'the list of November');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: texts.apply }));
  await waitFor(() =>
    expect(requestsOf('gameImport.apply')).toEqual([{ importId: gameImport.importId, reason: 'the list of November' }]),
  );
});

it('says why a row was refused, and offers nothing to apply', async () => {
  const refusedRow: GameImportRow = {
    ...row,
    kind: 'refused',
    gameName: null,
    gameCode: 'a b',
    fault: 'game_code',
    changes: [],
  };
  await renderPage([{ ...gameImport, counts: { new: 0, changed: 0, missing: 0, refused: 1 } }], {
    'gameImport.rows': { content: [refusedRow], pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 },
  });
  expect(await screen.findByText(texts.rowFault.game_code)).toBeTruthy();
  expect(screen.getByText(texts.same)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.apply })).toBeNull();
});

it('says why there is no list', async () => {
  await renderPage([{ ...gameImport, state: 'failed', fault: 'too_large' }]);
  expect(await screen.findByText(texts.fault.too_large)).toBeTruthy();
});
