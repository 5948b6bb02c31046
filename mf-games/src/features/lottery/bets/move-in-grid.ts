import type { KeyboardEvent } from 'react';

/** Arrow keys move between the buttons of a grid by where they stand, Home and End within their line. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const from = event.currentTarget;
  const buttons = [...(from.closest('[role="grid"]')?.querySelectorAll<HTMLElement>('button') ?? [])];
  const next = targetOf(event.key, from, buttons);
  if (!next) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}

function targetOf(key: string, from: HTMLElement, buttons: readonly HTMLElement[]): HTMLElement | undefined {
  const center = centerOf(from);
  const places = buttons.filter((button) => button !== from).map((button) => ({ button, ...centerOf(button) }));
  const line = places.filter(({ y }) => Math.abs(y - center.y) < from.offsetHeight / 2);
  const nearest = (candidates: typeof places) =>
    candidates.toSorted((left, right) => distance(left, center) - distance(right, center))[0]?.button;
  switch (key) {
    case 'ArrowLeft':
      return nearest(line.filter(({ x }) => x < center.x));
    case 'ArrowRight':
      return nearest(line.filter(({ x }) => x > center.x));
    case 'ArrowUp':
      return nearest(places.filter(({ y }) => y < center.y - from.offsetHeight / 2));
    case 'ArrowDown':
      return nearest(places.filter(({ y }) => y > center.y + from.offsetHeight / 2));
    case 'Home':
      return buttons.find((button) => button === from || line.some((place) => place.button === button));
    case 'End':
      return buttons.findLast((button) => button === from || line.some((place) => place.button === button));
    default:
      return undefined;
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Lines count more than places within them. */
const distance = (point: Point, center: Point): number =>
  Math.abs(point.x - center.x) + 4 * Math.abs(point.y - center.y);

function centerOf(element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
