import type { OpenedDraw } from '@marquee/contract/calls/lottery-results';
import { drawResult } from '@marquee/contract/lottery/own-draw';
import type { PrizeResult } from '@marquee/contract/lottery/result';
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
import {
  buttonOf,
  officialAnswers,
  officialGame,
  opened,
  pageOfAll,
  upcoming,
} from '../official/official-room.fixture';
import FastRoomPage from '../room/fast-room.page';
import { VietnamRoom } from './vietnam-room';

beforeAll(mockBrowserApis);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const NORTH = officialGame('VN_NORTH', 'VN', 'vn-north');
const SOUTH = officialGame('VN_SOUTH', 'VN', 'vn-south');
const FAST = officialGame('FAST_VIETNAM18_1', 'FAST', 'vn-south');
const PLACED = { ticketId: 'T1', issue: '20260401', stake: '27000.00', rebate: '0.00', balance: '98.00' };

async function openRoom(game: typeof NORTH, issues: readonly string[], answers: MockAnswers = {}) {
  const draws = issues.map((issue) => upcoming(game.gameCode, issue, issue.slice(9) || null));
  const shell = await mockShell({
    messages: { [LOTTERY_MESSAGES]: english },
    answers: { ...officialAnswers({ game, draws }), ...answers },
    session: mockSession('member'),
  });
  const { unmount } = shell.render(<VietnamRoom game={game} />);
  await screen.findByLabelText('Lo 2 digits');
  return { ...shell, unmount };
}

const press = (name: string) => userEvent.click(buttonOf(name));
const slip = () => within(screen.getByLabelText('Slip'));

async function addLots(...numbers: readonly string[]) {
  for (const number of numbers) await press(number);
  await press('Add to slip');
}

it('keeps the chosen bet over a reload', async () => {
  const shell = await openRoom(NORTH, ['20260401']);
  await press('Lo 3 digits');
  shell.unmount();
  shell.render(<VietnamRoom game={NORTH} />);
  await screen.findByRole('button', { name: 'Lo 3 digits', pressed: true });
});

it('places the numbers of the board as one line at the cost of their lots', async () => {
  const shell = await openRoom(NORTH, ['20260401'], { 'lottery.order': PLACED });
  await addLots('55', '02');
  await press('Place bets');
  await screen.findByText('Pick numbers and add them to the slip.');
  expect(shell.calls.find(({ id }) => id === 'lottery.order')?.input).toEqual({
    gameCode: 'VN_NORTH',
    issue: '20260401',
    ruleVersion: 1,
    prizeGroup: null,
    // A point is a thousand dong; the line is 27 lots a number.
    lines: 'lo2 02.55 100000000 99000',
  });
});

it('bets on pairs over two stations, a ticket for each two', async () => {
  const pairs = officialGame('VN_SOUTH_PAIR', 'VN', 'vn-pair');
  const [first, second] = ['20260401-ca-mau_tphcm', '20260401-dong-thap_tphcm'];
  const draws = [first, second].map((issue) => upcoming(pairs.gameCode, issue, issue.slice(9)));
  const shell = await mockShell({
    messages: { [LOTTERY_MESSAGES]: english },
    answers: { ...officialAnswers({ game: pairs, draws }), 'lottery.order': { ...PLACED, issue: first } },
    session: mockSession('member'),
  });
  shell.render(<VietnamRoom game={pairs} />);
  await screen.findByText('Da over two stations');
  await press('12');
  await press('34');
  await press('Add to slip');
  await press('Đồng Tháp + TP. HCM');
  await press('Place bets × 2 stations');
  await screen.findByText('Pick numbers and add them to the slip.');
  const orders = shell.calls.filter(({ id }) => id === 'lottery.order').map(({ input }) => input);
  expect(orders).toMatchObject([first, second].map((issue) => ({ issue, lines: 'dax2 12.34 100000000 550000' })));
});

