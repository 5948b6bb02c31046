/**
 * Runs `work` when the page has nothing better to do.
 * @param latestMs by then it runs in any case
 * @returns the way to call it off
 */
export function whenIdle(work: () => void, latestMs: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: latestMs });
    return () => cancelIdleCallback(handle);
  }
  // Safari does not say when it is idle.
  const timer = setTimeout(work, latestMs / 4);
  return () => clearTimeout(timer);
}
