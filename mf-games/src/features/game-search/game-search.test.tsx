import { mockBrowserApis, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it, vi } from 'vitest';
import messages from '../../messages/en.json';
import { gameFixture } from '../game-card/game.fixture';
import GameSearchModal from './game-search.modal';

beforeAll(mockBrowserApis);

async function open(found = [gameFixture({ nodeId: 7, displayName: 'Golden Tiger', gameType: 'fish' })]) {
  const close = vi.fn();
  const shell = await mockShell({
    messages: { games: messages },
    session: mockSession('member'),
    answers: { 'games.search': { games: found, vendors: [], total: found.length } },
  });
  shell.render(<GameSearchModal props={{}} close={close} />);
  await userEvent.type(await screen.findByRole('searchbox'), 'tiger');
  return { shell, close };
}

it('lists the games found and opens one with a click', async () => {
  const { shell, close } = await open();
  await userEvent.click(await screen.findByRole('button', { name: /Golden Tiger/ }));
  expect(close).toHaveBeenCalled();
  expect(shell.serviceCalls).toContainEqual({ service: 'navigate', values: ['/seamless?nodeId=7'] });
});

it('says when nothing is found', async () => {
  await open([]);
  await waitFor(() => expect(screen.getByText(/No games found for/)).toBeTruthy());
});
