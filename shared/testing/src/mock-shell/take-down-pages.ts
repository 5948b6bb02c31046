/** Taken before a test can put a clock of its own in its place. */
const soon = setImmediate;

/** How many turns React may still need for what was under way when its pages were taken down. */
const TURNS = 3;

/**
 * Takes down every page that tests left standing, and what they put beside it, and lets React end its turn: work that it had planned would else run
 * after the document is gone, and fail the whole run with an error that belongs to no test.
 */
export async function takeDownPages(): Promise<void> {
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => soon(resolve));
  document.body.replaceChildren();
}
