/**
 * Runs `step` at a fixed interval, never twice at a time: a step that takes longer than the interval delays the next one.
 * @param onError called with the error of a failed step; the next one runs all the same
 * @returns stops the poller
 */
export function startPoller(everyMs: number, step: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    void step()
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  }, everyMs);
  return () => clearInterval(timer);
}
