import { stackFiles } from './stack';

/** A task of a remote longer than this is counted: the page did not answer during it. */
const LONG_TASK_MS = 200;

/** The page, as far as errors and long tasks outside of any component can be attributed to a file of it. */
export interface PageWatch {
  /** @param urls of the files on the stack, innermost first; empty when the browser names none */
  readonly onError: (error: unknown, urls: readonly string[]) => void;
  readonly onLongTask: (url: string, durationMs: number) => void;
}

/** The part of a long animation frame that is needed here; TypeScript's library does not have it yet. */
interface AnimationFrameEntry extends PerformanceEntry {
  readonly scripts: readonly { readonly sourceURL: string; readonly duration: number }[];
}

/** Observes errors that nothing caught, rejections that nothing handled, and, where the browser names their scripts, long tasks. */
export function watchPage({ onError, onLongTask }: PageWatch): void {
  addEventListener('error', ({ error, filename }) => {
    const urls = stackFiles(error);
    onError(error, urls.length > 0 || !filename ? urls : [filename]);
  });
  addEventListener('unhandledrejection', ({ reason }) => onError(reason, stackFiles(reason)));
  if (typeof PerformanceObserver !== 'function') return;
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return;
  const observer = new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries() as AnimationFrameEntry[])
      for (const { sourceURL, duration } of scripts)
        if (sourceURL && duration >= LONG_TASK_MS) onLongTask(sourceURL, Math.round(duration));
  });
  observer.observe({ type: 'long-animation-frame', buffered: true });
}
