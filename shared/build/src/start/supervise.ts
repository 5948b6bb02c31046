import { setTimeout as sleep } from 'node:timers/promises';
import { type Service, type ServiceOptions, startService } from './service';

/** What runs and may end by itself. */
export interface SupervisedPart {
  stop: (force?: boolean) => Promise<void>;
}

/** Starts a part; resolves when it is ready. It calls `onExit` when it ends by itself, and ends a start at the signal. */
type Launch<Running extends SupervisedPart> = (
  onExit: (reason: string) => void,
  signal: AbortSignal,
) => Promise<Running>;

interface SuperviseOptions {
  log: (line: string) => void;
  /** Before a start that follows so many ends and failed starts in a row. */
  pauseMs?: (failures: number) => number;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A part that ran so long had started well: what ends it now is a first failure. */
const GOOD_RUN_MS = 60_000;

/** Doubles from failure to failure, up to half a minute. */
export const pauseBefore = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

interface Run<Running> {
  part: Running | undefined;
  /** Why it ended. */
  ended: Promise<string>;
}

/**
 * Keeps a part running: starts it again when it ends by itself, with growing pauses, until `stop`.
 * @throws what the first start throws
 */
export async function supervise<Running extends SupervisedPart>(
  launch: Launch<Running>,
  { log, pauseMs = pauseBefore }: SuperviseOptions,
): Promise<SupervisedPart> {
  const stopping = new AbortController();
  const stopped = new Promise<null>((resolve) => stopping.signal.addEventListener('abort', () => resolve(null)));
  const start = async (): Promise<Run<Running>> => {
    let onExit = (_reason: string): void => undefined;
    const ended = new Promise<string>((resolve) => (onExit = resolve));
    return { part: await launch(onExit, stopping.signal), ended };
  };
  const startAgain = (): Promise<Run<Running>> =>
    start().catch((error: unknown) => ({ part: undefined, ended: Promise.resolve(messageOf(error)) }));

  let run = await start();
  const watching = (async () => {
    for (let failures = 0; ; ) {
      const startedMs = performance.now();
      const reason = await Promise.race([run.ended, stopped]);
      if (reason === null) return;
      failures = performance.now() - startedMs > GOOD_RUN_MS ? 1 : failures + 1;
      const pause = pauseMs(failures);
      log(`${reason}\nIt is started again in ${pause / 1_000} s.`);
      await Promise.race([sleep(pause, undefined, { ref: false }), stopped]);
      if (stopping.signal.aborted) return;
      run = await startAgain();
      if (run.part) log('It runs again.');
    }
  })();
  return {
    async stop(force) {
      stopping.abort();
      const last = run;
      await last.part?.stop(force);
      // A start in progress ends at the signal, or has just succeeded.
      await watching;
      if (run !== last) await run.part?.stop(force);
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Keeps a service running. @param onStart called at each start, with the new process */
export function superviseService(
  options: Omit<ServiceOptions, 'onExit'>,
  { onStart, ...rest }: SuperviseOptions & { onStart: (service: Service) => void },
): Promise<SupervisedPart> {
  return supervise(async (onExit, signal) => {
    const service = startService({ ...options, onExit });
    onStart(service);
    const giveUp = () => void service.stop();
    signal.addEventListener('abort', giveUp);
    await service
      .ready()
      .catch(async (error: unknown) => {
        await service.stop(true);
        throw error;
      })
      .finally(() => signal.removeEventListener('abort', giveUp));
    return service;
  }, rest);
}
