import type { Game } from '@marquee/contract/entities/game';
import { ApiError } from '@marquee/kit';
import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { gameFixture } from '../game-card/game.fixture';
import { type Favourites, useFavourites } from './use-favourites';

function Heart({ game }: { readonly game: Game }) {
  const favourites = useFavourites();
  return (
    <button type="button" aria-pressed={favourites.has(game.nodeId)} onClick={() => favourites.toggle(game)}>
      heart
    </button>
  );
}

const heart = () => screen.getByRole('button', { name: 'heart' });
const pressed = () => heart().getAttribute('aria-pressed');

async function page(nodeId: number, answers: MockAnswers, state: 'guest' | 'trial' | 'member' = 'member') {
  const shell = await mockShell({
    answers: { 'games.favouriteIds': [], ...answers },
    ...(state !== 'guest' && { session: mockSession(state) }),
  });
  shell.render(<Heart game={gameFixture({ nodeId })} />);
  if (state === 'member') await waitFor(() => expect(shell.calls.map(({ id }) => id)).toContain('games.favouriteIds'));
  return shell;
}

it('shows a favourite before the server has answered, and keeps it', async () => {
  let answer: () => void = () => undefined;
  const shell = await page(101, {
    'games.addFavourite': ({ nodeId }) =>
      new Promise((resolve) => (answer = () => resolve({ nodeId, favourite: true }))),
  });
  await userEvent.click(heart());
  expect(pressed()).toBe('true');
  answer();
  await waitFor(() => expect(shell.calls.map(({ id }) => id)).toContain('games.addFavourite'));
  expect(pressed()).toBe('true');
  expect(shell.serviceCalls).toEqual([]);
});

it('reverts it and shows the reason when the server refuses', async () => {
  const shell = await page(102, {
    'games.addFavourite': () => {
      throw new ApiError('game_not_found', 'req-1');
    },
  });
  await userEvent.click(heart());
  await waitFor(() => expect(pressed()).toBe('false'));
  expect(shell.serviceCalls).toMatchObject([{ service: 'toast', values: [{ kind: 'error', requestId: 'req-1' }] }]);
});

it('sends at most one toggle of a game per second', async () => {
  const shell = await page(103, { 'games.addFavourite': ({ nodeId }) => ({ nodeId, favourite: true }) });
  await userEvent.click(heart());
  await userEvent.click(heart());
  expect(shell.calls.filter(({ id }) => id === 'games.addFavourite' || id === 'games.removeFavourite')).toHaveLength(1);
  expect(pressed()).toBe('true');
});

it('opens the login popup for a guest and changes nothing', async () => {
  const shell = await page(104, {}, 'guest');
  await userEvent.click(heart());
  expect(shell.serviceCalls).toEqual([{ service: 'openModal', values: ['loginPopupModal'] }]);
  expect(shell.calls).toEqual([]);
});

it('asks a trial account for a real one and changes nothing', async () => {
  const shell = await page(106, {}, 'trial');
  await userEvent.click(heart());
  expect(shell.serviceCalls).toEqual([{ service: 'openModal', values: ['real-account-needed'] }]);
  expect(shell.calls).toEqual([]);
});

it('follows changes of another tab', async () => {
  const shell = await page(105, {});
  await waitFor(() => expect(shell.runtime.queryClient.isFetching()).toBe(0));
  shell.runtime.bus.publish('games.favouriteChanged', { nodeId: 105, favourite: true }, 'other-tab');
  await waitFor(() => expect(pressed()).toBe('true'));
});

it.each([false, true])('stays the same object while nothing changes (signed in: %s)', async (signedIn) => {
  const renderedFavourites: Favourites[] = [];
  function Page() {
    const [row, setRow] = useState(0);
    renderedFavourites.push(useFavourites());
    return (
      <button type="button" onClick={() => setRow(row + 1)}>
        row {row}
      </button>
    );
  }
  const shell = await mockShell({
    answers: { 'games.favouriteIds': [7] },
    ...(signedIn && { session: mockSession('member') }),
  });
  shell.render(<Page />);
  if (signedIn) await waitFor(() => expect(renderedFavourites.at(-1)?.has(7)).toBe(true));
  const countBefore = renderedFavourites.length;
  await userEvent.click(screen.getByRole('button', { name: 'row 0' }));
  expect(renderedFavourites.length).toBeGreaterThan(countBefore);
  expect(renderedFavourites.at(-1)).toBe(renderedFavourites[countBefore - 1]);
});
