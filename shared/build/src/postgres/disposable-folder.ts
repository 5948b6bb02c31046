import { mkdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { inState } from '../paths';
import { removeDeadRuns } from '../test/dead-runs';

/** The file system in memory that Linux offers to all processes. */
const MEMORY = '/dev/shm';
/** From `statfs(2)`. */
const TMPFS = 0x01021994;
/** A run of all database tests takes some 600 MB of it. */
const ROOM_BYTES = 2 * 1024 ** 3;

const onDisk = () => inState('pg-test');
const inMemory = () => path.join(MEMORY, `marquee-${process.getuid?.() ?? 0}`);

/**
 * The folder for servers that a test run throws away: in memory where there is room, because half of the work of copying a
 * database is making and removing its 1,400 files on a disk; else in the state folder. The names in it begin with the pid of
 * their run.
 */
export function disposableFolder(): string {
  const folder = hasRoom() && isOurs(inMemory()) ? inMemory() : onDisk();
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Removes what killed runs left. */
export function removeDeadServers(): void {
  removeDeadRuns(onDisk());
  if (isOurs(inMemory())) removeDeadRuns(inMemory());
}

function hasRoom(): boolean {
  if (process.platform !== 'linux' || process.availableMemory() < 2 * ROOM_BYTES) return false;
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS && bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** Everybody may write to the memory: a folder that another user made there is not used. */
function isOurs(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    return statSync(folder).uid === process.getuid?.();
  } catch {
    return false;
  }
}
