import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../postgres/process-info';

/** Names of the runs' folders begin with the pid of their run; a killed run could not remove its own. */
export function removeDeadRuns(runs: string): void {
  if (!existsSync(runs)) return;
  for (const name of readdirSync(runs)) {
    if (!isAlive(Number.parseInt(name, 10))) rmSync(path.join(runs, name), { recursive: true, force: true });
  }
}
