import { cleanup, fireEvent, render, screen } from '@marquee/testing/mock-shell';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScrollShield, usePressThrough } from './scroll-shield';

afterEach(cleanup);

function List({ pressed }: { readonly pressed: (withCtrl: boolean) => void }) {
  const boxRef = useRef<HTMLUListElement>(null);
  usePressThrough(boxRef);
  return (
    <ul ref={boxRef}>
      <button
        type="button"
        onClick={({ ctrlKey }) => {
          pressed(ctrlKey);
        }}
      >
        A game
      </button>
      <ScrollShield active />
    </ul>
  );
}

function list() {
  const pressed = vi.fn();
  const { container } = render(<List pressed={pressed} />);
  const shield = container.querySelector('[data-scroll-shield]') as Element;
  const box = screen.getByRole('list');
  const game = screen.getByRole('button', { name: 'A game' });
  document.elementsFromPoint = () => [shield, game, box, document.body];
  return { pressed, shield, box, game };
}

test('a press while the games still pass reaches what is seen there, with the keys that were held', () => {
  const { pressed, shield } = list();
  fireEvent.click(shield, { ctrlKey: true });
  expect(pressed).toHaveBeenCalledExactlyOnceWith(true);
});

test('a press during which the shield comes or goes, of which only the list is told, reaches it too', () => {
  const { pressed, box } = list();
  fireEvent.click(box);
  expect(pressed).toHaveBeenCalledOnce();
});

test('a press on a game reaches it once, and one beside the games nothing', () => {
  const { pressed, box, game } = list();
  fireEvent.click(game);
  expect(pressed).toHaveBeenCalledOnce();
  document.elementsFromPoint = () => [box, document.body];
  fireEvent.click(box);
  expect(pressed).toHaveBeenCalledOnce();
});
