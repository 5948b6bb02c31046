import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queryable } from './database';
import type { KeyFolder } from './key-file';
import { type Fingerprints, insertFingerprints, readFingerprints } from './key-fingerprint-repository';
import { StartFault } from './start-fault';

/**
 * Refuses to start with other keys than those of the database: what they sealed could not be opened, and what this process seals by none of the
 * others. A new database knows none; of a ring, the keys before the newest may be gone. Call it before a missing key is created.
 * @throws StartFault which names the keys that are missing or differ
 */
export async function checkKeys(db: Queryable, folder: KeyFolder): Promise<void> {
  const [known, here] = [await readFingerprints(db), await fingerprintsOf(folder, isKeyFile)];
  const faults = [...known].flatMap(([name, fingerprint]) => {
    const own = here.get(name);
    if (!own) return isRetired(name, here) ? [] : `${name} is missing`;
    return own.equals(fingerprint) ? [] : `${name} is another`;
  });
  if (faults.length === 0) return;
  throw new StartFault(
    `The keys in ${folder.path} are not those of the database: ${faults.join(', ')}. Copy the folder from a machine that serves it, or from the backup of the state folder; what is lost for good, pnpm keys:forget takes off the list.`,
  );
}

/**
 * Records the keys of a folder with the database, those that two processes made at the same time included.
 * @param isShared whether a file of this name must be the same on every machine
 * @throws StartFault when another process has recorded other keys meanwhile
 */
export async function recordKeys(db: Queryable, folder: KeyFolder, isShared: (name: string) => boolean): Promise<void> {
  await insertFingerprints(db, await fingerprintsOf(folder, isShared));
  await checkKeys(db, folder);
}

const RING_KEY = /^(.+)-(\d{1,4})\.key$/;

/** Whether a key of a ring has a successor. */
function isRetired(name: string, here: Fingerprints): boolean {
  const [, ring, number] = RING_KEY.exec(name) ?? [];
  if (ring === undefined) return false;
  return [...here.keys()].some((other) => {
    const [, otherRing, otherNumber] = RING_KEY.exec(other) ?? [];
    return otherRing === ring && Number(otherNumber) > Number(number);
  });
}

/** Secrets of Kubernetes lie beside folders of its own. */
const isKeyFile = (name: string): boolean => /^[^.].*\.(?:key|pem|json)$/.test(name);

async function fingerprintsOf({ path: folder }: KeyFolder, isWanted: (name: string) => boolean): Promise<Fingerprints> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const read = async (name: string) =>
    [
      name,
      createHash('sha256')
        .update(await readFile(join(folder, name)))
        .digest(),
    ] as const;
  return new Map(await Promise.all(names.filter(isWanted).map(read)));
}
