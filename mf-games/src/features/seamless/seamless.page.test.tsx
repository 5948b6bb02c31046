import { mockBrowserApis, mockSession, mockShell, screen, waitFor } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { gameFixture } from '../game-card/game.fixture';
import SeamlessPage from './seamless.page';

beforeAll(mockBrowserApis);
const texts = messages.seamless;

async function open(state: 'trial' | null, hasDemo = true) {
  const shell = await mockShell({
    path: '/seamless?nodeId=7',
    messages: { games: messages },
    answers: { 'games.game': gameFixture({ nodeId: 7, hasDemo }) },
    ...(state && { session: mockSession(state) }),
  });
  shell.render(<SeamlessPage />);
}

it('tells a trial account that a real one is needed, and offers the demo', async () => {
  await open('trial');
  expect(await screen.findByText(texts.realAccountNeeded)).toBeTruthy();
  expect(screen.queryByText(texts.accountNeeded)).toBeNull();
  const demo = await screen.findByRole('link', { name: texts.playDemo });
  expect(demo.getAttribute('href')).toBe('/seamless?nodeId=7&mode=demo');
});

it('asks a guest to log in, without a demo where the game has none', async () => {
  await open(null, false);
  expect(await screen.findByText(texts.accountNeeded)).toBeTruthy();
  expect(screen.queryByRole('link', { name: texts.playDemo })).toBeNull();
});

it('offers other games in place of one under maintenance', async () => {
  const shell = await mockShell({
    path: '/seamless?nodeId=7',
    messages: { games: messages },
    session: mockSession('member'),
    answers: {
      'games.game': gameFixture({ nodeId: 7, playable: false }),
      'games.recommended': [gameFixture({ nodeId: 8, displayName: 'Plinko' })],
      'games.favouriteIds': [],
    },
  });
  shell.render(<SeamlessPage />);
  expect(await screen.findByText(/is under maintenance/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Play now: Plinko' })).toBeTruthy();
});

it('leads into the room of a lottery', async () => {
  const lottery = {
    gameCode: 'FAST_5D',
    nodeId: 7,
    area: 'FAST',
    shape: 'five-digit',
    next: null,
    last: null,
  } as const;
  const shell = await mockShell({
    path: '/seamless?nodeId=7',
    messages: { games: messages },
    session: mockSession('member'),
    answers: {
      'games.game': gameFixture({ nodeId: 7, gameType: 'elott' }),
      'lottery.vnMenu': { serverTime: '2026-11-24T04:00:00.000Z', games: [lottery] },
    },
  });
  shell.render(<SeamlessPage />);
  await waitFor(() => expect(shell.address()).toBe('/lottert?gameCode=FAST_5D'));
});