it('takes the bets of the South on a fast issue, whose number stands for the day', async () => {
  const [first, second] = ['202604010417', '202604010418'];
  // By the clock of the brand, six hours ahead.
  const [firstName, secondName] = ['202604010777', '202604010778'];
  const before = await openRoom(FAST, [first, second], { 'lottery.order': { ...PLACED, issue: second } });
  await screen.findByText(`Issue ${firstName} closes in`);
  await addLots('55');
  before.unmount();
  const shell = await openRoom(FAST, [second], { 'lottery.order': { ...PLACED, issue: second } });
  expect(screen.getByText(`Issue ${firstName} is closed. Play this slip in issue ${secondName}?`)).toBeTruthy();
  await press('Move to this issue');
  await press('Place bets');
  await screen.findByText('Pick numbers and add them to the slip.');
  expect(shell.calls.find(({ id }) => id === 'lottery.order')?.input).toMatchObject({
    gameCode: 'FAST_VIETNAM18_1',
    issue: second,
    prizeGroup: null,
    lines: 'lo2 55 100000000 99000',
  });
});

it('is the room of a fast lottery in its grammar', async () => {
  const shell = await mockShell({
    path: `/lottert?gameCode=${FAST.gameCode}`,
    messages: { [LOTTERY_MESSAGES]: english },
    answers: officialAnswers({ game: FAST, draws: [upcoming(FAST.gameCode, '202604010417')] }),
    session: mockSession('member'),
  });
  shell.render(<FastRoomPage />);
  await screen.findByText('Issue 202604010777 closes in');
  expect(await screen.findByLabelText('Lo 2 digits')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Vietnam 18' })).toBeTruthy();
});

it('leads from a fast result to its check, but not from one of a demonstration', async () => {
  const { prizes } = drawResult('vn-south', () => 0) as PrizeResult;
  const result = prizes.map((numbers) => [...numbers]);
  const [drawn, demonstrated] = ['202604010416', '202604010415'].map((issue) =>
    opened({ gameCode: FAST.gameCode, issue, station: null }, result),
  ) as [OpenedDraw, OpenedDraw];
  await openRoom(FAST, ['202604010417'], {
    'lottery.openedNumber': pageOfAll([drawn, { ...demonstrated, simulated: true }]),
  });
  const link = () => screen.queryByRole('link', { name: 'Check this draw' });
  expect(link()?.getAttribute('href')).toBe('/lottery/fairness?gameCode=FAST_VIETNAM18_1&issue=202604010416');
  await press('Earlier draw');
  expect(screen.getByRole('heading', { name: 'Issue 202604010775' })).toBeTruthy();
  expect(link()).toBeNull();
});

it('keeps the slip over a reload, and asks before it moves to another day', async () => {
  const first = await openRoom(NORTH, ['20260401']);
  await addLots('55');
  first.unmount();
  const reloaded = await openRoom(NORTH, ['20260401']);
  expect(buttonOf('Remove 55')).toBeTruthy();
  reloaded.unmount();

  const shell = await openRoom(NORTH, ['20260402'], { 'lottery.order': { ...PLACED, issue: '20260402' } });
  expect(slip().getByRole('alert').textContent).toContain('is closed. Play this slip on');
  await press('Place bets');
  expect(shell.calls.some(({ id }) => id === 'lottery.order')).toBe(false);
  await press('Move to this day');
  await press('Place bets');
  await waitFor(() =>
    expect(shell.calls.find(({ id }) => id === 'lottery.order')?.input).toMatchObject({ issue: '20260402' }),
  );
});

it('marks closed and half paying numbers; a closed one is not taken, alone or in a group', async () => {
  await openRoom(NORTH, ['20260401'], {
    'lottery.room': { closed: [{ kind: 'lo2', outcomes: ['21'] }], half: [{ kind: 'lo2', outcomes: ['22'] }] },
  });
  await waitFor(() => buttonOf('21, closed'));
  await press('21, closed');
  await press('2');
  expect(buttonOf('21, closed').getAttribute('aria-pressed')).toBe('false');
  expect(buttonOf('22, pays half').getAttribute('aria-pressed')).toBe('true');
  await press('Add to slip');
  expect(slip().getByText('pays half')).toBeTruthy();
});

it('does not place a number that closed after it was added', async () => {
  let closed: { kind: string; outcomes: string[] }[] = [];
  const { runtime } = await openRoom(NORTH, ['20260401'], { 'lottery.room': () => ({ closed, half: [] }) });
  await addLots('21');
  closed = [{ kind: 'lo2', outcomes: ['21'] }];
  runtime.bus.publish('lottery.room', { gameCode: 'VN_NORTH', issue: '20260401' }, 'live');
  await screen.findByText('Remove the closed numbers before you place the slip.');
  expect(buttonOf('Place bets').disabled).toBe(true);
});

it('has one tab stop on the board, and arrow keys move from number to number', async () => {
  await openRoom(NORTH, ['20260401']);
  const grid = screen.getByLabelText('Lo 2 digits');
  const buttons = [...grid.querySelectorAll('button')];
  expect(buttons).toHaveLength(100);
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent)).toEqual(['00']);
  // The board has no layout here: places are given by hand.
  for (const [at, button] of buttons.entries()) {
    Object.defineProperty(button, 'offsetHeight', { value: 40 });
    button.getBoundingClientRect = () => new DOMRect((at % 10) * 40, Math.floor(at / 10) * 40, 40, 40);
  }
  buttons[0]?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('11');
  await userEvent.keyboard('{End}{Enter}');
  expect(document.activeElement?.textContent).toBe('19');
  expect(buttonOf('19').getAttribute('aria-pressed')).toBe('true');
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent)).toEqual(['19']);
});

