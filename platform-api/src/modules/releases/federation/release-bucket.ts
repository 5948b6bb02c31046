import { releasePath } from '@marquee/contract/release';
import { Failure } from '../../../platform/failure';
import { inParallel } from '../../../platform/in-parallel';
import { createS3Requests, type S3Access, type S3Request } from '../../../platform/store/s3-requests';
import { StoreDown } from '../../../platform/store/store-down';
import type { ReleaseFiles } from './release-files';

export interface BucketSettings extends S3Access {
  /** Address of the bucket, in the path or the host name; ends with a slash. */
  readonly url: string;
  /** Where pages load from: the bucket itself or a CDN in front of it; ends with a slash. */
  readonly publicUrl: string;
}

const TIMEOUT_MS = 20_000;
/** Requests at once: a release has some hundred files. */
const PARALLEL = 8;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Releases in a bucket with an S3 interface. The bucket answers pages of every brand, with `Access-Control-Allow-Origin: *`. */
export function createReleaseBucket({ url, publicUrl, ...access }: BucketSettings): ReleaseFiles {
  const request = createS3Requests(access);
  const send = (sent: S3Request): Promise<void> =>
    request(sent, async ({ ok, status }) => {
      if (!ok && !(sent.method === 'DELETE' && status === 404)) throw new Failure('release_storage_down', { status });
    }).catch(asDown);
  const objectUrl = (release: { name: string; version: string }, file: string) =>
    new URL(`${releasePath(release)}/${file}`, url);

  return {
    baseUrlOf: (release) => new URL(`${releasePath(release)}/`, publicUrl).href,
    put: (release, files) =>
      inParallel(PARALLEL, [...files], ([file, body]) =>
        send({ method: 'PUT', url: objectUrl(release, file), body, headers: headersOf(file) }),
      ),
    async has(release) {
      const { status } = await reach(new URL(`${releasePath(release)}/${release.entry}`, publicUrl), {
        method: 'HEAD',
      });
      if (status >= 500) throw new Failure('release_storage_down', { status });
      return status === 200;
    },
    remove: (release) =>
      inParallel(PARALLEL, Object.keys(release.integrity), (file) =>
        send({ method: 'DELETE', url: objectUrl(release, file) }),
      ),
  };
}

async function reach(url: URL, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (cause) {
    throw new Failure('release_storage_down', undefined, { cause });
  }
}

const headersOf = (file: string): Record<string, string> => ({
  'content-type': CONTENT_TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
  'cache-control': 'public, max-age=31536000, immutable',
});

function asDown(cause: unknown): never {
  throw cause instanceof StoreDown ? new Failure('release_storage_down', undefined, { cause }) : cause;
}
