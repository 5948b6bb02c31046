import type { Game } from '@marquee/contract/entities/game';
import { act, mockShell, screen, userEvent } from '@marquee/testing/mock-shell';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { gameFixture } from '../game-card/game.fixture';
import { useCardTools } from '../game-card/use-card-tools';
import { GridRow } from './grid-row';

/** Without the memo of the real card, so that its calls count the renderings of its row. */
const card = vi.fn(({ game }: { readonly game: Game }) => game.displayName);
vi.mock('../game-card/game-card', () => ({ GameCard: (props: { readonly game: Game }) => card(props) }));

const first = gameFixture();
const second = gameFixture({ nodeId: 8, displayName: 'Plinko' });
afterEach(() => void vi.unstubAllGlobals());

type Games = readonly (Game | undefined)[];

interface RowProps {
  readonly initial: Games;
  readonly isScrolling: () => boolean;
  /** Games that a click on the button of that name sets. */
  readonly updates?: Readonly<Record<string, Games>>;
}

function Row({ initial, isScrolling, updates = {} }: RowProps) {
  const [games, setGames] = useState(initial);
  const shared = { games, isScrolling, tools: useCardTools() };
  return (
    <>
      {Object.entries(updates).map(([name, update]) => (
        <button key={name} type="button" onClick={() => setGames(update)}>
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

const countGames = () => screen.getAllByRole('listitem').length;

it('adds two games at a time, when the browser is idle, while the list scrolls', async () => {
  const idleCallbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idleCallbacks.push(work));
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  await open({ initial: [first, second, first, second, first], isScrolling: () => true });
  const counts = [countGames()];
  for (let callback = idleCallbacks.shift(); callback; callback = idleCallbacks.shift()) {
    act(callback);
    counts.push(countGames());
  }
  expect(counts).toEqual([2, 4, 5]);
});

it('renders all games at once in a list at rest', async () => {
  await open({ initial: [first, second, first, second, first], isScrolling: () => false });
  expect(countGames()).toBe(5);
});

it('is rendered again only when one of its own games changes', async () => {
  await open({
    initial: [first, undefined],
    isScrolling: () => false,
    updates: { nothing: [first, undefined], second: [first, second] },
  });
  card.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'nothing' }));
  expect(card).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'second' }));
  expect(card).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Plinko')).toBeDefined();
});
