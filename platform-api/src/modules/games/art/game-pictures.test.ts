import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGamePictures, type PicturedGame } from './game-pictures';
import type { paint } from './paint';
import { createPictureStore } from './picture-store';

const game: PicturedGame = {
  vendor: { code: 'PG' },
  code: 'PG_0001',
  type: 'rng',
  names: { en: 'Golden Tiger' },
  motif: 'tiger/waves/coin',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A process that uses the picture folder; painting is mocked by the first characters of the drawing. */
function started({ root = folder, version = '1' } = {}) {
  const failed = vi.fn<(cause: unknown) => void>();
  const painted = vi.fn<typeof paint>((svg) => Promise.resolve(Buffer.from(svg.slice(0, 60))));
  const store = createPictureStore(root, version, failed);
  return { failed, painted, store, pictureFor: createGamePictures(store, painted) };
}

async function storedFile(): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const [file] = entries.filter((entry) => entry.isFile());
  if (!file) throw new Error('no picture is stored');
  return join(file.parentPath, file.name);
}

test('returns the same bytes for the same game, at site size and at double density', async () => {
  const pictures = () => createGamePictures(createPictureStore(folder, String(Math.random()), vi.fn()));
  const [one, other, wide, half, wideHalf] = await Promise.all(
    (['tile', 'tile', 'wide', 'tile-half', 'wide-half'] as const).map((kind) => pictures()(game, kind)),
  );
  expect(one).toEqual(other);
  const size = async (content: Uint8Array = new Uint8Array()) => {
    const { format, width, height, hasAlpha } = await sharp(content).metadata();
    return { format, width, height, hasAlpha };
  };
  expect(await size(one?.content)).toEqual({ format: 'webp', width: 360, height: 480, hasAlpha: false });
  expect(await size(wide?.content)).toEqual({ format: 'webp', width: 720, height: 405, hasAlpha: false });
  expect(await size(half?.content)).toEqual({ format: 'webp', width: 180, height: 240, hasAlpha: false });
  expect(await size(wideHalf?.content)).toMatchObject({ format: 'webp', width: 360, hasAlpha: false });
  expect(one?.content.length).toBeLessThan(30_000);
  expect(half?.content.length).toBeLessThan((one?.content.length ?? 0) / 2);
});

test('paints a picture once when several visitors request it at once', async () => {
  const { painted, pictureFor } = started();
  const [one, other] = await Promise.all([pictureFor(game, 'tile'), pictureFor(game, 'tile')]);
  expect(one).toBe(other);
  expect(painted).toHaveBeenCalledTimes(1);
});

test('does not repaint pictures on the disk after a restart', async () => {
  const before = await started().pictureFor(game, 'tile');
  const { painted, pictureFor } = started();
  expect(await pictureFor(game, 'tile')).toEqual(before);
  expect(painted).not.toHaveBeenCalled();
});

test.each([
  ['cut short', (file: Buffer) => file.subarray(0, file.length - 1)],
  ['empty', () => Buffer.alloc(0)],
  ['damaged within', (file: Buffer) => Buffer.from(file).fill(file.readUInt8(20) ^ 1, 20, 21)],
])('repaints a file that is %s', async (_, damage) => {
  const tilePicture = await started().pictureFor(game, 'tile');
  const path = await storedFile();
  await writeFile(path, damage(await readFile(path)));
  const { painted, pictureFor } = started();
  expect(await pictureFor(game, 'tile')).toEqual(tilePicture);
  expect(painted).toHaveBeenCalledTimes(1);
  expect(await started().pictureFor(game, 'tile')).toEqual(tilePicture);
});

test('repaints a game whose name changed', async () => {
  const { pictureFor } = started();
  const first = await pictureFor(game, 'tile');
  const painted = vi.fn<typeof paint>((svg) => Promise.resolve(Buffer.from(svg)));
  const renamed = createGamePictures(createPictureStore(folder, '1', vi.fn()), painted);
  expect((await renamed({ ...game, names: { en: 'Silver Tiger' } }, 'tile'))?.etag).not.toBe(first?.etag);
});

test('works without a writable disk and logs the failure once', async () => {
  const file = join(folder, 'no-folder');
  await writeFile(file, '');
  const { failed, painted, pictureFor } = started({ root: file });
  expect(await pictureFor(game, 'tile')).not.toBeNull();
  expect(await pictureFor(game, 'wide')).not.toBeNull();
  expect(painted).toHaveBeenCalledTimes(2);
  expect(failed).toHaveBeenCalledTimes(1);
});

test('retries a picture that could not be painted', async () => {
  const { painted, pictureFor } = started();
  painted.mockRejectedValueOnce(new Error('out of memory'));
  await expect(pictureFor(game, 'tile')).rejects.toThrow('out of memory');
  expect(await pictureFor(game, 'tile')).not.toBeNull();
});

test('removes pictures of other generator versions', async () => {
  await started({ version: '1' }).pictureFor(game, 'tile');
  const { store } = started({ version: '2' });
  await store.removeOtherVersions();
  expect(await readdir(folder)).toEqual([]);
});

test('has none for an in-house game without a picture', async () => {
  expect(await started().pictureFor({ ...game, type: 'bgs' }, 'tile')).toBeNull();
});
