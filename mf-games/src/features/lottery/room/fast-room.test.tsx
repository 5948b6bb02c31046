import { ApiError } from '@marquee/kit';
import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { beforeEach, expect, it } from 'vitest';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import english from '../messages/en.json';
import { FastRoom } from './fast-room';
import { gameFixture, roomAnswers } from './fast-room.fixture';

beforeEach(() => sessionStorage.clear());

async function openRoom(issue: string, answers: MockAnswers = {}) {
  const shell = await mockShell({
    messages: { [LOTTERY_MESSAGES]: english },
    answers: { ...roomAnswers(issue), ...answers },
    session: mockSession('member'),
  });
  shell.render(<FastRoom game={gameFixture} />);
  await screen.findByRole('button', { name: 'Position 1, 3' });
  await screen.findByText(`Issue ${issue} closes in`);
  return shell;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function addBet() {
  await press('Position 1, 3');
  await press('Add to slip');
}

const PLACED = { ticketId: 'T1', issue: '0100', stake: '2.00', rebate: '0.00', balance: '98.00' };

it('places the slip as one ticket at the odds of the prize group', async () => {
  const shell = await openRoom('0100', { 'lottery.order': PLACED });
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

it('asks before the slip moves to another issue', async () => {
  const shell = await openRoom('0100', { 'lottery.order': { ...PLACED, issue: '0101' } });
  await addBet();
  const later = await openRoom('0101', { 'lottery.order': { ...PLACED, issue: '0101' } });
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
