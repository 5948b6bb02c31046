import { createHash } from 'node:crypto';
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel } from '../in-parallel';
import { newPublicId } from '../secrets';
import { createS3Requests, type S3Access, type S3Patience, type S3Requests, sha256Of } from './s3-requests';
import { namesBelow, type Store, type StoredContent } from './store';
import { StoreDown } from './store-down';

export interface BucketPlace extends S3Access {
  /** Address of the bucket, and of a folder in it where it has one; ends with a slash. */
  readonly url: string;
}

/** Objects that are written or removed at once. */
const PARALLEL = 8;
const SHA256_HEADER = 'x-amz-meta-sha256';

/**
 * The store of many machines: a bucket with an S3 interface. What is read lies on the disk of this machine before the first byte of it is given out, so
 * that a bucket that ends in the middle, or has other bytes, is asked again or named as what fails.
 * @param home state folder, for what is on the way
 */
export function createBucketStore({ url, ...access }: BucketPlace, home: string, patience?: S3Patience): Store {
  const send = createS3Requests(access, patience);
  const base = new URL(url);
  // A plus sign in an address stands for a blank.
  const urlOf = (name: string) => new URL(name.split('/').map(encodeURIComponent).join('/'), base);
  const spool = join(home, 'cache', 'incoming');

  const removeOne = (name: string) =>
    send({ method: 'DELETE', url: urlOf(name) }, async (response) => {
      if (!response.ok && response.status !== 404) throw await refusal(response);
    });
  const list = (folder: string) => namesOf(send, base, `${folder}/`);

  return {
    folder: null,
    async put(name, content, how) {
      const headers = { 'content-type': 'application/octet-stream', [SHA256_HEADER]: sha256Of(content) };
      const request = { method: 'PUT', url: urlOf(name), headers, body: content } as const;
      const once = { ...request, headers: { ...headers, 'if-none-match': '*' } };
      const outcome = await send(how === 'once' ? once : request, async (response) => {
        if (response.ok) return 'done';
        if (how === 'once' && response.status === 412) return 'there';
        if (how === 'once' && response.status === 501) return 'no condition';
        throw await refusal(response);
      });
      // A bucket that does not know the condition. The content is the same.
      if (outcome === 'no condition')
        await send(request, async (response) => {
          if (!response.ok) throw await refusal(response);
        });
    },
    open: (name, sha256) =>
      send({ method: 'GET', url: urlOf(name) }, async (response) => {
        if (response.status === 404 && !(await response.text()).includes('NoSuchBucket')) return null;
        if (!response.ok) throw await refusal(response);
        await mkdir(spool, { recursive: true, mode: 0o700 });
        return spooled(response, join(spool, newPublicId()), sha256 ?? response.headers.get(SHA256_HEADER));
      }),
    has: (name) =>
      send({ method: 'HEAD', url: urlOf(name) }, async (response) => {
        if (response.status === 404) return false;
        if (!response.ok) throw await refusal(response);
        return true;
      }),
    remove: (names) => inParallel(PARALLEL, names, removeOne),
    async removeBelow(folder) {
      await inParallel(PARALLEL, await namesBelow({ list }, folder), removeOne);
    },
    list,
  };
}

/** @throws Error when the content is cut or not the one that was stored; another attempt may read it right */
async function spooled(response: Response, file: string, sha256: string | null): Promise<StoredContent> {
  const handle = await open(file, 'wx+', 0o600);
  try {
    // Without a name: it goes with the last reader, however that one ends.
    await unlink(file);
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      // From where the last chunk ended.
      await handle.writeFile(chunk);
    }
    const stated = response.headers.get('content-length');
    if (stated !== null && Number(stated) !== bytes) throw new Error(`${bytes} bytes instead of ${stated}`);
    if (sha256 !== null && hash.digest('hex') !== sha256) throw new Error('the content is not the one that was stored');
    return { bytes, content: handle.createReadStream({ start: 0 }) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function* namesOf(send: S3Requests, base: URL, folder: string): AsyncGenerator<string> {
  const [, bucket = '', ...rest] = base.pathname.split('/');
  const root = rest.join('/');
  let token: string | undefined;
  do {
    const url = new URL(`/${bucket}`, base);
    const query = { 'list-type': '2', 'encoding-type': 'url', prefix: root + folder };
    for (const [name, value] of Object.entries({ ...query, ...(token && { 'continuation-token': token }) }))
      url.searchParams.set(name, value);
    const page = await send({ method: 'GET', url }, async (response) => {
      if (!response.ok) throw await refusal(response);
      return response.text();
    });
    for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g))
      yield decodeURIComponent(unescaped(key).replaceAll('+', ' ')).slice(root.length);
    token = unescaped(/<NextContinuationToken>([^<]*)</.exec(page)?.[1] ?? '');
  } while (token !== '');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_entity, name: string) => ENTITIES[name] ?? '');

/** An answer that no further attempt changes. */
async function refusal(response: Response): Promise<StoreDown> {
  const text = await response.text().catch(() => '');
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1];
  return new StoreDown(`the bucket answered ${response.status}${code === undefined ? '' : ` ${code}`}`);
}
