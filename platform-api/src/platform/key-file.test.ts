import { generateKeyPairSync } from 'node:crypto';
import { copyFile, mkdtemp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { platformSigningKey } from '../modules/games/vendor-api/platform-key';
import { IN_HOUSE_KEY, publicKeyOf } from '../seed/catalogue/vendor-key-files';
import { openPayloadOpener } from './http/payload-opener';
import { readOrMakeKey, readOwnKey, stateKeys } from './key-file';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'marquee-keys-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const smallRsa = generateKeyPairSync('rsa', { modulusLength: 1_024 }).privateKey;
const pem = smallRsa.export({ type: 'pkcs8', format: 'pem' }).toString();

const KEYS: readonly (readonly [file: string, open: () => Promise<unknown>])[] = [
  ['a.key', () => readOrMakeKey(stateKeys(home), 'a.key')],
  ['payload-envelope.json', () => openPayloadOpener(stateKeys(home))],
  ['platform.pem', () => platformSigningKey(stateKeys(home))],
  ['bgs.pem', () => publicKeyOf(stateKeys(home), IN_HOUSE_KEY)],
];

const DAMAGE: readonly (readonly [what: string, text: string])[] = [
  ['an empty file', ''],
  ['a short file', 'c2hvcnQ'],
  ['zeros, as after a power cut', '\0'.repeat(43)],
  ['a key of another form', JSON.stringify({ privateKey: 'c2hvcnQ' })],
  ['a weak RSA key', pem],
];

test.each(KEYS.flatMap(([file, open]) => DAMAGE.map(([what, text]) => ({ file, open, what, text }))))(
  'refuses $what as $file with its path, and leaves it',
  async ({ file, open, text }) => {
    const path = join(home, 'keys', file);
    await mkdir(join(home, 'keys'));
    await writeFile(path, text);
    await expect(open()).rejects.toMatchObject({
      name: 'StartFault',
      message: expect.stringContaining(path) as string,
    });
    expect(await readFile(path, 'utf8')).toBe(text);
  },
);

test.each(KEYS)('creates %s once, for its owner only, and leaves no draft', async (file, open) => {
  await Promise.all(Array.from({ length: 8 }, open));
  const text = await readFile(join(home, 'keys', file), 'utf8');
  await open();
  expect(await readFile(join(home, 'keys', file), 'utf8')).toBe(text);
  expect((await stat(join(home, 'keys', file))).mode & 0o777).toBe(0o600);
  const others = (await readdir(join(home, 'keys'))).filter((name) => name !== file && name !== 'platform-public.pem');
  expect(others).toEqual([]);
});

test('all processes that create a key at once read the same', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => readOrMakeKey(stateKeys(home), 'a.key')));
  expect(new Set(keys).size).toBe(1);
});

test.each(KEYS)('reads %s from a folder of secrets, and makes none there', async (file) => {
  const secrets = { path: join(home, 'secrets'), isReadOnly: true };
  const openIn = {
    'a.key': () => readOrMakeKey(secrets, 'a.key'),
    'payload-envelope.json': () => openPayloadOpener(secrets),
    'platform.pem': () => platformSigningKey(secrets),
    'bgs.pem': () => publicKeyOf(secrets, IN_HOUSE_KEY),
  }[file];
  await mkdir(secrets.path);
  await expect(openIn?.()).rejects.toMatchObject({
    name: 'StartFault',
    message: `The key ${file} is missing in the folder of secrets ${secrets.path} (MARQUEE_KEYS_DIR).`,
  });
  await KEYS.find(([name]) => name === file)?.[1]();
  await copyFile(join(home, 'keys', file), join(secrets.path, file));
  await expect(openIn?.()).resolves.toBeDefined();
  expect(await readdir(secrets.path)).toEqual([file]);
});

test('a secret of this machine comes from the folder of secrets, or else from the state folder', async () => {
  const keys = { path: join(home, 'secrets'), isReadOnly: true };
  const own = await readOwnKey({ home, keys }, 'metrics.key');
  expect(await readFile(join(home, 'keys', 'metrics.key'), 'utf8')).toBe(own);
  await mkdir(keys.path);
  await writeFile(join(keys.path, 'metrics.key'), 'x'.repeat(43));
  expect(await readOwnKey({ home, keys }, 'metrics.key')).toBe('x'.repeat(43));
});
