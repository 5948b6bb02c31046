/**
 * Runs `work` when the browser is idle.
 * @param latestMs by then it runs in any case
 * @returns cancels it
 */
export function whenIdle(work: () => void, latestMs: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: latestMs });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no idle callbacks.
  const timer = setTimeout(work, latestMs / 4);
  return () => clearTimeout(timer);
}
