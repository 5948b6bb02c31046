import { SHELL_NAME } from '@marquee/contract/boot';
import type { Federation } from './federation';
import { stackDigest, stackFiles } from './stack';
import type { ReportRemote } from './telemetry';

/** A task of a file longer than this is counted: the page did not answer during it. */
const LONG_TASK_MS = 200;
/** A task of this length is not one that a person waits out. */
const BLOCKING_MS = 1_500;

/** Errors that nothing caught, and rejections that nothing handled. */
export type UncaughtEvent = ErrorEvent | PromiseRejectionEvent;

/** The part of a long animation frame that is needed here; TypeScript's library does not have it yet. */
interface AnimationFrameEntry extends PerformanceEntry {
  readonly scripts: readonly { readonly sourceURL: string; readonly duration: number }[];
}

/**
 * Reports what happens outside of components, for the release whose files are on the stack: errors and rejections that nothing
 * caught, and, where the browser names their scripts, long tasks. After a long one the person is offered to go on without the
 * remote. Loaded after the first screen.
 * @param early events until now
 * @returns takes the events from now on
 */
export function watchPage(
  federation: Pick<Federation, 'boot' | 'releasesInUse' | 'offerStop'>,
  report: ReportRemote,
  early: readonly UncaughtEvent[],
): (event: UncaughtEvent) => void {
  const reported = new Set<string>();
  const reportUncaught = (event: UncaughtEvent) => {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    const files = stackFiles(error);
    const owner = ownerOf(federation, 'filename' in event && files.length === 0 ? [event.filename] : files);
    const digest = stackDigest(error);
    const what = `${owner?.remote} ${digest}`;
    if (owner && !reported.has(what)) report({ ...owner, outcome: 'error', reason: 'threw', durationMs: 0, digest });
    reported.add(what);
  };
  const reportTask = (url: string, durationMs: number) => {
    const owner = ownerOf(federation, [url]);
    if (owner) report({ ...owner, outcome: 'blocked', reason: 'blocking', durationMs });
    if (owner && durationMs >= BLOCKING_MS) federation.offerStop(owner.remote);
  };
  for (const event of early) reportUncaught(event);
  observeLongTasks(reportTask);
  return reportUncaught;
}

function observeLongTasks(onTask: (url: string, durationMs: number) => void): void {
  if (typeof PerformanceObserver !== 'function') return;
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return;
  const observer = new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries() as AnimationFrameEntry[])
      for (const { sourceURL, duration } of scripts)
        if (sourceURL && duration >= LONG_TASK_MS) onTask(sourceURL, Math.round(duration));
  });
  observer.observe({ type: 'long-animation-frame', buffered: true });
}

/** The innermost file of a remote decides, else the shell, whose libraries call the remotes' code; other files are not the page's. */
function ownerOf(
  { boot, releasesInUse }: Pick<Federation, 'boot' | 'releasesInUse'>,
  urls: readonly string[],
): { readonly remote: string; readonly version: string } | undefined {
  const releases = releasesInUse();
  const { shell } = boot();
  for (const url of urls) {
    const owner = releases.find(({ release }) => isBelow(url, release.baseUrl));
    if (owner) return { remote: owner.remote, version: owner.release.version };
  }
  return urls.some((url) => isBelow(url, shell.baseUrl)) ? { remote: SHELL_NAME, version: shell.version } : undefined;
}

const isBelow = (url: string, baseUrl: string): boolean => url.startsWith(new URL(baseUrl, location.origin).href);
