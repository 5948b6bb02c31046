import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { platformSigningKey } from '../modules/games/vendor-api/platform-key';
import { inHouseKeyFile, publicKeyOf } from '../seed/catalogue/vendor-key-files';
import { openPayloadOpener } from './http/payload-opener';
import { readOrMakeKey } from './key-file';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'marquee-keys-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const smallRsa = generateKeyPairSync('rsa', { modulusLength: 1_024 }).privateKey;
const pem = smallRsa.export({ type: 'pkcs8', format: 'pem' }).toString();

const KEYS: readonly (readonly [file: string, open: () => Promise<unknown>])[] = [
  ['a.key', () => readOrMakeKey(home, 'a.key')],
  ['payload-envelope.json', () => openPayloadOpener(home)],
  ['platform.pem', () => platformSigningKey(home)],
  ['bgs.pem', () => publicKeyOf(inHouseKeyFile(home))],
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
  const keys = await Promise.all(Array.from({ length: 20 }, () => readOrMakeKey(home, 'a.key')));
  expect(new Set(keys).size).toBe(1);
});
