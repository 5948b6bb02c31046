import type { Game } from '@marquee/contract/entities/game';
import { act, mockShell, screen } from '@marquee/testing/mock-shell';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { gameFixture } from '../game-card/game.fixture';
import { useCardTools } from '../game-card/use-card-tools';
import { GridRow } from './grid-row';

/** Rendered with its row each time, as the real card is not. */
const card = vi.fn(({ game }: { readonly game: Game }) => game.displayName);
vi.mock('../game-card/game-card', () => ({ GameCard: (props: { readonly game: Game }) => card(props) }));

const first = gameFixture();
const second = gameFixture({ nodeId: 8, displayName: 'Plinko' });
afterEach(() => void vi.unstubAllGlobals());

let have: (games: readonly (Game | undefined)[]) => void;

interface RowProps {
  readonly known: readonly (Game | undefined)[];
  readonly isMoving: () => boolean;
}

function Row({ known, isMoving }: RowProps) {
  const [games, setGames] = useState(known);
  have = setGames;
  const shared = { games, isMoving, tools: useCardTools() };
  return <GridRow {...shared} row={1} columns={games.length} total={20} topPx={0} startButton={false} />;
}

async function open(known: RowProps['known'], isMoving: RowProps['isMoving']): Promise<void> {
  const shell = await mockShell({ answers: { 'games.favouriteIds': [] } });
  shell.render(<Row {...{ known, isMoving }} />);
}

const shownGames = () => screen.getAllByRole('listitem').length;

it('comes in two halves, the second with the next frame, while the list is scrolled', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  await open([first, second, first, second, first], () => true);
  const shown = [shownGames()];
  for (let frame = frames.shift(); frame; frame = frames.shift()) {
    const now = frame;
    act(() => now(0));
    shown.push(shownGames());
  }
  expect(shown).toEqual([3, 5]);
});

it('stands whole at once in a list at rest', async () => {
  await open([first, second, first, second, first], () => false);
  expect(shownGames()).toBe(5);
});

it('is rendered again only when one of its own games has arrived', async () => {
  await open([first, undefined], () => false);
  card.mockClear();
  act(() => have([first, undefined]));
  expect(card).not.toHaveBeenCalled();
  act(() => have([first, second]));
  expect(card).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Plinko')).toBeDefined();
});
