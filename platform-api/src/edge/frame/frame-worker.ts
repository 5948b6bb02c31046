import { Worker } from 'node:worker_threads';
import type { Frame, FrameJob, FrameRequest, FrameResult, FrameWorkerData } from '@marquee/contract/frame';

/** Renders frames of one shell release, in a thread of its own. */
export interface FrameWorker {
  /** @throws when the shell cannot render it, or the thread has ended */
  render(request: FrameRequest): Promise<Frame>;
  /** Ends the thread; what it was rendering is rejected. */
  close(): void;
}

export interface FrameWorkerOptions {
  /** The script, read and verified. */
  readonly script: string;
  readonly data: FrameWorkerData;
  /** A thread that has not answered by then is ended: a render that hangs would hold up all others. */
  readonly hangMs: number;
  /** Called once when the thread has ended, for whatever reason. */
  readonly onEnd: () => void;
}

interface PendingFrame {
  readonly resolve: (frame: Frame) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Memory of the thread, in megabytes. */
const HEAP_MB = 128;

/** The thread has none of the process's environment and does not keep the process alive. */
export function startFrameWorker({ script, data, hangMs, onEnd }: FrameWorkerOptions): FrameWorker {
  const pending = new Map<number, PendingFrame>();
  const worker = new Worker(script, {
    eval: true,
    workerData: data,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  let lastId = 0;
  let lastRender: Promise<unknown> = Promise.resolve();
  let endReason: Error | null = null;

  const end = (reason: Error) => {
    if (endReason) return;
    endReason = reason;
    for (const { reject, timer } of pending.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    pending.clear();
    void worker.terminate();
    onEnd();
  };
  worker.unref();
  worker.on('error', (cause) => end(new Error('the thread that renders frames has failed', { cause })));
  worker.on('exit', () => end(new Error('the thread that renders frames has ended')));
  worker.on('message', (result: FrameResult) => {
    const job = pending.get(result.id);
    if (!job) return;
    pending.delete(result.id);
    clearTimeout(job.timer);
    if ('frame' in result) job.resolve(result.frame);
    else job.reject(new Error(`the shell could not render a frame: ${result.error}`));
  });

  const send = (request: FrameRequest): Promise<Frame> => {
    if (endReason) return Promise.reject(endReason);
    lastId += 1;
    const job: FrameJob = { id: lastId, request };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(new Error(`no frame within ${hangMs} ms`)), hangMs).unref();
      pending.set(job.id, { resolve, reject, timer });
      worker.postMessage(job);
    });
  };

  return {
    render(request) {
      // One at a time, so that a frame's time does not run while it waits for others.
      const render = lastRender.then(() => send(request));
      lastRender = render.catch(() => undefined);
      return render;
    },
    close: () => end(new Error('the site is closing')),
  };
}
