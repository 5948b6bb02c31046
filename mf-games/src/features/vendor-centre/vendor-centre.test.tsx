import type { CallValue } from '@marquee/contract/calls/index';
import { mockBrowserApis, mockShell, screen, userEvent } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { gameFixture } from '../game-card/game.fixture';
import VendorCentrePage from './vendor-centre.page';

beforeAll(mockBrowserApis);

const vendor = (vassalage: string, gameCount: number) => ({
  vassalage,
  displayName: `Vendor ${vassalage}`,
  icon: '',
  gameCount,
  playable: true,
});
const lobbyOf = (vassalage: string, nodeId: number) =>
  gameFixture({
    nodeId,
    vassalage,
    vendorName: `Vendor ${vassalage}`,
    displayName: `Lobby ${nodeId}`,
    gameType: 'sports',
  });

async function show(path: string) {
  const answer = ({ vassalage, pageNo = 1 }: { vassalage?: string; pageNo?: number }): CallValue<'games.list'> => ({
    content: vassalage ? [lobbyOf('B', pageNo * 10)] : [lobbyOf('A', 1), lobbyOf('B', 2), lobbyOf('B', 3)],
    pageNum: pageNo,
    pageSize: 20,
    totalPages: vassalage ? 3 : 1,
    totalElements: 41,
    counts: {
      classify: { ALL: 41, NEW: 0, HOT: 0, MINI: 0, FAV: 0, RECENT: 0 },
      jackpot: 0,
      minBetOne: 0,
      lines25: 0,
      vendors: [vendor('A', 1), vendor('B', 40), vendor('C', 2)],
    },
  });
  const shell = await mockShell({ path, messages: { games: messages }, answers: { 'games.list': answer as never } });
  shell.render(<VendorCentrePage />);
  await screen.findAllByRole('article');
  return shell;
}
const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('shows each vendor once: with its lobby, or with the way to its lobbies', async () => {
  await show('/sports');
  expect(cards()).toEqual(['Vendor A', 'Vendor B', 'Vendor C']);
  expect(screen.getByRole('button', { name: 'Play now: Lobby 1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Play now: Lobby 2' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Vendor C: 2 games' }).getAttribute('href')).toBe('/sports?vassalage=C');
});

it('shows the lobbies of a vendor page by page', async () => {
  const shell = await show('/sports?vassalage=B');
  expect(screen.getByRole('button', { name: 'Play now: Lobby 10' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /next/i }));
  expect(await screen.findByRole('button', { name: 'Play now: Lobby 20' })).toBeTruthy();
  const requests = shell.calls.filter(({ id }) => id === 'games.list').map(({ input }) => input);
  expect(requests.at(-1)).toMatchObject({ gameType: 'sports', vassalage: 'B', pageNo: 2 });
});
