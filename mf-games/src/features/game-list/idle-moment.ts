/** A list that is scrolled on a slow machine leaves hardly any. */
const LATEST_MS = 200;

/** When the page has nothing else to do, so that what follows is not added to a frame that is already full. */
export const idleMoment = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    // Safari has none.
    else setTimeout(resolve);
  });
