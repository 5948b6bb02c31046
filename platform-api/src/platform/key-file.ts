import { createPrivateKey, type KeyObject } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newToken } from './secrets';
import { StartFault } from './start-fault';

/** The content of a key file. */
export interface KeyForm<Key> {
  /** A new key as the text of its file. */
  make(): string;
  /** @throws Error when the text is not such a key */
  read(text: string): Key;
}

/**
 * A key of the deployment, created at first use. Processes of one deployment share the state folder. An existing file is
 * never replaced, whatever it holds: what it encrypted would be lost.
 * @throws StartFault when the file is no such key
 */
export async function openKeyFile<Key>(file: string, form: KeyForm<Key>): Promise<Key> {
  return (await readKeyFile(file, form)) ?? (await createKeyFile(file, form));
}

/** @returns null when there is no such file; @throws StartFault when it is no such key */
export async function readKeyFile<Key>(file: string, { read }: Pick<KeyForm<Key>, 'read'>): Promise<Key | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new StartFault(`The key file ${file} cannot be read: ${error.message}.`, { cause: error });
  });
  if (text === null) return null;
  try {
    return read(text);
  } catch (cause) {
    throw new StartFault(
      `The key file ${file} is damaged (${text.length} characters): restore it from the backup of the state folder.`,
      { cause },
    );
  }
}

async function createKeyFile<Key>(file: string, form: KeyForm<Key>): Promise<Key> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // On the disk before it gets its name, so that neither a concurrent process nor one after a power cut reads a part.
  const draft = `${file}.${newToken()}`;
  try {
    await writeToDisk(draft, form.make());
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await unlink(draft).catch(() => undefined);
  }
  await syncFolder(folder);
  const key = await readKeyFile(file, form);
  if (key === null) throw new StartFault(`The key file ${file} was removed while it was created.`);
  return key;
}

async function writeToDisk(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const TOKEN = /^[\w-]{43}$/;

/**
 * A secret of the deployment.
 * @param name file name below `keys/`
 * @returns 256 bits, base64url
 */
export const readOrMakeKey = (home: string, name: string): Promise<string> =>
  openKeyFile(join(home, 'keys', name), SECRET_FORM);

/** 256 bits, base64url. */
export const SECRET_FORM: KeyForm<string> = {
  make: newToken,
  read(text) {
    if (!TOKEN.test(text)) throw new Error('not 256 bits in base64url');
    return text;
  },
};

const MIN_RSA_BITS = 2_048;

/**
 * Reads a private key in PEM.
 * @throws Error when it is of another type, or an RSA key below 2048 bits
 */
export function readPrivateKey(pem: string, type: 'rsa' | 'ed25519'): KeyObject {
  const key = createPrivateKey(pem);
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType !== type || (type === 'rsa' && bits < MIN_RSA_BITS)) throw new Error(`not a ${type} key`);
  return key;
}
