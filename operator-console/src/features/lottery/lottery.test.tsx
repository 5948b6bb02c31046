import type { CallValue } from '@marquee/contract/calls/index';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ClientContext } from '../../lib/calls';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import names from '@marquee/contract/lottery/messages/en.json';
import en from '../../messages/en.json';
import { OperatorContext } from '../../lib/session/operator';
import LotteryPages from './lottery-pages';
import { rowsOfForm } from './result-rows';

const operator = { brands: ['meridian'], offsets: { sundarban: 360, meridian: 420 }, rights: ['lotteries'] } as never;
const AT = '2026-01-02T03:04:05.000Z';
const entry = { by: 'Anika', isFeed: false, simulated: false, enteredAt: AT, result: { prizes: [['4821']] } };
const draw: CallValue<'lotteryDraws.one'> = {
  ...exampleValue('lotteryDraws.one'),
  drawId: '1',
  state: 'closed',
  revision: 0,
  result: null,
};
const settings: CallValue<'lotterySettings.read'> = {
  ...exampleValue('lotterySettings.read'),
  gameCode: 'LAO_DEV',
  shape: 'lao',
  odds: [{ kind: 'top2', odds: 80_000 }],
};
const games = exampleValue('lotteryDraws.games').map((game) => ({ ...game, gameCode: 'LAO_DEV', gameName: 'Lao' }));

async function renderPage(path: string, answers: MockAnswers) {
  const shell = await mockShell({
    answers: { 'lotteryDraws.games': games, ...answers },
    messages: { console: en, 'lottery-names': names },
    path: `/lottery${path}`,
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <Routes>
          <Route path="/lottery/*" element={<LotteryPages />} />
        </Routes>
      </OperatorContext>
    </ClientContext>,
  );
  const requests = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { requests, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const button = (name: string) => screen.findByRole('button', { name });

it('previews a result before it is sent, and marks a number that is missing', async () => {
  const { requests, user } = await renderPage('/draws/1', {
    'lotteryDraws.one': draw,
    'lotteryDraws.preview': [],
  });
  await user.click(await button(en.lottery.entry.preview));
  expect(await screen.findByText(en.lottery.entry.fault)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: names.official.prize.number }), '4821');
  await user.click(await button(en.lottery.entry.preview));
  expect(await screen.findByText(en.lottery.effect.noTickets)).toBeTruthy();
  await user.click(await button(en.lottery.entry.send));
  await waitFor(() =>
    expect(requests('lotteryDraws.enterResult')).toEqual([
      { drawId: '1', result: { prizes: [['4821']] }, isOut: false },
    ]),
  );
});

it('closes the betting with a result that is out before its time, and asks for nothing to be paid before', async () => {
  const { requests, user } = await renderPage('/draws/1', {
    'lotteryDraws.one': { ...draw, state: 'open' },
    'proposals.list': { content: [], pageNum: 1, pageSize: 20, totalPages: 0, totalElements: 0 },
  });
  await user.click(await button(en.lottery.entry.out));
  expect(screen.getByText(en.lottery.entry.outText)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: names.official.prize.number }), '4821');
  await user.click(await button(en.lottery.entry.preview));
  await user.click(await button(en.lottery.entry.sendOut));
  await waitFor(() =>
    expect(requests('lotteryDraws.enterResult')).toEqual([
      { drawId: '1', result: { prizes: [['4821']] }, isOut: true },
    ]),
  );
  expect(requests('lotteryDraws.preview')).toEqual([]);
});

it('corrects the 27 prizes of the North from the result that counts, number by number', async () => {
  const rows = rowsOfForm(lotteryRules('vn-north').form);
  const prizes = rows.map(({ count, digits }, row) =>
    Array.from({ length: count }, (_, at) => String(10 * row + at).padStart(digits, '0')),
  );
  const { requests, user } = await renderPage('/draws/1', {
    'lotteryDraws.one': {
      ...draw,
      gameCode: 'VN_NORTH',
      shape: 'vn-north',
      state: 'settled',
      revision: 1,
      result: { prizes },
    },
    'lotteryDraws.preview': [],
  });
  const first = await screen.findByRole('textbox', { name: names.official.prize.prize1 });
  expect((first as HTMLInputElement).value).toBe('00010');
  await user.clear(first);
  await user.type(first, '123');
  await user.tab();
  expect(first.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('was 00010')).toBeTruthy();
  await user.clear(first);
  await user.type(first, '12345');
  expect(first.getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`${names.official.prize.prize2}, 1 of 2`);
  await user.click(await button(en.lottery.entry.preview));
  await user.click(await button(en.lottery.entry.send));
  await waitFor(() =>
    expect(requests('lotteryDraws.enterResult')).toEqual([
      { drawId: '1', result: { prizes: prizes.with(1, ['12345']) }, isOut: false },
    ]),
  );
});

