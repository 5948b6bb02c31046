import { writeSync } from 'node:fs';

const STDOUT = 1;
/** How long a line waits for a reader of a full pipe. */
const PATIENCE_MS = 50;

/**
 * Writes log lines to the standard output. A line that cannot be written, as on a full disk, is dropped: the log must
 * never stop the product. The first line that can be written again is preceded by one with the number of lost lines.
 */
export function createLogStream(write: (text: string) => void = writeOut): { write(line: string): void } {
  let lost = 0;
  return {
    write(line) {
      try {
        if (lost > 0) {
          write(`${JSON.stringify({ level: 50, time: Date.now(), lost, msg: 'log lines were lost' })}\n`);
          lost = 0;
        }
        write(line);
      } catch {
        lost += 1;
      }
    },
  };
}

function writeOut(text: string): void {
  const until = Date.now() + PATIENCE_MS;
  for (let rest = Buffer.from(text); rest.length > 0; ) {
    try {
      rest = rest.subarray(writeSync(STDOUT, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || Date.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}
