import { ApiError } from '@marquee/kit/http/api-error';
import { mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { JackpotView } from './jackpot-view';

const texts = en.games.jackpot;
const counter = {
  enabled: true,
  amount: '250000300.00',
  currency: 'BDT',
  start: '250000000.00',
  startedAt: '2026-11-22T02:00:00.000Z',
  source: null,
  revision: 'counter-1',
  sourceRevision: 'source-1',
  pools: [],
  candidates: [{ vendor: 'PG', name: 'Paper Garden' }],
  changes: [
    {
      at: '2026-11-22T02:00:00.000Z',
      kind: 'restarted' as const,
      before: '700000000.00',
      start: '250000000.00',
      by: 'Gita',
      reason: 'a new year',
    },
  ],
};

it('shows the counter and its history, and starts it again only within the range and with a reason', async () => {
  const shell = await mockShell({
    answers: { 'jackpotAdmin.read': counter, 'jackpotAdmin.save': null },
    messages: { console: en },
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <JackpotView brand="sundarban" />
    </ClientContext>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const saveRequests = () => shell.calls.filter(({ id }) => id === 'jackpotAdmin.save').map(({ input }) => input);
  expect(await screen.findByText('a new year')).toBeTruthy();
  expect(screen.getByText('100 to 500 every 3 to 5 seconds')).toBeTruthy();
  const save = screen.getByRole('button', { name: texts.save });
  await user.type(screen.getByLabelText(texts.restart), '5');
  await user.click(save);
  expect(await screen.findByText(en.change.reasonFault)).toBeTruthy();
  const form = save.closest('form');
  await user.type(within(form as HTMLElement).getByLabelText(/^Reason/), 'again');
  await user.click(save);
  expect(saveRequests()).toEqual([]);
  await user.clear(screen.getByLabelText(texts.restart));
  await user.type(screen.getByLabelText(texts.restart), '150000000');
  await user.click(screen.getByLabelText(texts.show));
  await user.click(save);
  await waitFor(() =>
    expect(saveRequests()).toEqual([
      { brand: 'sundarban', enabled: false, start: '150000000.00', revision: 'counter-1', reason: 'again' },
    ]),
  );
});

it('shows that another operator has hidden the counter, and follows that', async () => {
  let isHidden = false;
  const word = (yes: boolean) => ({ type: 'word', word: yes ? 'prizes.yes' : 'prizes.no' });
  const shell = await mockShell({
    answers: {
      'jackpotAdmin.read': () => (isHidden ? { ...counter, enabled: false, revision: 'counter-2' } : counter),
      'jackpotAdmin.save': ({ revision }) => {
        if (revision === 'counter-2') return null;
        isHidden = true;
        const row = { label: 'games.jackpot.show', of: [], before: word(false), after: word(true) };
        throw new ApiError('conflict', null, { revision: 'counter-2', rows: [row] });
      },
    },
    messages: { console: en },
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <JackpotView brand="sundarban" />
    </ClientContext>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const save = await screen.findByRole('button', { name: texts.save });
  const form = within(save.closest('form') as HTMLElement);
  await user.type(form.getByLabelText(/^Reason/), 'as before');
  await user.click(save);
  const conflict = within(await screen.findByRole('dialog', { name: en.revision.title }));
  expect(conflict.getByRole('row', { name: new RegExp(texts.show) }).textContent).toBe(`${texts.show}NoYes`);
  expect(await screen.findByText(texts.hidden)).toBeTruthy();
  await user.click(conflict.getByRole('button', { name: en.revision.takeTheirs }));
  expect(form.getByLabelText<HTMLInputElement>(texts.show).checked).toBe(false);
  await user.type(form.getByLabelText(/^Reason/), 'hidden too');
  await user.click(save);
  await waitFor(() =>
    expect(shell.calls.filter(({ id }) => id === 'jackpotAdmin.save').map(({ input }) => input)).toMatchObject([
      { enabled: true, revision: 'counter-1' },
      { enabled: false, revision: 'counter-2' },
    ]),
  );
});

const pool = {
  vendor: 'PG',
  name: 'Paper Garden',
  balance: '1250.00',
  seed: '1000.00',
  seeded: '1750.00',
  contributed: '500.00',
  paid: '1000.00',
  contributions: 1,
  hits: 1,
  openedAt: '2026-11-22T02:00:00.000Z',
};
const entry = {
  at: '2026-11-22T03:00:00.000Z',
  member: 'r***a',
  betId: '0123456789ABC',
  game: 'Golden Tiger',
};
const pageOf = <Row,>(row: Row) => ({ content: [row], pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 });

it("connects the counter to a vendor's pool with a seed and a reason", async () => {
  const shell = await mockShell({
    answers: { 'jackpotAdmin.read': counter, 'jackpotAdmin.connect': null },
    messages: { console: en },
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <JackpotView brand="sundarban" />
    </ClientContext>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.selectOptions(await screen.findByLabelText(texts.shows), 'PG');
  await user.type(screen.getByLabelText(new RegExp(texts.seed)), '1000');
  const form = screen.getByRole('button', { name: texts.connect }).closest('form');
  await user.type(within(form as HTMLElement).getByLabelText(/^Reason/), 'a pool that pays');
  await user.click(screen.getByRole('button', { name: texts.connect }));
  await waitFor(() =>
    expect(shell.calls.filter(({ id }) => id === 'jackpotAdmin.connect').map(({ input }) => input)).toEqual([
      { brand: 'sundarban', vendor: 'PG', seed: '1000.00', revision: 'source-1', reason: 'a pool that pays' },
    ]),
  );
});

it('shows what a pool holds, its contributions and its hits', async () => {
  const shell = await mockShell({
    answers: {
      'jackpotAdmin.read': { ...counter, source: 'PG', amount: pool.balance, pools: [pool], candidates: [] },
      'jackpotAdmin.contributions': pageOf({ ...entry, amount: '0.20', returned: '0.20' }),
      'jackpotAdmin.hits': pageOf({ ...entry, amount: '1000.00', seeded: '750.00', isReversed: false }),
    },
    messages: { console: en },
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <JackpotView brand="sundarban" />
    </ClientContext>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  expect(await screen.findByText(texts.returned)).toBeTruthy();
  expect(screen.queryByLabelText(texts.restart)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Hits (1)' }));
  expect(await screen.findByRole('columnheader', { name: texts.reseeded })).toBeTruthy();
  expect(screen.getByText('Golden Tiger')).toBeTruthy();
});
