import type * as livePage from './live-page';

/** After a failed load of its code. */
const RETRY_MS = 5_000;

/** Not part of the first script: the page is painted before it listens. */
export async function loadLivePage(): Promise<typeof livePage> {
  try {
    return await import(/* webpackChunkName: "live-page" */ './live-page');
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return loadLivePage();
  }
}
