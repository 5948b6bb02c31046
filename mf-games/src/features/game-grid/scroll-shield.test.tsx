import { cleanup, fireEvent, render, screen } from '@marquee/testing/mock-shell';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScrollShield, useClickThrough } from './scroll-shield';

afterEach(cleanup);

function List({ onPlay }: { readonly onPlay: (ctrlKey: boolean) => void }) {
  const listRef = useRef<HTMLUListElement>(null);
  useClickThrough(listRef);
  return (
    <ul ref={listRef}>
      <button type="button" onClick={({ ctrlKey }) => onPlay(ctrlKey)}>
        A game
      </button>
      <ScrollShield active />
    </ul>
  );
}

function renderList() {
  const onPlay = vi.fn();
  const { container } = render(<List onPlay={onPlay} />);
  const shield = container.querySelector('[data-scroll-shield]') as Element;
  const list = screen.getByRole('list');
  const game = screen.getByRole('button', { name: 'A game' });
  document.elementsFromPoint = () => [shield, game, list, document.body];
  return { onPlay, shield, list, game };
}

it('passes a click on the shield to the game below, with its modifier keys', () => {
  const { onPlay, shield } = renderList();
  fireEvent.click(shield, { ctrlKey: true });
  expect(onPlay).toHaveBeenCalledExactlyOnceWith(true);
});

it('passes a click that the browser dispatched on the list to the game at that point', () => {
  const { onPlay, list } = renderList();
  fireEvent.click(list);
  expect(onPlay).toHaveBeenCalledOnce();
});

it('leaves a click on a game alone', () => {
  const { onPlay, game } = renderList();
  fireEvent.click(game);
  expect(onPlay).toHaveBeenCalledOnce();
});

it('ignores a click between the games, and one below which something outside of the list lies', () => {
  const { onPlay, list, shield } = renderList();
  document.elementsFromPoint = () => [list, document.body];
  fireEvent.click(list);
  document.elementsFromPoint = () => [shield, document.body];
  fireEvent.click(shield);
  expect(onPlay).not.toHaveBeenCalled();
});
