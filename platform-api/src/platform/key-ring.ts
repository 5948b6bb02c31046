import { readdir } from 'node:fs/promises';
import { type KeyFolder, openKeyFile, readKeyFile, SECRET_FORM } from './key-file';

/** A key of a ring. */
export interface RingKey {
  /** Number of its file. */
  readonly id: number;
  /** 256 bits, base64url. */
  readonly key: string;
}

/** There is no such key, and so nothing that needs it can be opened any more. */
export class MissingKey extends Error {
  override readonly name = 'MissingKey';
}

/** Keys of one purpose that take over from each other: new data is sealed under the newest, old data opens under its own. */
export interface KeyRing {
  /** The newest. */
  current(): Promise<RingKey>;
  /** @throws MissingKey when there is no such key, StartFault while it cannot be read */
  byId(id: number): Promise<RingKey>;
}

const FIRST = 1;

/**
 * The keys `<name>-<number>.key` of a folder. The first is created at first use unless the folder is one of secrets; a further file is a rotation, which
 * running processes notice within `everyMs`.
 */
export function openKeyRing(folder: KeyFolder, name: string, everyMs = 60_000): KeyRing {
  const fileOf = (id: number) => `${name}-${id}.key`;
  const pattern = new RegExp(`^${name}-(\\d{1,4})\\.key$`);
  const keys = new Map<number, RingKey>();
  let newest: { readonly id: number; readonly readAt: number } | null = null;

  async function newestId(): Promise<number> {
    const files = await readdir(folder.path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return Math.max(FIRST, ...files.map((file) => Number(pattern.exec(file)?.[1] ?? 0)));
  }

  async function byId(id: number): Promise<RingKey> {
    const held = keys.get(id);
    if (held) return held;
    const key = await readKeyFile(folder, fileOf(id), SECRET_FORM);
    if (key === null) throw new MissingKey(`there is no key ${name}-${id} in ${folder.path}`);
    const entry = { id, key };
    keys.set(id, entry);
    return entry;
  }

  return {
    byId,
    async current() {
      if (newest && Date.now() - newest.readAt <= everyMs) return byId(newest.id);
      const id = await newestId();
      if (id === FIRST) await openKeyFile(folder, fileOf(FIRST), SECRET_FORM);
      newest = { id, readAt: Date.now() };
      return byId(id);
    },
  };
}
