import { mockBrowserApis, mockSession, mockShell, screen } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { english } from '../messages/english.fixture';
import OfficialRoomPage from '../official/official-room.page';
import { officialAnswers, officialGame } from '../official/official-room.fixture';
import { gameFixture, roomAnswers } from './fast-room.fixture';
import FastRoomPage from './fast-room.page';

beforeAll(mockBrowserApis);

const NORTH = officialGame('VN_NORTH', 'VN', 'vn-north');

it.each([
  ['/lottert', <FastRoomPage key="fast" />, gameFixture, '/lottery'],
  ['/vnlottery', <OfficialRoomPage key="official" />, NORTH, '/vnLottery'],
])('says at %s that the lottery of the address is not here, and opens no other', async (path, page, game, lobby) => {
  const menu = { serverTime: new Date().toISOString(), games: [game] };
  const shell = await mockShell({
    path: `${path}?gameCode=MISSING`,
    messages: { [LOTTERY_MESSAGES]: english },
    session: mockSession('member'),
    answers: { ...roomAnswers('0100'), ...officialAnswers({ game: NORTH, draws: [] }), 'lottery.vnMenu': menu },
  });
  shell.render(page);
  expect(await screen.findByRole('heading', { level: 1, name: english.unknownGame.title })).toBeTruthy();
  expect(screen.getByRole('link', { name: english.unknownGame.all }).getAttribute('href')).toBe(lobby);
  expect(shell.calls.map(({ id }) => id)).not.toContain('lottery.playMenu');
});
