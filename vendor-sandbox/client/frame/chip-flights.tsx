import { type RefObject, useCallback, useRef } from 'react';
import styles from './chip-flights.module.css';

/** A chip that moves from one `data-anchor` on the page to another. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly delayMs?: number;
  /** Colour, 0 to 4. */
  readonly tone?: number;
}

const FLIGHT_MS = 620;
/** Height of the arc, in parts of the way. */
const LIFT = 0.12;

/** Lets chips fly over the page; none under reduced motion. Decoration only: amounts are announced where they stand. */
export function useChipFlights(): {
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly fly: (flights: readonly Flight[]) => void;
} {
  const layer = useRef<HTMLDivElement>(null);
  const fly = useCallback((flights: readonly Flight[]) => {
    if (!layer.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const flight of flights) flyChip(layer.current, flight);
  }, []);
  return { layer, fly };
}

export function ChipFlights({ layer }: { readonly layer: RefObject<HTMLDivElement | null> }) {
  return <div ref={layer} className={styles.layer} aria-hidden="true" />;
}

function flyChip(layer: HTMLElement, { from, to, delayMs = 0, tone = 0 }: Flight): void {
  const [start, end] = [centreOf(from), centreOf(to)];
  if (!start || !end) return;
  const chip = document.createElement('span');
  chip.className = styles.chip ?? '';
  chip.dataset.tone = String(tone);
  layer.append(chip);
  const lift = LIFT * Math.hypot(end.x - start.x, end.y - start.y);
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const frames: Keyframe[] = [
    { transform: at(start.x, start.y, 0.7), opacity: 0 },
    { transform: at(start.x, start.y, 1), opacity: 1, offset: 0.1 },
    { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - lift, 1.12), opacity: 1, offset: 0.5 },
    { transform: at(end.x, end.y, 1), opacity: 1, offset: 0.92 },
    { transform: at(end.x, end.y, 0.8), opacity: 0 },
  ];
  const animation = chip.animate(frames, { duration: FLIGHT_MS, delay: delayMs, easing: 'ease-in-out' });
  animation.onfinish = () => chip.remove();
  animation.oncancel = () => chip.remove();
}

function centreOf(anchor: string): { readonly x: number; readonly y: number } | null {
  const rect = document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)?.getBoundingClientRect();
  return rect ? { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 } : null;
}
