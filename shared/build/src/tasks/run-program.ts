import { spawn } from 'node:child_process';
import { inRepository, repositoryRoot } from '../paths';
import { atPace } from './at-pace';

export interface RunOptions {
  env?: NodeJS.ProcessEnv | undefined;
  /** The process and its descendants are killed after this time of an idle machine: it grows with the pace of a busy one. */
  timeoutMs: number;
  /** Called with the output as it arrives; it is collected in any case. */
  onOutput?: (chunk: string) => void;
}

export interface RunResult {
  code: number;
  output: string;
}

/** Runs one of our own TypeScript programs, named by its path below `shared/build/src` without extension. */
export function runProgram(program: string, args: string[], options: RunOptions): Promise<RunResult> {
  const runner = inRepository('shared/build/bootstrap/run.mjs');
  return run(process.execPath, [runner, program, ...args], options);
}

/** Runs a command in the checkout, in its own process group, and collects its output. Never rejects. */
export function run(command: string, args: string[], options: RunOptions): Promise<RunResult> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...options.env };
    const child = spawn(command, args, { cwd: repositoryRoot, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      options.onOutput?.(chunk.toString());
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const killAll = () => child.pid && killGroup(child.pid);
    const cancelLimit = atPace(options.timeoutMs, () => {
      collect(Buffer.from(`\nstopped after ${options.timeoutMs / 1000} s of an idle machine\n`));
      killAll();
    });
    process.once('exit', killAll);
    const finish = (code: number) => {
      cancelLimit();
      process.off('exit', killAll);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      collect(Buffer.from(error.message));
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
