import type { Game } from '@marquee/contract/entities/game';
import type { Session } from '@marquee/contract/session';
import { mockSession, mockShell, screen, userEvent } from '@marquee/testing/mock-shell';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import messages from '../../messages/en.json';
import { GameCard } from './game-card';
import { gameFixture } from './game.fixture';
import { useCardTools } from './use-card-tools';

function Card({ game }: { readonly game: Game }) {
  return <GameCard game={game} tools={useCardTools()} />;
}

async function card(session: Session | undefined, changes = {}) {
  const shell = await mockShell({ messages: { games: messages }, ...(session && { session }) });
  shell.render(<Card game={gameFixture(changes)} />);
  return shell;
}

const clickStart = () => userEvent.click(screen.getByRole('button', { name: 'Play now: Mines' }));
const clickDemo = () => userEvent.click(screen.getByRole('button', { name: 'Demo: Mines' }));

describe('a click on a game', () => {
  it('asks a guest to log in', async () => {
    const shell = await card(undefined);
    await clickStart();
    expect(shell.serviceCalls).toEqual([{ service: 'openModal', values: ['loginPopupModal'] }]);
  });

  it('asks a trial account for a real one', async () => {
    const shell = await card(mockSession('trial'));
    await clickStart();
    expect(shell.serviceCalls).toEqual([{ service: 'openModal', values: ['real-account-needed'] }]);
  });

  it('opens the launch frame for a member', async () => {
    const shell = await card(mockSession('member'));
    await clickStart();
    expect(shell.serviceCalls).toEqual([{ service: 'navigate', values: ['/seamless?nodeId=7'] }]);
  });

  it.each([undefined, mockSession('trial')])('opens the demo for everybody', async (session) => {
    const shell = await card(session);
    await clickDemo();
    expect(shell.serviceCalls).toEqual([{ service: 'navigate', values: ['/seamless?nodeId=7&mode=demo'] }]);
  });
});

describe('what a card shows', () => {
  it('has a start button for every type but slots', async () => {
    await card(undefined, { gameType: 'rng' });
    expect(screen.queryByRole('button', { name: /Play now/ })).toBeNull();
  });

  it('marks a game under maintenance and offers no demo of it', async () => {
    await card(undefined, { playable: false });
    expect(screen.getByText('Under maintenance')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Demo/ })).toBeNull();
  });
});

it('is not rendered again by a list that is scrolled', async () => {
  let renderings = 0;
  const game = Object.defineProperty(gameFixture(), 'displayName', {
    enumerable: true,
    get: () => {
      renderings += 1;
      return 'Mines';
    },
  });
  function List() {
    const [row, setRow] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setRow(row + 1)}>
          row {row}
        </button>
        <Card game={game} />
      </>
    );
  }
  const shell = await mockShell({ messages: { games: messages } });
  shell.render(<List />);
  const atFirst = renderings;
  await userEvent.click(screen.getByRole('button', { name: 'row 0' }));
  expect(screen.getByRole('button', { name: 'row 1' })).toBeDefined();
  expect(renderings).toBe(atFirst);
});
