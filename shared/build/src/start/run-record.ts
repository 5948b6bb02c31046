import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryRoot } from '../paths';
import { commandOf, isAlive } from '../postgres/process-info';

/** The processes that run on a state folder, so that the next start finds those left by a killed one. */
interface RunRecord {
  starter: number;
  services: number[];
}

const fileIn = (stateFolder: string): string => path.join(stateFolder, 'run.json');

export function writeRunRecord(stateFolder: string, services: number[]): void {
  writeFileSync(fileIn(stateFolder), JSON.stringify({ starter: process.pid, services } satisfies RunRecord));
}

export function removeRunRecord(stateFolder: string): void {
  rmSync(fileIn(stateFolder), { force: true });
}

/**
 * Ends the services that outlived a killed start.
 * @throws when another start is running on the same state folder
 */
export async function clearPreviousRun(stateFolder: string): Promise<void> {
  const record = readRecord(stateFolder);
  if (!record) return;
  if (
    record.starter !== process.pid &&
    isAlive(record.starter) &&
    /bootstrap|playwright/.test(commandOf(record.starter))
  ) {
    throw new Error(
      `Marquee already runs on ${stateFolder} (process ${record.starter}). Stop it, or give another MARQUEE_HOME.`,
    );
  }
  for (const pid of record.services.filter(isOurs)) process.kill(pid, 'SIGKILL');
  while (record.services.some(isOurs)) await sleep(20);
  removeRunRecord(stateFolder);
}

/** The pid may meanwhile belong to another process. */
const isOurs = (pid: number): boolean => isAlive(pid) && commandOf(pid).includes(`${repositoryRoot}/`);

function readRecord(stateFolder: string): RunRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(stateFolder), 'utf8')) as RunRecord;
  } catch {
    return undefined;
  }
}
