/** Rows are measured and a scroll of the shell runs out within it. */
const HOLD_MS = 1_000;
/** The reader's own ways to scroll. */
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Brings the window to a place and keeps it there against what is still under way: rows that get their height, a smooth
 * scroll to the top. Lets go when it has been quiet for long enough, or as soon as the reader does something.
 * @returns ends it early
 */
export function holdScroll(top: number, onReleased: () => void): () => void {
  const until = performance.now() + HOLD_MS;
  let frame = 0;
  const release = () => {
    cancelAnimationFrame(frame);
    for (const input of INPUTS) window.removeEventListener(input, release);
    onReleased();
  };
  const hold = () => {
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' });
    if (performance.now() < until) frame = requestAnimationFrame(hold);
    else release();
  };
  for (const input of INPUTS) window.addEventListener(input, release, { passive: true });
  hold();
  return release;
}
