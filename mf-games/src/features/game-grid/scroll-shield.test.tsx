import { cleanup, fireEvent, render, screen } from '@marquee/testing/mock-shell';
import { afterEach, expect, test, vi } from 'vitest';
import { ScrollShield } from './scroll-shield';

afterEach(cleanup);

test('a press while the games still pass reaches what is seen there, with the keys that were held', () => {
  const pressed = vi.fn();
  render(
    <button
      type="button"
      onClick={({ ctrlKey }) => {
        pressed(ctrlKey);
      }}
    >
      A game
    </button>,
  );
  render(<ScrollShield />);
  const [shield] = screen.getAllByRole('presentation');
  if (!shield) throw new Error('no shield');
  document.elementsFromPoint = () => [shield, screen.getByRole('button')];
  fireEvent.click(shield, { ctrlKey: true });
  expect(pressed).toHaveBeenCalledExactlyOnceWith(true);
});
