import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint';
import { runProgram } from './run-program';
import type { Task } from './task';

export interface TaskOptions {
  concurrency: number;
  log: (line: string) => void;
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs the tasks whose inputs changed, a few at a time. The first failure ends the run with the output of the failed
 * step in the message; completed tasks stay done.
 */
export async function runTasks(tasks: Task[], options: TaskOptions): Promise<void> {
  const staleTasks = tasks
    .map((task) => ({ task, print: fingerprint(task) }))
    .filter(({ task, print }) => !isDone(task, print));
  if (staleTasks.length < tasks.length)
    options.log(`${tasks.length - staleTasks.length} of ${tasks.length} builds are up to date`);
  const pendingTasks = [...staleTasks];
  const worker = async () => {
    for (let next = pendingTasks.shift(); next; next = pendingTasks.shift()) {
      await runOne(next.task, next.print, options).catch((error: unknown) => {
        pendingTasks.length = 0;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: options.concurrency }, worker));
}

const isDone = (task: Task, print: string): boolean =>
  task.outputs.every((output) => existsSync(output)) &&
  existsSync(task.stamp) &&
  readFileSync(task.stamp, 'utf8') === print;

async function runOne(task: Task, print: string, { log, env }: TaskOptions): Promise<void> {
  const startedMs = performance.now();
  rmSync(task.stamp, { force: true });
  log(`${task.name} ...`);
  const { code, output } = await runProgram(task.program, task.args, { env, timeoutMs: 300_000 });
  if (code !== 0) throw new Error(`${task.name} failed:\n${output}`);
  mkdirSync(path.dirname(task.stamp), { recursive: true });
  writeFileSync(task.stamp, print);
  log(`${task.name} done in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
}
