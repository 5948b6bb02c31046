import type { BootDocument } from '@marquee/contract/boot';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FRAME_FILE } from '@marquee/contract/frame';
import { GUEST } from '@marquee/contract/guest';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { releaseOf } from '../../modules/releases/federation/release.fixture';
import { createFrames, type FrameQuery, type Frames } from './frames';

const ANSWER = `const { parentPort, workerData } = require('node:worker_threads');
let count = 0;
const answer = (id, request) => parentPort.postMessage({ id, frame: { html: JSON.stringify({ request, count: ++count, workerData, env: Object.keys(process.env) }), css: '' } });`;
const RENDERS = `${ANSWER} parentPort.on('message', ({ id, request }) => answer(id, request));`;
const SLOW = `${ANSWER} parentPort.on('message', ({ id, request }) => setTimeout(answer, 150, id, request));`;
const THROWS = `${ANSWER} parentPort.on('message', ({ id }) => parentPort.postMessage({ id, error: 'no document' }));`;
const HANGS = `${ANSWER} parentPort.on('message', () => { for (;;); });`;
const SHEET = '.page{color:red}';

let store: string;
let frames: Frames;
let nowMs = 0;
const warn = vi.fn();

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'marquee-frames-'));
  nowMs = 0;
  warn.mockClear();
});
afterEach(async () => {
  frames.close();
  await rm(store, { recursive: true, force: true });
});

/** A shell release whose frames are made by this script. */
async function start(
  script: string,
  { waitMs = 20_000, hangMs = 20_000, hash = hashOf(script), sheetHash = hashOf(SHEET), maxFrames = 9 } = {},
) {
  const folder = join(store, 'host-shell/1.0.0');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, FRAME_FILE), script);
  await writeFile(join(folder, 'main.css'), SHEET);
  const release = releaseOf('host-shell', '1.0.0');
  const shell = {
    ...release,
    assets: { main: { scripts: [], styles: ['main.css'] } },
    integrity: { [FRAME_FILE]: hash, 'main.css': sheetHash },
  };
  frames = createFrames({
    read: (name) => readFile(join(store, name)),
    log: { warn },
    now: () => nowMs,
    waitMs,
    hangMs,
    maxFrames,
  });
  return { shell, boot: bootOf({}), path: '/', menu: 'auto' } satisfies FrameQuery;
}
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const bootOf = (changes: Partial<BootDocument>) =>
  ({
    revision: 'r1',
    language: 'en',
    theme: 'dark',
    session: GUEST,
    status: { status: 0, maintenanceEnd: null, ip: '203.0.113.7' },
    homeBanners: [],
    categories: [],
    remotes: [],
    disabledRemotes: [],
    ...changes,
  }) as Partial<BootDocument> as BootDocument;
const read = async (query: FrameQuery) => {
  const frame = await frames.frameOf(query);
  return frame && (JSON.parse(frame.html) as { count: number; env: string[]; request: object; workerData: object });
};

it('renders a frame once for all visitors of a kind', async () => {
  const query = await start(RENDERS);
  expect((await read(query))?.count).toBe(1);
  expect((await read({ ...query, boot: bootOf({}) }))?.count).toBe(1);
  const banner = { url: '/new.svg', alt: '', title: '', text: '', action: '', linkage: null, linkageType: null };
  const changes: Partial<BootDocument>[] = [
    { revision: 'r2' },
    { language: 'bn' },
    { theme: 'light' },
    { homeBanners: [banner] },
    { categories: [{ gameCategory: 'RNG', gameType: 'rng' }] as BootDocument['categories'] },
  ];
  for (const [index, change] of changes.entries())
    expect((await read({ ...query, boot: bootOf(change) }))?.count).toBe(index + 2);
  expect((await read({ ...query, menu: 'collapsed' }))?.count).toBe(changes.length + 2);
});

it('passes on the kind of the session and nothing else of the visitor, to a thread without our environment', async () => {
  const query = await start(RENDERS);
  const member = { id: 'm-1', account: 'rahim1', nickname: 'Rahim' };
  const boot = bootOf({ session: { state: 'member', member } as BootDocument['session'] });
  const frame = await read({ ...query, boot });
  expect(frame?.request).toMatchObject({ sessionState: 'member' });
  expect(JSON.stringify(frame)).not.toMatch(/rahim|203\.0\.113/i);
  expect(frame?.env).toEqual([]);
  expect(frame?.workerData).toEqual({ baseUrl: '/releases/host-shell/1.0.0/', sheet: SHEET });
});

it('has no frame of a shell from before there were any', async () => {
  const query = await start(RENDERS);
  expect(await frames.frameOf({ ...query, shell: releaseOf('host-shell', '1.0.0') })).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('renders one frame for all addresses of a route, from an address that names nothing', async () => {
  const query = await start(RENDERS);
  const first = await read({ ...query, path: '/blog/how-rahim-won' });
  expect(first).toMatchObject({ count: 1, request: { path: '/blog/-' } });
  expect((await read({ ...query, path: '/blog/another' }))?.count).toBe(1);
  expect((await read({ ...query, path: '/rng' }))?.count).toBe(2);
});

it('forgets the frames that nobody asked for longest', async () => {
  const query = await start(RENDERS, { maxFrames: 2 });
  const countAt = async (path: string) => (await read({ ...query, path }))?.count;
  expect([await countAt('/'), await countAt('/rng'), await countAt('/'), await countAt('/live')]).toEqual([1, 2, 1, 3]);
  expect([await countAt('/'), await countAt('/rng')]).toEqual([1, 4]);
});

it('has no frame where the shell throws, and tries again after a minute', async () => {
  const query = await start(THROWS);
  expect(await frames.frameOf(query)).toBeNull();
  expect(await frames.frameOf(query)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  nowMs = 61_000;
  expect(await frames.frameOf(query)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(2);
});

it('does not keep a page waiting for a slow frame, which later pages have', async () => {
  const query = await start(SLOW, { waitMs: 1 });
  expect(await frames.frameOf(query)).toBeNull();
  await expect.poll(() => frames.frameOf(query)).not.toBeNull();
});

it('ends a thread that hangs, and renders other frames in a new one', async () => {
  const query = await start(HANGS, { hangMs: 300 });
  expect(await frames.frameOf(query)).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  expect(await frames.frameOf({ ...query, menu: 'expanded' })).toBeNull();
  expect(warn).toHaveBeenCalledTimes(2);
});

it.each(['hash', 'sheetHash'])(
  'refuses a script and a style sheet that are not the released ones (%s)',
  async (changed) => {
    const query = await start(RENDERS, { [changed]: hashOf('another') });
    expect(await frames.frameOf(query)).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  },
);
