/** Long enough for rows to be measured and for a smooth scroll of the shell to end. */
const HOLD_MS = 1_000;
/** Frames in a row without movement before the position is released: on a busy machine the time may pass between two frames. */
const STABLE_FRAMES = 12;
/** Events by which a person scrolls. */
const USER_INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls the window to a position and corrects it while other things still move the window: rows that are being measured,
 * a smooth scroll to the top. Ends when the window has been stable, at the latest after twice `HOLD_MS`, or as soon as the
 * person scrolls.
 * @param onEnd called once, however it ends
 * @returns ends it early
 */
export function holdScrollPosition(top: number, onEnd: () => void): () => void {
  const earliestEnd = performance.now() + HOLD_MS;
  const latestEnd = earliestEnd + HOLD_MS;
  let frame = 0;
  let stableFrames = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    for (const input of USER_INPUTS) window.removeEventListener(input, end);
    onEnd();
  };
  const correct = () => {
    const hasMoved = Math.abs(window.scrollY - top) > 1;
    if (hasMoved) window.scrollTo({ top, behavior: 'instant' });
    stableFrames = hasMoved ? 0 : stableFrames + 1;

    const now = performance.now();
    const isStable = now >= earliestEnd && stableFrames >= STABLE_FRAMES;
    if (isStable || now >= latestEnd) end();
    else frame = requestAnimationFrame(correct);
  };
  for (const input of USER_INPUTS) window.addEventListener(input, end, { passive: true });
  correct();
  return end;
}
