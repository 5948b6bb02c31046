const LATEST_MS = 2_500;

/** Runs `work` once the first screen stands and the page has nothing better to do. Returns the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, LATEST_MS / 4);
  return () => clearTimeout(timer);
}
