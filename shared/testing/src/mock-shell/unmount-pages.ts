/** Read before a test can install a fake clock. */
const realSetImmediate = setImmediate;

/** Turns of the event loop that React may need to finish its work after an unmount. */
const TURNS = 3;

/**
 * Unmounts every page that tests rendered, removes what they added to the body, and lets React finish: scheduled work would
 * otherwise run after the document is gone, and fail the run with an error that belongs to no test.
 */
export async function unmountPages(): Promise<void> {
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => realSetImmediate(resolve));
  document.body.replaceChildren();
}
