import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import {
  type MockShell,
  mockSession,
  mockShell,
  screen,
  mockBrowserApis,
  userEvent,
  waitFor,
} from '@marquee/testing/mock-shell';
import { beforeAll, describe, expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { gameFixture } from '../game-card/game.fixture';
import GameListPage from './game-list.page';

const firstPage: CallValue<'games.list'> = {
  content: [gameFixture()],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: 1,
  counts: {
    classify: { ALL: 9, NEW: 2, HOT: 4, MINI: 0, FAV: 1, RECENT: 0 },
    jackpot: 3,
    minBetOne: 5,
    lines25: 0,
    vendors: [],
  },
};

beforeAll(mockBrowserApis);

async function list(path: string, signedIn = false, total = 1): Promise<MockShell> {
  const shell = await mockShell({
    path,
    messages: { games: messages },
    answers: {
      'games.list': { ...firstPage, totalElements: total, totalPages: Math.ceil(total / 20) },
      'games.types': [],
      'games.favouriteIds': [],
    },
    ...(signedIn && { session: mockSession('member') }),
  });
  shell.render(<GameListPage />);
  await screen.findByText(/^\d+ games?$/);
  return shell;
}

const lastRequest = (shell: MockShell) =>
  shell.calls.filter(({ id }) => id === 'games.list').at(-1)?.input as CallRequest<'games.list'>;

describe('filters and the address', () => {
  it('asks for what the address says', async () => {
    const shell = await list('/bgs?q=mines&filter=HOT&vassalage=BGS&jackpot=1');
    expect(lastRequest(shell)).toMatchObject({
      gameType: 'bgs',
      keyword: 'mines',
      gameClassify: 'HOT',
      vassalage: 'BGS',
      jackpot: true,
      pageNo: 1,
    });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'mines');
  });

  it('writes a chosen filter into the address and combines it with the others', async () => {
    const shell = await list('/rng?jackpot=1');
    await userEvent.click(screen.getByRole('button', { name: /^New/ }));
    expect(shell.address()).toBe('/rng?filter=NEW&jackpot=1');
    await waitFor(() => expect(lastRequest(shell)).toMatchObject({ gameClassify: 'NEW', jackpot: true }));
    await userEvent.click(screen.getByRole('button', { name: /^Jackpot/ }));
    expect(shell.address()).toBe('/rng?filter=NEW');
  });

  it('offers the mini games where the list has some, or the address asks for them', async () => {
    await list('/rng');
    expect(screen.queryByRole('button', { name: /^Mini games/ })).toBeNull();
    const shell = await list('/bgs?filter=MINI');
    expect(lastRequest(shell)).toMatchObject({ gameType: 'bgs', gameClassify: 'MINI' });
    expect(screen.getByRole('button', { name: /^Mini games/ }).getAttribute('aria-pressed')).toBe('true');
  });

  it('searches after a pause in typing, not at every letter', async () => {
    const shell = await list('/rng');
    await userEvent.type(screen.getByRole('searchbox'), 'tiger');
    await waitFor(() => expect(shell.address()).toBe('/rng?q=tiger'));
    await waitFor(() => expect(lastRequest(shell)).toMatchObject({ keyword: 'tiger' }));
    expect(shell.calls.filter(({ id }) => id === 'games.list')).toHaveLength(2);
  });

  it('shows the number of games of each filter, and disables a filter without games', async () => {
    await list('/rng');
    expect(screen.getByRole('button', { name: /^Hot/ }).textContent).toContain('4');
    expect(screen.getByRole('button', { name: /^25\+ lines/ })).toHaveProperty('disabled', true);
  });

  it('shows the account’s lists to members only', async () => {
    const guest = await list('/rng');
    await userEvent.click(screen.getByRole('button', { name: /^Favourites/ }));
    expect(guest.serviceCalls.filter(({ service }) => service === 'openModal')).toEqual([
      { service: 'openModal', values: ['loginPopupModal'] },
    ]);
    expect(guest.address()).toBe('/rng');
    const member = await list('/rng', true);
    await userEvent.click(screen.getByRole('button', { name: /^Favourites/ }));
    expect(member.address()).toBe('/rng?filter=FAV');
  });
});

it('loads the next games before they are scrolled to, and no others', async () => {
  const shell = await list('/rng', false, 100);
  const pages = () =>
    shell.calls.flatMap(({ id, input }) => (id === 'games.list' ? [(input as CallRequest<'games.list'>).pageNo] : []));
  await waitFor(() => expect(pages()).toEqual([1, 2]));
});
