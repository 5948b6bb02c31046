import { createPrivateKey, type KeyObject } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { newToken } from './secrets';
import { StartFault } from './start-fault';

/** Where keys of the deployment lie. */
export interface KeyFolder {
  readonly path: string;
  /** A folder of secrets that others fill, such as systemd or Kubernetes: nothing is ever written there. */
  readonly isReadOnly: boolean;
}

/** The keys in the state folder, which are created at first use. */
export const stateKeys = (home: string): KeyFolder => ({ path: join(home, 'keys'), isReadOnly: false });

/** @param secrets folder of secrets, where there is one */
export const keyFolderOf = (home: string, secrets: string | undefined): KeyFolder =>
  secrets === undefined ? stateKeys(home) : { path: resolve(secrets), isReadOnly: true };

/** The content of a key file. */
export interface KeyForm<Key> {
  /** A new key as the text of its file. */
  make(): string;
  /** @throws Error when the text is not such a key */
  read(text: string): Key;
}

/**
 * A key of the deployment, created at first use unless the folder is one of secrets. An existing file is never replaced, whatever it holds: what
 * it encrypted would be lost.
 * @throws StartFault when the file is no such key, or is missing among the secrets
 */
export async function openKeyFile<Key>(folder: KeyFolder, name: string, form: KeyForm<Key>): Promise<Key> {
  const key = await readKeyFile(folder, name, form);
  if (key !== null) return key;
  if (folder.isReadOnly)
    throw new StartFault(`The key ${name} is missing in the folder of secrets ${folder.path} (MARQUEE_KEYS_DIR).`);
  return createKeyFile(folder, name, form);
}

/** @returns null when there is no such file; @throws StartFault when it is no such key */
export async function readKeyFile<Key>(
  { path: folder }: KeyFolder,
  name: string,
  { read }: Pick<KeyForm<Key>, 'read'>,
): Promise<Key | null> {
  const file = join(folder, name);
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

async function createKeyFile<Key>(folder: KeyFolder, name: string, form: KeyForm<Key>): Promise<Key> {
  const file = join(folder.path, name);
  await mkdir(folder.path, { recursive: true, mode: 0o700 });
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
  await syncFolder(folder.path);
  const key = await readKeyFile(folder, name, form);
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
 * @param name of its file
 * @returns 256 bits, base64url
 */
export const readOrMakeKey = (folder: KeyFolder, name: string): Promise<string> =>
  openKeyFile(folder, name, SECRET_FORM);

/**
 * A secret that need not be the same on every machine: from the folder of secrets where it has one, or else of the state folder.
 * @returns 256 bits, base64url
 */
export const readOwnKey = async (
  { home, keys }: { readonly home: string; readonly keys: KeyFolder },
  name: string,
): Promise<string> => (await readKeyFile(keys, name, SECRET_FORM)) ?? readOrMakeKey(stateKeys(home), name);

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
