import type { BootDocument } from '@marquee/contract/boot';
import { createHash } from 'node:crypto';
import { FRAME_FILE, type Frame, type FrameRequest, type SideMenuStart } from '@marquee/contract/frame';
import { type Release, releasePath } from '@marquee/contract/release';
import type { Logger } from '../../platform/logger';
import { framePathOf } from './frame-path';
import { type FrameWorker, startFrameWorker } from './frame-worker';

export interface FrameQuery {
  readonly shell: Release;
  readonly boot: BootDocument;
  readonly path: string;
  readonly menu: SideMenuStart;
}

/** The first screens of pages as HTML, rendered by the shell's release and cached. */
export interface Frames {
  /**
   * The frame of a page; null where there is none (yet): a shell of an earlier release, a render that failed or takes too
   * long. The page is then sent without.
   */
  frameOf(query: FrameQuery): Promise<Frame | null>;
  close(): void;
}

export interface FramesOptions {
  /** Reads a file of a release. @param name below the releases */
  readonly read: (name: string) => Promise<Buffer>;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => number;
  /** A page waits no longer for its frame; the render goes on for later pages. */
  readonly waitMs?: number;
  readonly hangMs?: number;
  readonly maxFrames?: number;
}

/** Frames of 40 to 60 kB; those that nobody asked for longest make room. */
const MAX_FRAMES = 500;
/** A frame that failed is not tried again for so long. */
const FAILED_MS = 60_000;

interface CachedFrame {
  readonly frame: Promise<Frame | null>;
  /** Until then a failure stands, in milliseconds since 1970; undefined while it is rendered or has been. */
  failedUntil?: number;
}

export function createFrames(options: FramesOptions): Frames {
  const { read, log, now, waitMs = 400, hangMs = 5_000, maxFrames = MAX_FRAMES } = options;
  const frames = new Map<string, CachedFrame>();
  const workers = new Map<string, Promise<FrameWorker>>();

  function workerOf(shell: Release): Promise<FrameWorker> {
    const folder = releasePath(shell);
    const running = workers.get(folder);
    if (running) return running;
    const starting = readRelease(read, shell).then(({ script, sheet }) =>
      startFrameWorker({
        script,
        data: { baseUrl: `/releases/${folder}/`, sheet },
        hangMs,
        onEnd: () => workers.delete(folder),
      }),
    );
    starting.catch(() => workers.delete(folder));
    workers.set(folder, starting);
    return starting;
  }

  function cachedFrame(query: FrameQuery): CachedFrame {
    const key = keyOf(query);
    const cached = frames.get(key);
    frames.delete(key);
    if (cached && (cached.failedUntil ?? Number.POSITIVE_INFINITY) > now()) {
      frames.set(key, cached);
      return cached;
    }
    const [longestUnused] = frames.keys();
    if (frames.size >= maxFrames && longestUnused !== undefined) frames.delete(longestUnused);
    const rendering = workerOf(query.shell).then((worker) => worker.render(requestOf(query)));
    const entry: CachedFrame = {
      frame: rendering.catch((error: unknown) => {
        log.warn({ err: error, release: query.shell.version }, 'a page is sent without its frame');
        entry.failedUntil = now() + FAILED_MS;
        return null;
      }),
    };
    frames.set(key, entry);
    return entry;
  }

  return {
    async frameOf(query) {
      if (query.shell.integrity[FRAME_FILE] === undefined) return null;
      const path = framePathOf(query.boot, query.path);
      return within(waitMs, cachedFrame({ ...query, path }).frame);
    },
    close() {
      for (const worker of workers.values()) worker.then(({ close }) => close()).catch(() => undefined);
    },
  };
}

/** The worker's script, and the style sheet of the first screen, of which parts are sent inline. */
async function readRelease(read: FramesOptions['read'], shell: Release): Promise<{ script: string; sheet: string }> {
  const styles = shell.assets['main']?.styles ?? [];
  const [script = '', ...sheets] = await Promise.all(
    [FRAME_FILE, ...styles].map((file) => readVerified(read, shell, file)),
  );
  return { script, sheet: sheets.join('\n') };
}

/** @throws when the file is not the one that was released */
async function readVerified(read: FramesOptions['read'], shell: Release, file: string): Promise<string> {
  const content = await read(`${releasePath(shell)}/${file}`);
  const [algorithm = '', hash] = (shell.integrity[file] ?? '').split(/-(.*)/);
  if (algorithm === '' || createHash(algorithm).update(content).digest('base64') !== hash)
    throw new Error(`${file} of ${shell.name} ${shell.version} is not the released file`);
  return content.toString('utf8');
}

/** The revision covers brand, releases and status; banners and categories change without it. */
function keyOf({ boot, path, menu }: FrameQuery): string {
  const content = createHash('sha256')
    .update(JSON.stringify([boot.homeBanners, boot.categories]))
    .digest('base64url');
  return [boot.revision, boot.language, boot.theme, boot.session.state, path, menu, content].join(' ');
}

function requestOf({ boot, path, menu }: FrameQuery): FrameRequest {
  const { session, ...shared } = boot;
  const status = { ...boot.status, ip: '' };
  return { boot: { ...shared, status, telemetry: null }, sessionState: session.state, path, menu };
}

function within<Value>(limitMs: number, value: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), limitMs);
    void value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
