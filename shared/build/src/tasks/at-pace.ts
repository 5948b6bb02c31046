import { slowness } from '../../../testing/src/pace';

/** How often the pace of the machine is measured again. */
const STEP_MS = 5_000;

/**
 * Calls back when an idle machine would have had `limitMs` of time. On one that is shared, each second counts for as much as
 * it brings forward: a limit ends what has stopped, however long the rest takes.
 * @param pace how many times slower than the idle machine this one is
 * @returns what cancels it
 */
export function atPace(limitMs: number, onLimit: () => void, pace = slowness): () => void {
  let leftMs = limitMs;
  let timer: NodeJS.Timeout;
  const wait = () => {
    const stepMs = Math.min(STEP_MS, leftMs);
    timer = setTimeout(() => {
      leftMs -= stepMs / pace();
      if (leftMs < 1) onLimit();
      else wait();
    }, stepMs);
  };
  wait();
  return () => clearTimeout(timer);
}
