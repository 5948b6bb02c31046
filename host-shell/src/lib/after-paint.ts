import { useEffect, useState } from 'react';

/** A page in the background draws no frames. */
const LATEST_MS = 500;

/**
 * Runs `work` after the next paint, so that the response to a click is visible before the work that it starts.
 * @returns cancels it
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

/** False in the first paint of the component, true from then on. */
export function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}
