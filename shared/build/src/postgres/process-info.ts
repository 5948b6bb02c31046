import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

/** Whether the process runs. A zombie, which still has a pid, does not. */
export function isAlive(pid: number): boolean {
  if (!hasPid(pid)) return false;
  if (!hasProc) return true;
  return !/^\d+ \(.*\) Z/s.test(readOr(`/proc/${pid}/stat`, ''));
}

/** Whether the operating system still knows the pid, including a zombie's. */
export function hasPid(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process; empty when it cannot be read. */
export function commandOf(pid: number): string {
  if (hasProc) return readOr(`/proc/${pid}/cmdline`, '').replaceAll('\0', ' ');
  return queryProcess(pid, 'args=');
}

export function parentOf(pid: number): number {
  if (!hasProc) return Number(queryProcess(pid, 'ppid='));
  const afterName = readOr(`/proc/${pid}/stat`, '').split(') ').pop() ?? '';
  return Number(afterName.split(' ')[1]);
}

function queryProcess(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
