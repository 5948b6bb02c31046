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
import { buttonOf, officialAnswers, officialGame, upcoming } from '../official/official-room.fixture';
import { SeaRoom } from './sea-room';

beforeAll(mockBrowserApis);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const THAI = officialGame('THAI_GOV', 'SEA', 'thai');
const FOUR_DIGIT = officialGame('SEA_4D', 'SEA', 'four-digit');
const PLACED = { ticketId: 'T1', issue: '20240501', stake: '10000.00', rebate: '0.00', balance: '98.00' };

async function openRoom(game: typeof THAI, issue: string, answers: MockAnswers = {}) {
  const shell = await mockShell({
    messages: { [LOTTERY_MESSAGES]: english },
    answers: { ...officialAnswers({ game, draws: [upcoming(game.gameCode, issue)] }), ...answers },
    session: mockSession('member'),
  });
  const { unmount } = shell.render(<SeaRoom game={game} />);
  await screen.findByLabelText('Slip');
  return { ...shell, unmount };
}

const press = (name: string) => userEvent.click(buttonOf(name));
const slip = () => within(screen.getByLabelText('Slip'));
const removed = () =>
  slip()
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label'));

it('adds a number of the pad with its last digit, to every way that is on', async () => {
  const shell = await openRoom(THAI, '20240501', { 'lottery.order': PLACED });
  await press('2 top');
  await press('2 bottom');
  for (const key of ['0', '9']) await press(key);
  expect(removed()).toEqual(['Remove 09', 'Remove 09']);
  await press('Place bets');
  await screen.findByText('Pick numbers and add them to the slip.');
  expect(shell.calls.find(({ id }) => id === 'lottery.order')?.input).toMatchObject({
    issue: '20240501',
    lines: 'bottom2 09 1000000000 90000;top2 09 1000000000 90000',
  });
});

it('keeps the ways that are on over a reload', async () => {
  const shell = await openRoom(THAI, '20240501');
  await press('2 top');
  await press('2 bottom');
  shell.unmount();
  shell.render(<SeaRoom game={THAI} />);
  await screen.findByRole('button', { name: '2 bottom', pressed: true });
  expect(buttonOf('2 top').getAttribute('aria-pressed')).toBe('true');
});

it('swaps the digits of a number into all their orders', async () => {
  await openRoom(THAI, '20240501');
  await userEvent.click(screen.getByRole('switch', { name: 'Swap: all orders of the digits' }));
  for (const key of ['1', '1', '6']) await press(key);
  expect(removed()).toEqual(['Remove 611', 'Remove 161', 'Remove 116']);
});

it('has no tod of a triple', async () => {
  await openRoom(THAI, '20240501');
  await press('3 tod');
  await press('3 top');
  for (const key of ['7', '7', '7', '0', '6', '3']) await press(key);
  // 3 top was on first, and is off again. A tod is known by its digits in order.
  expect(buttonOf('3 top').getAttribute('aria-pressed')).toBe('false');
  expect(removed()).toEqual(['Remove 036']);
});

it('keeps the slip over a reload, and asks before it moves to another draw', async () => {
  const first = await openRoom(THAI, '20240501');
  for (const key of ['0', '6', '3']) await press(key);
  first.unmount();
  const reloaded = await openRoom(THAI, '20240501');
  expect(removed()).toEqual(['Remove 063']);
  reloaded.unmount();

  const shell = await openRoom(THAI, '20240516', { 'lottery.order': { ...PLACED, issue: '20240516' } });
  expect(slip().getByRole('alert').textContent).toContain('is closed. Play this slip on');
  await press('Place bets');
  expect(shell.calls.some(({ id }) => id === 'lottery.order')).toBe(false);
  await press('Move to this day');
  await press('Place bets');
  await waitFor(() =>
    expect(shell.calls.find(({ id }) => id === 'lottery.order')?.input).toMatchObject({ issue: '20240516' }),
  );
});

it('leaves closed numbers out, and says which pay half', async () => {
  await openRoom(THAI, '20240501', {
    'lottery.room': { closed: [{ kind: 'runTop', outcomes: ['7'] }], half: [{ kind: 'runTop', outcomes: ['8'] }] },
  });
  await press('Run top');
  await waitFor(() => buttonOf('7, closed'));
  await press('7, closed');
  await press('8, pays half');
  expect(removed()).toEqual(['Remove 8']);
  expect(slip().getByText('pays half')).toBeTruthy();
});

it('gives one stake to all lines, and another to a single line', async () => {
  const shell = await openRoom(THAI, '20240501', { 'lottery.order': PLACED });
  for (const key of ['0', '6', '3', '1', '1', '6']) await press(key);
  await userEvent.clear(screen.getByLabelText('Stake of a line'));
  await userEvent.type(screen.getByLabelText('Stake of a line'), '2000');
  await press('Apply to all lines');
  const field = slip().getByLabelText('Stake on 063');
  await userEvent.clear(field);
  await userEvent.type(field, '500');
  await press('Place bets');
  await waitFor(() =>
    expect(shell.calls.find(({ id }) => id === 'lottery.order')?.input).toMatchObject({
      lines: 'top3 116 200000000 900000;top3 063 50000000 900000',
    }),
  );
});

it('reads typed numbers with their stakes, and reports what it left out', async () => {
  await openRoom(THAI, '20240501');
  await userEvent.click(screen.getByRole('radio', { name: 'Text' }));
  await userEvent.type(screen.getByLabelText('Numbers'), '063,116x500 063 12');
  expect(screen.getByRole('status').textContent).toBe('Read: 2Repeated: 1 063Not valid: 1 12');
  await press('Add to slip');
  expect(removed().toSorted()).toEqual(['Remove 063', 'Remove 116']);
});

it('takes the grid of 4D by column, without boxes of four equal digits', async () => {
  const shell = await openRoom(FOUR_DIGIT, '20260204', { 'lottery.order': PLACED });
  await userEvent.type(screen.getByLabelText('Number 1'), '1111');
  expect(screen.getByLabelText<HTMLInputElement>('Number 1, iBox big').disabled).toBe(true);
  await userEvent.clear(screen.getByLabelText('Number 1'));
  await userEvent.type(screen.getByLabelText('Number 1'), '2250');
  await userEvent.type(screen.getByLabelText('Number 1, Big'), '1000');
  await userEvent.type(screen.getByLabelText('Number 1, iBox big'), '2000');
  await press('Add to slip');
  await press('Place bets');
  await waitFor(() =>
    expect(shell.calls.find(({ id }) => id === 'lottery.order')?.input).toMatchObject({
      lines: 'iboxBig12 0225 200000000 209000;big 2250 100000000 2500000',
    }),
  );
});

it('names an issue that is no day as operators named it', async () => {
  await openRoom(THAI, 'special-draw');
  expect(screen.getByText('special-draw closes in')).toBeTruthy();
});

it('says when the first draw is where there is no result yet', async () => {
  await openRoom(THAI, '20240501');
  expect((await screen.findByText(/^No results yet\./)).textContent).toMatch(/First draw: /);
});
