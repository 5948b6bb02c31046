import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/**
 * A page without a network observer. With one, the browser keeps responses in the page's process (27 kB per picture of a
 * game, which would count as the page's memory) and sends events from its main thread.
 */
export interface UnobservedPage {
  open(url: string): Promise<void>;
  /** Throttles the CPU by this factor from now on. */
  slowDown(times: number): Promise<void>;
  /** Moves the pointer to the middle of the window. */
  point(): Promise<void>;
  /** Turns the mouse wheel there. */
  wheel(downPx: number): Promise<void>;
  /** Evaluates a function in the page; it has no access to its closure. */
  evaluate<Result>(fn: () => Result): Promise<Result>;
  collectGarbage(): Promise<void>;
  /** Task time of its main thread since it was opened, in milliseconds. */
  workedMs(): Promise<number>;
  /** Process ids of all renderers. */
  processes(): Promise<number[]>;
  close(): Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** A headless browser reports a touch device without hover; the page needs a mouse. */
const MOUSE = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** @param size of the window in CSS pixels */
export async function openUnobservedPage(
  executablePath: string,
  size: { readonly width: number; readonly height: number },
): Promise<UnobservedPage> {
  const profile = mkdtempSync(join(tmpdir(), 'marquee-unobserved-'));
  const args = ['--headless', '--no-sandbox', '--disable-background-networking', '--remote-debugging-pipe', MOUSE];
  const window = [`--window-size=${size.width},${size.height}`, `--user-data-dir=${profile}`, 'about:blank'];
  const browser = spawn(executablePath, [...args, ...window], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const send = conversation(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank', newWindow: true });
  const attached = { targetId, flatten: true };
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', attached);
  await send('Performance.enable', {}, sessionId);
  const mouse = async (type: 'mouseMoved' | 'mouseWheel', deltaY = 0) => {
    const middle = { x: size.width / 2, y: size.height / 2 };
    await send('Input.dispatchMouseEvent', { type, ...middle, deltaX: 0, deltaY }, sessionId);
  };
  return {
    async open(url) {
      await send('Page.navigate', { url }, sessionId);
    },
    async slowDown(times) {
      await send('Emulation.setCPUThrottlingRate', { rate: times }, sessionId);
    },
    point: () => mouse('mouseMoved'),
    wheel: (downPx) => mouse('mouseWheel', downPx),
    async evaluate<Result>(fn: () => Result) {
      const question = { expression: `(${String(fn)})()`, returnByValue: true };
      const { result } = await send<{ result: { value: Result } }>('Runtime.evaluate', question, sessionId);
      return result.value;
    },
    async collectGarbage() {
      await send('HeapProfiler.collectGarbage', {}, sessionId);
    },
    async workedMs() {
      type Metrics = { readonly metrics: { readonly name: string; readonly value: number }[] };
      const { metrics } = await send<Metrics>('Performance.getMetrics', {}, sessionId);
      return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    },
    async processes() {
      type Process = { readonly type: string; readonly id: number };
      const { processInfo } = await send<{ processInfo: Process[] }>('SystemInfo.getProcessInfo');
      return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    },
    async close() {
      const closed = new Promise((resolve) => browser.once('exit', resolve));
      await send('Browser.close');
      await closed;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Requests and responses of the browser's debugging protocol over two pipes, each terminated by a zero byte. */
function conversation(questions: Writable, answers: Readable) {
  const pendingReplies = new Map<number, (message: Message) => void>();
  let received = '';
  answers.setEncoding('utf8').on('data', (part: string) => {
    const messages = (received + part).split('\0');
    received = messages.pop() ?? '';
    for (const text of messages) {
      const message = JSON.parse(text) as Message;
      pendingReplies.get(message.id ?? 0)?.(message);
      pendingReplies.delete(message.id ?? 0);
    }
  });
  let last = 0;
  return async <Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> => {
    last += 1;
    const id = last;
    const reply = new Promise<Message>((resolve) => pendingReplies.set(id, resolve));
    questions.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await reply;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  };
}
