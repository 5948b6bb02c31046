import { workerData } from 'node:worker_threads';
import type { FrameWorkerData } from '@marquee/contract/frame';

/** Addresses of pictures in a frame are those of the release; set before any module that names one is run. */
__webpack_public_path__ = (workerData as FrameWorkerData).baseUrl;
