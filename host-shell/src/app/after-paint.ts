/** A page in the background draws no frames. */
const LATEST_MS = 500;

/**
 * Runs `work` once the browser has painted what stands now, so that an answer to a click is seen before the work that it
 * starts. Returns the way to call it off.
 */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, LATEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
