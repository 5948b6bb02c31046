import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeEarlyInput } from './early-input';

const FRAME = '<a href="/">Home</a><button>Play</button><button aria-label="Menu"></button><button>Play</button>';
let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = FRAME;
  document.body.append(root);
});
afterEach(() => root.remove());

/** Renders the page in the frame's place. @returns its buttons, with what was pressed in order */
function replaceFrame(html = FRAME) {
  const pressed: number[] = [];
  root.innerHTML = html;
  const buttons = [...root.querySelectorAll('button')];
  for (const [index, button] of buttons.entries()) button.addEventListener('click', () => pressed.push(index));
  return { buttons, pressed };
}
const frameButton = (index: number) => root.querySelectorAll('button')[index] as HTMLElement;

it('presses what was pressed on the frame, in the same order and each once', () => {
  const presses = [frameButton(2), frameButton(1), frameButton(2)];
  window.marqueeEarlyInput = { presses, focused: null };
  const act = takeEarlyInput(root);
  const { pressed } = replaceFrame();
  act();
  expect(pressed).toEqual([2, 1]);
  expect(window.marqueeEarlyInput).toBeUndefined();
});

it('finds a button whose name has the visitor’s in it by its looks', () => {
  root.innerHTML = '<button class="account" aria-label="Account of "></button>';
  window.marqueeEarlyInput = { presses: [frameButton(0)], focused: null };
  const act = takeEarlyInput(root);
  const { pressed } = replaceFrame('<button class="account" aria-label="Account of Rahim"></button>');
  act();
  expect(pressed).toEqual([0]);
});

it('gives the focus back', () => {
  window.marqueeEarlyInput = { presses: [], focused: root.querySelector('a') };
  const act = takeEarlyInput(root);
  replaceFrame();
  act();
  expect(document.activeElement).toBe(root.querySelector('a'));
});

it('presses nothing where the page has no such button, and does nothing without a frame', () => {
  window.marqueeEarlyInput = { presses: [frameButton(0)], focused: null };
  const act = takeEarlyInput(root);
  const { pressed } = replaceFrame('<button class="other">Other</button>');
  act();
  act();
  expect(pressed).toEqual([]);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  takeEarlyInput(root)();
  expect(focus).not.toHaveBeenCalled();
});
