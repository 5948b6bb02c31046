import type { Game } from '@marquee/contract/entities/game';
import { act, mockShell, screen } from '@marquee/testing/mock-shell';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { gameFixture } from '../game-card/game.fixture';
import { useCardTools } from '../game-card/use-card-tools';
import { GridRow } from './grid-row';

/** Rendered with its row each time, as the real card is not. */
const card = vi.fn(({ game }: { readonly game: Game }) => game.displayName);
vi.mock('../game-card/game-card', () => ({ GameCard: (props: { readonly game: Game }) => card(props) }));

const isMoving = () => false;
const first = gameFixture();
const second = gameFixture({ nodeId: 8, displayName: 'Plinko' });
let have: (games: readonly (Game | undefined)[]) => void;

function Row() {
  const [games, setGames] = useState<readonly (Game | undefined)[]>([first, undefined]);
  have = setGames;
  const shared = { games, isMoving, tools: useCardTools() };
  return <GridRow {...shared} row={1} columns={2} total={8} topPx={0} startButton={false} />;
}

it('is rendered again only when one of its own games has arrived', async () => {
  const shell = await mockShell({ answers: { 'games.favouriteIds': [] } });
  shell.render(<Row />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  card.mockClear();
  act(() => have([first, undefined]));
  expect(card).not.toHaveBeenCalled();
  act(() => have([first, second]));
  expect(card).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Plinko')).toBeDefined();
});
