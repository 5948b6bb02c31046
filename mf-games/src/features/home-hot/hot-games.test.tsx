import { mockShell, screen, mockBrowserApis, userEvent } from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { gameFixture } from '../game-card/game.fixture';
import HotGamesSlot from './hot-games.slot';

beforeAll(mockBrowserApis);

async function show(count: number) {
  const games = Array.from({ length: count }, (_, index) =>
    gameFixture({ nodeId: index + 1, displayName: `G${index}` }),
  );
  const shell = await mockShell({ messages: { games: messages }, answers: { 'games.hot': games } });
  shell.render(<HotGamesSlot />);
  await screen.findAllByRole('article');
}
const button = (name: string) => screen.queryByRole('button', { name });

it('has arrows and a pause button above seven games', async () => {
  await show(7);
  expect([button('Previous'), button('Next'), button('Pause')]).toEqual([null, null, null]);
  await show(8);
  expect([button('Previous'), button('Next')]).not.toContain(null);
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(button('Play automatically')).not.toBeNull();
});

it('renders the first cards only, one more with each step forward, and all of them before it goes back', async () => {
  await show(8);
  expect(screen.getAllByRole('article')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getAllByRole('article')).toHaveLength(7);
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getAllByRole('article')).toHaveLength(8);
});
