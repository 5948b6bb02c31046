import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createLogStream } from './log-stream';

test('drops lines while the disk is full, and says how many once it is not', () => {
  const written: string[] = [];
  let isFull = false;
  const log = createLogStream((text) => {
    if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    written.push(text);
  });
  log.write('one\n');
  isFull = true;
  for (let i = 0; i < 1_000; i++) log.write('lost\n');
  isFull = false;
  log.write('two\n');
  expect(written[0]).toBe('one\n');
  expect(JSON.parse(written[1] ?? '')).toMatchObject({ lost: 1_000 });
  expect(written.slice(2)).toEqual(['two\n']);
});

test('a process outlives a standard output on a full disk', () => {
  const script = `
    const { writeSync } = require('node:fs');
    const { createLogStream } = require(process.argv[1]);
    createLogStream((text) => writeSync(1, text)).write('line\\n');
    process.stderr.write('alive');`;
  const file = new URL('./log-stream.ts', import.meta.url).pathname;
  const { stderr } = runWithFullOutput(script, file);
  expect(stderr).toContain('alive');
});

/** `/dev/full` refuses every write with ENOSPC. */
function runWithFullOutput(script: string, file: string): { stderr: string } {
  const command = `"$0" --experimental-strip-types --no-warnings -e "$1" "$2" 2>&1 >/dev/full`;
  return { stderr: execFileSync('/bin/sh', ['-c', command, process.execPath, script, file]).toString() };
}
