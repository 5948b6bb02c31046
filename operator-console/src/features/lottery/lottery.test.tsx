import { type MockAnswers, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ClientContext } from '../../app/calls';
import en from '../../messages/en.json';
import { OperatorContext } from '../session/operator';
import LotteryPages from './lottery-pages';

const operator = { brands: ['meridian'], rights: ['lotteries'] } as never;
const AT = '2026-01-02T03:04:05.000Z';
const entry = { by: 'Anika', isFeed: false, simulated: false, enteredAt: AT, result: { prizes: [['4821']] } };
const draw = {
  ...{ drawId: '1', gameCode: 'LAO_DEV', area: 'SEA', shape: 'lao', source: 'feed', issue: '20260102', station: null },
  ...{ opensAt: AT, closesAt: AT, drawsAt: AT, state: 'closed', revision: 0, result: null, contradictions: [] },
  ...{ void: null, entries: [] },
};
const settings = {
  ...{ gameCode: 'LAO_DEV', shape: 'lao', currency: 'VND', revision: 3, enabled: true, leastStake: '10.00' },
  ...{ ticketLimit: '100.00', memberLimit: null, drawLimit: null, payoutLimit: '100.00', outcomeLimit: '100.00' },
  ...{ poolLimit: '100.00', halfFrom: null, groups: null, odds: [{ kind: 'top2', odds: 80_000 }] },
};
const games = [{ gameCode: 'LAO_DEV', gameName: 'Lao', source: 'feed', brands: ['meridian'], hasDays: true }];

async function renderPage(path: string, answers: MockAnswers) {
  const shell = await mockShell({
    answers: { 'lotteryDraws.games': games as never, ...answers },
    messages: { console: en },
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
    'lotteryDraws.one': draw as never,
    'lotteryDraws.preview': [],
    'lotteryDraws.enterResult': { entryId: '9' },
  });
  await user.click(await button(en.lottery.entry.preview));
  expect(await screen.findByText(en.lottery.entry.fault)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: en.lottery.prize.number }), '4821');
  await user.click(await button(en.lottery.entry.preview));
  expect(await screen.findByText(en.lottery.effect.noTickets)).toBeTruthy();
  await user.click(await button(en.lottery.entry.send));
  await waitFor(() =>
    expect(requests('lotteryDraws.enterResult')).toEqual([{ drawId: '1', result: { prizes: [['4821']] } }]),
  );
});

it('lets nobody confirm what they entered, and asks for a reason where entries differ', async () => {
  const other = { ...entry, entryId: '2', isOwn: false, by: 'Rafiq', result: { prizes: [['4822']] } };
  const { requests, user } = await renderPage('/draws/1', {
    'lotteryDraws.one': {
      ...draw,
      contradictions: ['number'],
      entries: [{ ...entry, entryId: '1', isOwn: true }, other],
    } as never,
    'lotteryDraws.preview': [],
    'lotteryDraws.confirmResult': { revision: 1 },
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
    'lotterySettings.read': settings as never,
    'lotterySettings.save': { revision: 4 },
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
  expect(requests('lotterySettings.save')[0]).toMatchObject({ revision: 3, leastStake: '10.00', groups: null });
  expect(JSON.stringify(requests('lotterySettings.save'))).toContain('{"kind":"top2","odds":85500}');
});
