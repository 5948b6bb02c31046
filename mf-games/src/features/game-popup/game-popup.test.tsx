import { mockSession, mockShell, screen, userEvent } from '@marquee/testing/mock-shell';
import { afterEach, describe, expect, it, vi } from 'vitest';
import messages from '../../messages/en.json';
import { gameFixture } from '../game-card/game.fixture';
import GamePopup from './game-popup.modal';

const slot = { gameType: 'rng', returnRate: '96.50', volatility: 'high', lines: 25, minBet: '0.50' } as const;

async function popup(changes: Parameters<typeof gameFixture>[0] = {}) {
  const close = vi.fn();
  const shell = await mockShell({
    messages: { games: messages },
    session: mockSession('member'),
    answers: { 'games.game': gameFixture({ ...slot, ...changes }), 'games.recommended': [], 'games.favouriteIds': [] },
  });
  shell.render(<GamePopup props={{ nodeId: 7 }} close={close} />);
  await screen.findByText('Brass Gate Studio');
  return { shell, close };
}

afterEach(() => vi.unstubAllGlobals());

describe('the popup of a game', () => {
  it('shows the facts of the game', async () => {
    await popup();
    expect(screen.getByText('96.5%')).toBeTruthy();
    expect(screen.getByText('High')).toBeTruthy();
    expect(screen.getByText('25')).toBeTruthy();
  });

  it('closes when the game opens', async () => {
    const { shell, close } = await popup();
    await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
    expect(close).toHaveBeenCalledOnce();
    expect(shell.serviceCalls).toContainEqual({ service: 'navigate', values: ['/seamless?nodeId=7'] });
  });

  it('shows an error and stays open when the browser blocks the new window', async () => {
    vi.stubGlobal('open', () => null);
    const { shell, close } = await popup();
    await userEvent.click(screen.getByRole('button', { name: 'New window' }));
    expect(shell.serviceCalls).toContainEqual({
      service: 'toast',
      values: [{ kind: 'error', message: 'Popup blocked. Please allow popups and try again.' }],
    });
    expect(close).not.toHaveBeenCalled();
  });

  it('does not offer to play a game under maintenance', async () => {
    await popup({ playable: false });
    expect(screen.queryByRole('button', { name: 'Play now' })).toBeNull();
    expect(screen.getByText('Mines is under maintenance')).toBeTruthy();
  });
});
