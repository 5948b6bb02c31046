import type { Readable } from 'node:stream';

export interface StoredContent {
  readonly bytes: number;
  readonly content: Readable;
}

/**
 * Files that outlive a process and that all machines of a deployment see: uploads and releases. A name is a path of plain parts, such as
 * `uploads/3f/3f…`; what lies under it never changes. A folder throws the errors of the file system, a bucket throws StoreDown.
 */
export interface Store {
  /** Root of the store on this machine; null for a bucket. */
  readonly folder: string | null;
  /** @param how `once` leaves what is there already: a name that is never given to other content */
  put(name: string, content: Uint8Array, how: 'once' | 'replace'): Promise<void>;
  /**
   * Content that is complete and unchanged, or none of it.
   * @param sha256 of the content, hexadecimal, where the caller knows it
   * @returns null where there is none
   */
  open(name: string, sha256?: string): Promise<StoredContent | null>;
  has(name: string): Promise<boolean>;
  /** Names that are not there are removed already. */
  remove(names: readonly string[]): Promise<void>;
  /** @param folder without a slash at its end */
  removeBelow(folder: string): Promise<void>;
  /** Every name below a folder. @param folder without a slash at its end */
  list(folder: string): AsyncIterable<string>;
}

/** Every name below a folder of a store; for what is no more than a release. */
export async function namesBelow(store: Pick<Store, 'list'>, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const name of store.list(folder)) names.push(name);
  return names;
}
