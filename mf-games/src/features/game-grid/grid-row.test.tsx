import type { Game } from '@marquee/contract/entities/game';
import { act, mockShell, screen, userEvent } from '@marquee/testing/mock-shell';
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

type Games = readonly (Game | undefined)[];

interface RowProps {
  readonly known: Games;
  readonly isMoving: () => boolean;
  /** Known after a click each. */
  readonly later?: Readonly<Record<string, Games>>;
}

function Row({ known, isMoving, later = {} }: RowProps) {
  const [games, setGames] = useState(known);
  const shared = { games, isMoving, tools: useCardTools() };
  return (
    <>
      {Object.entries(later).map(([name, then]) => (
        <button key={name} type="button" onClick={() => setGames(then)}>
          {name}
        </button>
      ))}
      <GridRow {...shared} row={1} columns={games.length} total={20} topPx={0} startButton={false} />
    </>
  );
}

async function open(props: RowProps): Promise<void> {
  const shell = await mockShell({ answers: { 'games.favouriteIds': [] } });
  shell.render(<Row {...props} />);
}

const shownGames = () => screen.getAllByRole('listitem').length;

it('comes two games at a time while the list is scrolled, each time that the browser has a moment', async () => {
  const moments: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => moments.push(work));
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  await open({ known: [first, second, first, second, first], isMoving: () => true });
  const shown = [shownGames()];
  for (let moment = moments.shift(); moment; moment = moments.shift()) {
    act(moment);
    shown.push(shownGames());
  }
  expect(shown).toEqual([2, 4, 5]);
});

it('stands whole at once in a list at rest', async () => {
  await open({ known: [first, second, first, second, first], isMoving: () => false });
  expect(shownGames()).toBe(5);
});

it('is rendered again only when one of its own games has arrived', async () => {
  await open({
    known: [first, undefined],
    isMoving: () => false,
    later: { nothing: [first, undefined], second: [first, second] },
  });
  card.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'nothing' }));
  expect(card).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'second' }));
  expect(card).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Plinko')).toBeDefined();
});
