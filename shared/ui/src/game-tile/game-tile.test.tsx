import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GameTile, type GameTileProps } from './game-tile';

afterEach(cleanup);

function renderTile(change: Partial<GameTileProps> = {}) {
  const onLaunch = vi.fn();
  const { container } = render(
    <GameTile name="Crash" vendor="In-house" art="/art/crash.svg" onLaunch={onLaunch} {...change} />,
  );
  return { user: userEvent.setup(), onLaunch, art: () => container.querySelector('img') };
}

describe('GameTile', () => {
  it('launches by one click on its picture, and by its start button where it has one', async () => {
    const { user, onLaunch } = renderTile({ startLabel: 'Play' });
    await user.click(screen.getByText('In-house'));
    await user.click(screen.getByRole('button', { name: 'Play: Crash' }));
    expect(onLaunch).toHaveBeenCalledTimes(2);
  });

  it('has no start button unless one is named', () => {
    renderTile();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('leaves a click with Ctrl to the browser, which opens the link in a new tab', () => {
    const { onLaunch } = renderTile({ href: '/game/crash' });
    const followed = fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
    expect(followed).toBe(true);
    expect(onLaunch).not.toHaveBeenCalled();
  });

  it('toggles the favourite without launching the game', async () => {
    const onToggle = vi.fn();
    const { user, onLaunch } = renderTile({ favourite: { active: true, label: 'Favourite: Crash', onToggle } });
    const heart = screen.getByRole('button', { name: 'Favourite: Crash' });
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    await user.click(heart);
    expect(onToggle).toHaveBeenCalledOnce();
    expect(onLaunch).not.toHaveBeenCalled();
  });

  it('retries failed art once, then shows a plate with the name', () => {
    const { art } = renderTile();
    fireEvent.error(art() as HTMLElement);
    expect(art()).not.toBeNull();
    fireEvent.error(art() as HTMLElement);
    expect(art()).toBeNull();
    expect(screen.getAllByText('Crash')).toHaveLength(2);
  });
});
