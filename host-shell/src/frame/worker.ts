import './public-path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Frame, FrameJob, FrameRequest, FrameResult, FrameWorkerData } from '@marquee/contract/frame';
import { criticalStyles } from './critical-styles';
import { renderFrame } from './render-frame';
import { stylesAsClasses } from './styles-as-classes';

/** The entry of `frame.cjs`: a worker thread of the API that renders one frame at a time. */
const { baseUrl, sheet } = workerData as FrameWorkerData;
let queue: Promise<unknown> = Promise.resolve();

parentPort?.on('message', (job: FrameJob) => {
  // The kit's run time and i18next exist once: frames are rendered one after the other.
  queue = queue.then(async () => parentPort?.postMessage(await resultOf(job)));
});

async function resultOf({ id, request }: FrameJob): Promise<FrameResult> {
  try {
    return { id, frame: await makeFrame(request) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function makeFrame(request: FrameRequest): Promise<Frame> {
  const { html, css } = stylesAsClasses(await renderFrame(request));
  const { theme, language } = request.boot;
  return { html, css: criticalStyles({ sheet, html, theme, language, baseUrl }) + css };
}
