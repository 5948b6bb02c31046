import { buffer } from 'node:stream/consumers';
import { inParallel } from '../in-parallel';
import { sha256Of } from './s3-requests';
import type { Store } from './store';

export interface CopyCount {
  /** Names whose content is the same in both stores now. */
  readonly checked: number;
  /** Those of them that were not in the other store before. */
  readonly copied: number;
  readonly bytes: number;
}

const FOLDERS = ['uploads', 'releases'];
/** Which build a checkout shows: of this machine alone, and not immutable. */
const OF_MACHINE = /\/current\.json$/;
const PARALLEL = 8;
const BATCH = 64;

/**
 * Copies everything that another store lacks, and reads all of it there again. May be repeated, also after a run that ended in the middle.
 * @throws Error when the other store has other content under a name
 */
export async function copyStore(from: Store, to: Store): Promise<CopyCount> {
  const count = { checked: 0, copied: 0, bytes: 0 };
  const copy = async (name: string): Promise<void> => {
    const source = await from.open(name);
    // Removed since it was listed.
    if (!source) return;
    const content = await buffer(source.content);
    if (!(await to.has(name))) {
      await to.put(name, content, 'once');
      count.copied += 1;
    }
    const copied = await to.open(name, sha256Of(content));
    if (!copied || sha256Of(await buffer(copied.content)) !== sha256Of(content))
      throw new Error(`${name} has other content in the other store`);
    count.checked += 1;
    count.bytes += content.byteLength;
  };
  for (const folder of FOLDERS) {
    let batch: string[] = [];
    for await (const name of from.list(folder)) {
      if (OF_MACHINE.test(name)) continue;
      batch.push(name);
      if (batch.length < BATCH) continue;
      await inParallel(PARALLEL, batch, copy);
      batch = [];
    }
    await inParallel(PARALLEL, batch, copy);
  }
  return count;
}
