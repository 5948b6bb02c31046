/** Rows are measured and a scroll of the shell runs out within it. */
const HOLD_MS = 1_000;
/** Frames in a row in which nothing moved the window: on a busy machine the time alone may pass between two of them. */
const QUIET_FRAMES = 12;
/** The reader's own ways to scroll. */
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Brings the window to a place and keeps it there against what is still under way: rows that get their height, a smooth
 * scroll to the top. Lets go when it has been quiet for long enough, or as soon as the reader does something.
 * @returns ends it early
 */
export function holdScroll(top: number, onReleased: () => void): () => void {
  const until = performance.now() + HOLD_MS;
  const latest = until + HOLD_MS;
  let frame = 0;
  let quietFrames = 0;
  const release = () => {
    cancelAnimationFrame(frame);
    for (const input of INPUTS) window.removeEventListener(input, release);
    onReleased();
  };
  const hold = () => {
    if (Math.abs(window.scrollY - top) > 1) {
      quietFrames = 0;
      window.scrollTo({ top, behavior: 'instant' });
    } else quietFrames += 1;
    if (performance.now() < until || (quietFrames < QUIET_FRAMES && performance.now() < latest))
      frame = requestAnimationFrame(hold);
    else release();
  };
  for (const input of INPUTS) window.addEventListener(input, release, { passive: true });
  hold();
  return release;
}
