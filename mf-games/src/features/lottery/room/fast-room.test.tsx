import type { LotteryTicket } from '@marquee/contract/calls/lottery-orders';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { ApiError } from '@marquee/kit';
import {
  type MockAnswers,
  mockBrowserApis,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
  within,
} from '@marquee/testing/mock-shell';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { english } from '../messages/english.fixture';
import { FastRoom } from './fast-room';
import { drawFixture, gameFixture, roomAnswers } from './fast-room.fixture';

beforeAll(mockBrowserApis);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function openRoom(issue: string, answers: MockAnswers = {}) {
  const shell = await mockShell({
    messages: { [LOTTERY_MESSAGES]: english },
    answers: { ...roomAnswers(issue), ...answers },
    session: mockSession('member'),
  });
  const { unmount } = shell.render(<FastRoom game={gameFixture} />);
  await screen.findByRole('button', { name: 'Position 1, 3' });
  await screen.findByText(`Issue ${issue} closes in`);
  return { ...shell, unmount };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function addBet() {
  await press('Position 1, 3');
  await press('Add to slip');
}

const PLACED = exampleValue('lottery.order');
const [listed] = exampleValue('lottery.orders').content as [LotteryTicket];

it('places the slip as one ticket at the odds of the prize group', async () => {
  const shell = await openRoom('0100');
  await addBet();
  await press('Place bets');
  await screen.findByText('Pick numbers and add them to the slip.');
  expect(shell.calls.find(({ id }) => id === 'lottery.order')?.input).toEqual({
    gameCode: 'FAST_5D',
    issue: '0100',
    ruleVersion: 1,
    prizeGroup: 1_960,
    lines: 'p1 3 200000 9800',
  });
});

it('keeps the slip over a reload', async () => {
  await openRoom('0100');
  await addBet();
  await openRoom('0100');
  expect(screen.getByRole('button', { name: 'Remove 3' })).toBeTruthy();
});

it('keeps the chosen bet over a reload', async () => {
  const shell = await openRoom('0100');
  await userEvent.click(screen.getByRole('radio', { name: 'Last two' }));
  shell.unmount();
  shell.render(<FastRoom game={gameFixture} />);
  expect((await screen.findByRole('radio', { name: 'Last two' })).getAttribute('aria-checked')).toBe('true');
});

it('asks before the slip moves to another issue', async () => {
  const shell = await openRoom('0100');
  await addBet();
  const later = await openRoom('0101');
  expect(screen.getByText('Issue 0100 is closed. Play this slip in issue 0101?')).toBeTruthy();
  await press('Place bets');
  expect([...shell.calls, ...later.calls].some(({ id }) => id === 'lottery.order')).toBe(false);
  await press('Move to this issue');
  await press('Place bets');
  await waitFor(() =>
    expect(later.calls.find(({ id }) => id === 'lottery.order')?.input).toMatchObject({ issue: '0101' }),
  );
});

it('marks the line that the server refuses, and keeps the slip', async () => {
  await openRoom('0100', {
    'lottery.order': () => {
      throw new ApiError('number_full', 'req-1', { line: 0, outcome: '3', fits: '1.00' });
    },
  });
  await addBet();
  await press('Place bets');
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Remove 3' }).closest('li')?.dataset['fault']).toBe('true');
});

it('does not select a closed number', async () => {
  await openRoom('0100');
  await press('Position 1, 7, closed');
  expect(screen.getByRole('button', { name: 'Position 1, 7, closed' }).getAttribute('aria-pressed')).toBe('false');
});

it('has one tab stop on the board', async () => {
  await openRoom('0100');
  const grid = screen.getByRole('grid');
  expect([...grid.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it('adds random bets', async () => {
  await openRoom('0100');
  await press('Random × 5');
  const slip = screen.getByRole('region', { name: 'Slip' });
  expect(slip.querySelectorAll('li').length).toBeGreaterThan(0);
});

it('takes a result from the live stream, without reading the list again', async () => {
  const { runtime, calls } = await openRoom('0100');
  const reads = () => calls.filter(({ id }) => id === 'lottery.openedNumber').length;
  const before = reads();
  const result = JSON.stringify({ balls: [9, 8, 7, 6, 5] });
  runtime.bus.publish('lottery.result', { gameCode: 'FAST_5D', issue: '0100', revision: 1, result }, 'live');
  expect(await screen.findByRole('img', { name: '9 8 7 6 5' })).toBeTruthy();
  expect(reads()).toBe(before);
});

it('leads from a result to its check, but not from one of a demonstration', async () => {
  const [checked, demonstrated] = [drawFixture('0099', [1, 2, 3, 4, 5]), drawFixture('0098', [5, 5, 5, 5, 5])];
  const content = [checked, { ...demonstrated, simulated: true }];
  await openRoom('0100', { 'lottery.openedNumber': { ...exampleValue('lottery.openedNumber'), content } });
  const panel = within(screen.getByRole('region', { name: 'Current issue' }));
  const links = panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([['0099', '/lottery/fairness?gameCode=FAST_5D&issue=0099']]);
  expect(panel.getByText('0098')).toBeTruthy();
});

it('adds bets typed as text, and says what it could not read', async () => {
  await openRoom('0100');
  await userEvent.click(screen.getByRole('radio', { name: 'Last two' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Text' }));
  await userEvent.type(screen.getByLabelText('Numbers'), '12, 34, 12, 999');
  expect(screen.getByText('Read: 2')).toBeTruthy();
  expect(screen.getByText('Repeated: 1 (12)')).toBeTruthy();
  expect(screen.getByText('Not read: 1 (999)')).toBeTruthy();
  await press('Add to slip');
  expect(screen.getByRole('button', { name: 'Remove 1 | 2' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove 3 | 4' })).toBeTruthy();
});

it('hides how numbers came, and remembers it', async () => {
  await openRoom('0100');
  const legend = /^Below each number/;
  expect(screen.getByText(legend)).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Omission and frequency' }));
  expect(screen.queryByText(legend)).toBeNull();
  await openRoom('0100');
  expect(screen.queryByText(legend)).toBeNull();
});

it('goes to credit mode and back', async () => {
  const menu = roomAnswers('0100')['lottery.playMenu'];
  if (typeof menu !== 'object') throw new Error('no menu');
  await openRoom('0100', {
    'lottery.playMenu': ({ prizeMode }) => (prizeMode === 'ZY' ? { ...menu, groups: null } : menu),
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Credit' }));
  await screen.findByLabelText('Stake per bet');
  await userEvent.click(screen.getByRole('radio', { name: 'Official' }));
  await screen.findByLabelText('Multiple');
});

it('plays in credit mode where the game has no other', async () => {
  const menu = roomAnswers('0100')['lottery.playMenu'];
  if (typeof menu !== 'object') throw new Error('no menu');
  await openRoom('0100', {
    'lottery.playMenu': ({ prizeMode }) => {
      if (prizeMode === 'LOTT') throw new ApiError('not_found', 'req-1', {});
      return { ...menu, groups: null };
    },
  });
  expect(screen.getByLabelText('Stake per bet')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Official' })).toBeNull();
});

it('places a chase with the stakes of its terms', async () => {
  const issues = ['0100', '0101', '0102'].map((issue, at) => {
    const time = new Date(Date.now() + (at + 1) * 60_000).toISOString();
    return { issue, opensAt: time, closesAt: time, drawsAt: time };
  });
  const shell = await openRoom('0100', {
    'lottery.issue': { serverTime: new Date().toISOString(), issues },
    'lottery.chase': { chaseId: 'C1', tickets: [PLACED, PLACED, PLACED], balance: '90.00' },
  });
  await addBet();
  await press('Chase');
  const dialog = within(await screen.findByRole('dialog', { name: 'Chase' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Doubling' }));
  expect(dialog.getByText('Only 3 of 10 issues are possible with these terms.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Place chase' }));
  await waitFor(() =>
    expect(shell.calls.find(({ id }) => id === 'lottery.chase')?.input).toMatchObject({
      stopOnWin: true,
      prizeGroup: 1_960,
      issues: [
        { issue: '0100', lines: 'p1 3 200000 9800' },
        { issue: '0101', lines: 'p1 3 400000 9800' },
        { issue: '0102', lines: 'p1 3 800000 9800' },
      ],
    }),
  );
  await screen.findByText('Pick numbers and add them to the slip.');
});

it('offers no stakes that grow where they are barred', async () => {
  const menu = roomAnswers('0100')['lottery.playMenu'];
  if (typeof menu !== 'object') throw new Error('no menu');
  await openRoom('0100', { 'lottery.playMenu': { ...menu, mayRaiseChases: false } });
  await addBet();
  await press('Chase');
  const dialog = within(await screen.findByRole('dialog', { name: 'Chase' }));
  expect(dialog.queryByRole('radio')).toBeNull();
});

it('marks the drawn numbers of a ticket, and stops a chase', async () => {
  const ticket = { ...listed, gameCode: 'FAST_5D', issue: '0099', prizeGroup: 1_960, lines: 'p1 1.7 100000 9800' };
  const shell = await openRoom('0100', {
    'lottery.orders': { ...exampleValue('lottery.orders'), content: [ticket] },
  });
  const bets = await screen.findByRole('tabpanel');
  await waitFor(() => expect([...bets.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['1']));
  await userEvent.click(screen.getByRole('tab', { name: 'My chases' }));
  await screen.findByText('1 of 2 issues drawn');
  await press('Stop');
  await waitFor(() => expect(shell.calls.some(({ id }) => id === 'lottery.stopChase')).toBe(true));
});

it('draws the trend and the streaks of a position', async () => {
  await openRoom('0100');
  await userEvent.click(screen.getByRole('tab', { name: 'Trend' }));
  const chart = await screen.findByRole('region', { name: 'Trend of “Position 1” over the last draws' });
  const drawn = [...chart.querySelectorAll('tbody strong')].map(({ textContent }) => textContent);
  expect(drawn).toEqual(['5', '1']);
  await userEvent.click(screen.getByRole('tab', { name: 'Streaks' }));
  const streaks = () => screen.getAllByText(/^(Big|Small) × 1/).map(({ textContent }) => textContent);
  await waitFor(() => expect(streaks()).toEqual(['Big × 1: 5', 'Small × 1: 1']));
});

it('takes a ticket back while it can be cancelled', async () => {
  const open = { ...listed, status: 'open' as const, payout: '0.00', lines: 'p1 1.7 100000 9800' };
  const cancellableUntil = new Date(Date.now() + 60_000).toISOString();
  const ticket = { ...open, gameCode: 'FAST_5D', issue: '0100', cancellableUntil };
  const shell = await openRoom('0100', {
    'lottery.orders': { ...exampleValue('lottery.orders'), content: [ticket] },
  });
  const bets = within(await screen.findByRole('tabpanel'));
  await userEvent.click(await bets.findByRole('button', { name: 'Cancel bet' }));
  await waitFor(() =>
    expect(shell.calls.find(({ id }) => id === 'lottery.cancel')?.input).toEqual({ ticketId: listed.ticketId }),
  );
});
