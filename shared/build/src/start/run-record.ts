import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryRoot } from '../paths';
import { commandOf, isAlive } from '../postgres/process-info';

/** Which processes run on a state folder; what a killed start leaves behind is found here. */
interface RunRecord {
  starter: number;
  services: number[];
}

const fileIn = (home: string): string => path.join(home, 'run.json');

export function writeRunRecord(home: string, services: number[]): void {
  writeFileSync(fileIn(home), JSON.stringify({ starter: process.pid, services } satisfies RunRecord));
}

export function removeRunRecord(home: string): void {
  rmSync(fileIn(home), { force: true });
}

/**
 * Ends the services that outlived a killed start.
 * @throws when a living start works on the same state folder
 */
export async function clearPreviousRun(home: string): Promise<void> {
  const record = readRecord(home);
  if (!record) return;
  if (
    record.starter !== process.pid &&
    isAlive(record.starter) &&
    /bootstrap|playwright/.test(commandOf(record.starter))
  ) {
    throw new Error(
      `Marquee already runs on ${home} (process ${record.starter}). Stop it, or give another MARQUEE_HOME.`,
    );
  }
  for (const pid of record.services.filter(isOurs)) process.kill(pid, 'SIGKILL');
  while (record.services.some(isOurs)) await sleep(20);
  removeRunRecord(home);
}

/** A pid may by now belong to somebody else. */
const isOurs = (pid: number): boolean => isAlive(pid) && commandOf(pid).includes(`${repositoryRoot}/`);

function readRecord(home: string): RunRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(home), 'utf8')) as RunRecord;
  } catch {
    return undefined;
  }
}
