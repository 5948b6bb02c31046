import { expect, test } from 'vitest';
import { isAlive } from '../postgres/process-info';
import { run } from './run-program';

const node = (code: string, timeoutMs = 10_000) => run(process.execPath, ['-e', code], { timeoutMs });

test('collects both outputs and the status', async () => {
  const { code, output } = await node('console.log("out"); console.error("err"); process.exit(3)');
  expect(code).toBe(3);
  expect(output).toContain('out');
  expect(output).toContain('err');
});

test('reports a command that does not exist as a failure', async () => {
  const { code, output } = await run('no-such-command', [], { timeoutMs: 1000 });
  expect(code).toBe(1);
  expect(output).toContain('ENOENT');
});

test('kills a command that hangs, with everything it started', async () => {
  const child =
    'const c = require("child_process").spawn("sleep", ["60"]); console.log(c.pid); setInterval(() => 0, 1000)';
  const { code, output } = await node(child, 1500);
  expect(code).not.toBe(0);
  expect(output).toContain('stopped after 1.5 s');
  expect(isAlive(Number(output.split('\n')[0]))).toBe(false);
});
