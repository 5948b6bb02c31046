import { mockSession, mockShell, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import LotteryEntryPage from './lottery-entry.page';

async function enter(path: string, session: ReturnType<typeof mockSession> | null) {
  const shell = await mockShell({
    path,
    ...(session && { session }),
    answers: {
      'games.menus': { categories: [], prizeMode: 'ELOTT' },
      'lottery.lobbyLink': { url: 'https://sundarban.example/lottery?prizeMode=ELOTT' },
    },
  });
  shell.render(<LotteryEntryPage />);
  return shell;
}

it.each([
  ['/elott', 'ELOTT'],
  ['/lott', 'LOTT'],
])('%s leads into the lobby that the site names for its prize mode', async (path, launchMode) => {
  const shell = await enter(path, mockSession('member'));
  await waitFor(() => expect(shell.address()).toBe('/lottery?prizeMode=ELOTT'));
  expect(shell.calls.find(({ id }) => id === 'lottery.lobbyLink')?.input).toEqual({
    launchMode,
    lottoArea: 'FAST',
    prizeMode: 'ELOTT',
  });
});

it('leads a guest to the lobby, which needs a session', async () => {
  const shell = await enter('/elott', null);
  await waitFor(() => expect(shell.address()).toBe('/lottery'));
  expect(shell.calls).toEqual([]);
});