it('opens a ticket with its lines, every result with what it paid, and its money', async () => {
  const example = exampleValue('lotteryTickets.one');
  const { ticketId } = example.detail.ticket;
  await renderPage(`/ticket/${ticketId}/meridian`, {
    'lotteryTickets.one': {
      ...example,
      detail: {
        ...example.detail,
        lines: 'top2 21 1000000000 90000;top2 05 2000000000 90000',
        revisions: ['4822', '4821'].map((number, at) => ({
          revision: at + 1,
          result: { prizes: [[number]] },
          confirmedAt: AT,
          simulated: at === 0,
          payout: at === 0 ? '0.00' : '900000.00',
        })),
      },
      movements: [
        ...example.movements,
        ...example.movements.map((bet) => ({ ...bet, transactionId: '2', type: 'win' as const, change: '900000.00' })),
      ],
    },
  });
  const lines = within(await screen.findByRole('table', { name: en.lottery.tickets.lines }));
  expect(lines.getAllByRole('row')).toHaveLength(3);
  expect(lines.getByText('21').tagName).toBe('MARK');
  expect(lines.getByText('05').tagName).toBe('SPAN');
  const results = screen.getByRole('table', { name: en.lottery.tickets.results });
  expect([...results.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['21']);
  expect(results.textContent).toContain('Result 1:');
  const money = within(screen.getByRole('table', { name: en.lottery.tickets.money }));
  expect(money.getByText(en.lottery.tickets.movements.win)).toBeTruthy();
});

it('lists the tickets of a draw by kind and account, each leading to its page', async () => {
  const { requests, user } = await renderPage('/tickets/1/meridian?kind=top2', {
    'lotteryDraws.one': draw,
  });
  const link = await screen.findByRole('link', { name: 'linh88' });
  expect(link.getAttribute('href')).toBe('/lottery/ticket/01J9ZQ7RN2E4C/meridian');
  await user.type(screen.getByLabelText(en.lottery.tickets.account), 'li');
  await waitFor(() =>
    expect(requests('lotteryTickets.list').at(-1)).toMatchObject({ brand: 'meridian', kind: 'top2', account: 'li' }),
  );
});

it('lets nobody confirm what they entered, and asks for a reason where entries differ', async () => {
  const other = { ...entry, entryId: '2', isOwn: false, by: 'Rafiq', result: { prizes: [['4822']] } };
  const { requests, user } = await renderPage('/draws/1', {
    'lotteryDraws.one': {
      ...draw,
      contradictions: ['number'],
      entries: [{ ...entry, entryId: '1', isOwn: true }, other],
    },
    'lotteryDraws.preview': [],
  });
  expect(await screen.findByText(en.lottery.entries.own)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm the entry of Anika' })).toBeNull();
  await user.click(await button('Confirm the entry of Rafiq'));
  await user.click(await button(en.lottery.confirm.pay));
  expect(requests('lotteryDraws.confirmResult')).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: en.lottery.confirm.overrule }));
  await user.type(screen.getByLabelText(/^Reason/), 'checked');
  await user.click(await button(en.lottery.confirm.pay));
  await waitFor(() =>
    expect(requests('lotteryDraws.confirmResult')).toEqual([
      { drawId: '1', entryId: '2', overrule: true, reason: 'checked' },
    ]),
  );
});

it('shows the return of odds as they are typed, and saves none above what is staked', async () => {
  const { requests, user } = await renderPage('/odds/meridian/LAO_DEV', {
    'lotterySettings.read': settings,
  });
  const odds = await screen.findByRole('textbox', { name: 'Odds of 2 top' });
  expect(odds.closest('tr')?.textContent).toContain('80.00%');
  await user.clear(odds);
  await user.type(odds, '101');
  expect(odds.closest('tr')?.textContent).toContain(en.lottery.settings.above);
  expect((await button(en.lottery.save)).hasAttribute('disabled')).toBe(true);
  await user.clear(odds);
  await user.type(odds, '85.5');
  await user.type(screen.getByLabelText(/^Reason/), 'the street');
  await user.click(await button(en.lottery.save));
  await waitFor(() => expect(requests('lotterySettings.save')).toHaveLength(1));
  expect(requests('lotterySettings.save')[0]).toMatchObject({ revision: 4, leastStake: '10.00', groups: null });
  expect(JSON.stringify(requests('lotterySettings.save'))).toContain('{"kind":"top2","odds":85500}');
});