it('reads typed numbers with their stakes, and reports what it left out', async () => {
  await openRoom(NORTH, ['20260401']);
  await userEvent.click(screen.getByRole('radio', { name: 'Text' }));
  await userEvent.type(screen.getByLabelText('Numbers'), '12,21x5 12 345');
  const report = screen.getByRole('status');
  expect(report.textContent).toBe('Read: 2Repeated: 1 12Not valid: 1 345');
  await press('Add to slip');
  expect(buttonOf('Remove 12 21')).toBeTruthy();
  expect(report.textContent).toBe('Read: 0');
});

it('says how many numbers a combination lacks', async () => {
  await openRoom(NORTH, ['20260401']);
  await press('Xien 2');
  await press('55');
  expect(buttonOf('Pick 1 more').disabled).toBe(true);
  await press('66');
  await press('Add to slip');
  expect(buttonOf('Remove 55 - 66')).toBeTruthy();
});

it('places a ticket at each station; one that was cancelled does not hold up the others', async () => {
  const stations = ['20260401-can-tho', '20260401-dong-nai', '20260401-soc-trang'];
  const shell = await openRoom(SOUTH, stations, {
    'lottery.order': ({ issue }) => {
      if (issue === stations[1]) throw new ApiError('issue_closed', 'req-9', { nextIssue: null });
      return { ...PLACED, issue };
    },
  });
  await addLots('59');
  await press('All');
  await press('Place bets × 3 stations');
  await screen.findByText('Pick numbers and add them to the slip.');
  const placed = shell.calls.filter(({ id }) => id === 'lottery.order').map(({ input }) => input);
  expect(placed).toMatchObject(stations.map((issue) => ({ issue })));
  const alert = slip().getByRole('alert');
  expect(alert.textContent).toBe('No bet was placed for Đồng Nai: betting has closed.');
  expect(screen.queryByText(/req-9/)).toBeNull();
});

it('keeps the slip for the stations that are left when the server refuses one', async () => {
  const stations = ['20260401-can-tho', '20260401-dong-nai'];
  await openRoom(SOUTH, stations, {
    'lottery.order': ({ issue }) => {
      if (issue === stations[1]) throw new ApiError('number_full', 'req-9', { line: 0, outcome: '59', fits: '0.00' });
      return { ...PLACED, issue };
    },
  });
  await addLots('59');
  await press('All');
  await press('Place bets × 2 stations');
  await waitFor(() => buttonOf('Place bets'));
  expect(buttonOf('Remove 59').closest('li')?.dataset['fault']).toBe('true');
  expect(buttonOf('Đồng Nai').getAttribute('aria-pressed')).toBe('true');
  expect(buttonOf('Cần Thơ').getAttribute('aria-pressed')).toBe('false');
});
