import { get, type IncomingMessage } from 'node:http';

export interface ServerEvents {
  close(): void;
}

const AGAIN_MS = 5_000;

/** Reads server-sent events until closed; a broken stream is opened again after a pause. */
export function readServerEvents(
  url: string,
  headers: Readonly<Record<string, string>>,
  onEvent: (name: string, data: string) => void,
): ServerEvents {
  let isClosed = false;
  let response: IncomingMessage | null = null;
  let timer: NodeJS.Timeout | undefined;

  const again = (): void => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(open, AGAIN_MS).unref();
  };
  function open(): void {
    const request = get(url, { headers }, (incoming) => {
      response = incoming;
      incoming.setEncoding('utf8');
      incoming.on('data', eventReader(onEvent));
      incoming.on('error', again);
      incoming.on('close', again);
    });
    request.on('error', again);
  }

  open();
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      response?.destroy();
    },
  };
}

/** Reads frames of one `event` and one `data` line each; comments and others are skipped. */
export function eventReader(onEvent: (name: string, data: string) => void): (text: string) => void {
  let buffer = '';
  return (text) => {
    const frames = (buffer + text).split('\n\n');
    buffer = frames.pop() ?? '';
    for (const frame of frames) {
      const parts = /^event: (\w+)\ndata: (.*)$/.exec(frame);
      if (parts) onEvent(parts[1] ?? '', parts[2] ?? '');
    }
  };
}
