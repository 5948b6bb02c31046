import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
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
import { beforeAll, expect, it } from 'vitest';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { english } from '../messages/english.fixture';
import { drawFixture, gameFixture, roomAnswers } from '../room/fast-room.fixture';
import FastLobbyPage from './fast-lobby.page';

beforeAll(mockBrowserApis);

const MINUTE_MS = 60_000;

const issueFixture = (issue: string) => {
  const closesAt = Date.now() + MINUTE_MS / 2;
  const time = (at: number) => new Date(at).toISOString();
  return {
    gameCode: 'FAST_5D',
    issue,
    station: null,
    opensAt: time(closesAt - MINUTE_MS),
    closesAt: time(closesAt),
    drawsAt: time(closesAt + 5_000),
  };
};

const fiveDigit: LotteryMenuEntry = {
  ...gameFixture,
  next: issueFixture('0101'),
  last: drawFixture('0100', [1, 2, 3, 4, 5]),
};

async function openLobby(games: LotteryMenuEntry[], answers: MockAnswers = {}, path = '/lottery') {
  const menu = { serverTime: new Date().toISOString(), games };
  const shell = await mockShell({
    path,
    messages: { [LOTTERY_MESSAGES]: english },
    session: mockSession('member'),
    answers: {
      ...roomAnswers('0101'),
      'lottery.vnMenu': menu,
      'lottery.popular': menu,
      'lottery.vnRecent': { ...menu, games: [] },
      'games.winners': [],
      ...answers,
    },
  });
  shell.render(<FastLobbyPage />);
  return shell;
}

const card = () => screen.findByRole('article');

it('shows each game with the time left and its last result, and leads into its room', async () => {
  await openLobby([fiveDigit]);
  const game = within(await card());
  expect(game.getByRole('link', { name: 'Play 5D · 1 min' }).getAttribute('href')).toBe('/lottert?gameCode=FAST_5D');
  expect(game.getByRole('img', { name: '1 2 3 4 5' })).toBeTruthy();
  expect(game.getByRole('timer').textContent).toMatch(/^00:\d\d$/);
});

it('takes a new result from the live stream', async () => {
  const { runtime } = await openLobby([fiveDigit]);
  await card();
  const publish = (issue: string, balls: number[]) =>
    runtime.bus.publish(
      'lottery.result',
      { gameCode: 'FAST_5D', issue, revision: 1, result: JSON.stringify({ balls }) },
      'server',
    );
  publish('0101', [9, 8, 7, 6, 5]);
  expect(await within(await card()).findByRole('img', { name: '9 8 7 6 5' })).toBeTruthy();
});

it('keeps the prize mode of its address on the way into a room', async () => {
  await openLobby([fiveDigit], {}, '/lottery?prizeMode=ZY');
  const link = within(await card()).getByRole('link');
  expect(link.getAttribute('href')).toBe('/lottert?gameCode=FAST_5D&prizeMode=ZY');
});

it('lists the results of a day', async () => {
  const shell = await openLobby([fiveDigit]);
  await card();
  await userEvent.type(screen.getByLabelText('Date'), '2026-11-23');
  const requested = () => shell.calls.filter(({ id }) => id === 'lottery.openedNumber').at(-1)?.input;
  await waitFor(() => expect(requested()).toEqual({ gameCode: 'FAST_5D', page: 1, pageSize: 10, date: '2026-11-23' }));
});

it('explains every bet of a lottery', async () => {
  await openLobby([fiveDigit]);
  await card();
  await userEvent.click(screen.getByRole('button', { name: 'Rules' }));
  const rules = await screen.findByRole('dialog', { name: 'Rules of 5D' });
  expect(within(rules).getByText(english.play.dragonTiger.text)).toBeTruthy();
});

it('says that nothing is open where the brand has no fast lottery', async () => {
  await openLobby([]);
  expect(await screen.findByText(english.noGames)).toBeTruthy();
});

const national: LotteryMenuEntry = {
  ...fiveDigit,
  gameCode: 'LOTT_5D',
  nodeId: 2,
  area: 'LOTT',
  next: issueFixture('20261124'),
  last: null,
};

it('has national draws of the same games on a page of their own, without a check of draws that are not ours', async () => {
  await openLobby([fiveDigit, national], {}, '/lottery?area=LOTT');
  const game = within(await card());
  expect(game.getByRole('link', { name: 'Play National 5D' }).getAttribute('href')).toBe('/lottert?gameCode=LOTT_5D');
  expect(game.getByText(/^First draw: /)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'National lotteries', level: 1 })).toBeTruthy();
  expect(screen.queryByRole('link', { name: english.fairness.check })).toBeNull();
  expect(screen.queryByRole('link', { name: english.fairness.title })).toBeNull();
  const areas = within(screen.getByRole('navigation', { name: 'Lotteries by area' }));
  expect(areas.getByRole('link', { name: 'National' }).getAttribute('aria-current')).toBe('page');
  expect(areas.getByRole('link', { name: 'Fast' }).getAttribute('href')).toBe('/lottery');
});

it('draws a picture of each family, and each car of PK10 in a colour of its own', async () => {
  const race = {
    ...fiveDigit,
    gameCode: 'FAST_PK10',
    shape: 'pk10',
    last: drawFixture('0100', [10, 2, 8, 7, 9, 1, 4, 6, 5, 3]),
  } as const;
  await openLobby([fiveDigit, race]);
  await waitFor(() => expect(document.querySelectorAll('section > header svg[viewBox="0 0 96 96"]')).toHaveLength(2));
  const cars = [...document.querySelectorAll('[data-car]')].map((ball) => [
    ball.getAttribute('data-car'),
    ball.textContent,
  ]);
  expect(cars).toEqual(['10', '2', '8', '7', '9', '1', '4', '6', '5', '3'].map((number) => [number, number]));
});

it('leaves the board of wins out until there is one', async () => {
  await openLobby([fiveDigit]);
  await card();
  await waitFor(() => expect(screen.queryByRole('region', { name: english.lobby.winners })).toBeNull());
});
