import { mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { gameFixture } from '../game-card/game.fixture';
import { useGameLaunch } from './use-game-launch';

function Page() {
  const launch = useGameLaunch({ nodeId: 7, mode: 'demo' }, true);
  const queryClient = useQueryClient();
  const [isRefreshed, setRefreshed] = useState(false);
  return (
    <>
      <p>{launch.data?.url}</p>
      <button type="button" onClick={() => void queryClient.invalidateQueries().then(() => setRefreshed(true))}>
        refresh
      </button>
      {isRefreshed && <p>refreshed</p>}
      <button type="button" onClick={() => void launch.refetch()}>
        open again
      </button>
    </>
  );
}

it('keeps the open game when other data is refreshed, and reopens it on request', async () => {
  let launchCount = 0;
  const untilThen = { currency: 'BDT', expiresAt: '2026-01-02T03:04:05.000Z' };
  const launch = () => {
    launchCount += 1;
    return {
      game: gameFixture(),
      mode: 'demo' as const,
      url: `https://play.example/${launchCount}`,
      visitId: null,
      ...untilThen,
    };
  };
  const shell = await mockShell({
    answers: { 'games.launch': launch },
    session: mockSession('member'),
  });
  shell.render(<Page />);
  await screen.findByText('https://play.example/1');
  await userEvent.click(screen.getByRole('button', { name: 'refresh' }));
  await screen.findByText('refreshed');
  expect(launchCount).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'open again' }));
  await waitFor(() => expect(screen.getByText('https://play.example/2')).toBeDefined());
});
