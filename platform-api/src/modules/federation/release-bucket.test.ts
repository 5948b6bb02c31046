import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReleaseBucket } from './release-bucket';

/** A bucket that keeps what is put into it; signatures are checked by the documented examples. */
const objects = new Map<string, string>();
let status = 200;
let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = request.url ?? '';
      const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') ?? false;
      if (request.method === 'PUT' && isSigned) objects.set(key, Buffer.concat(chunks).toString());
      if (request.method === 'DELETE' && isSigned) objects.delete(key);
      response.writeHead(status !== 200 || objects.has(key) || request.method !== 'HEAD' ? status : 404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/`;
});
afterAll(() => server.close());

const open = (address = url) =>
  createReleaseBucket(
    { url: address, publicUrl: address, keyId: 'key', secret: 'secret', region: 'here' },
    { now: () => new Date() },
  );
const release = {
  name: 'mf-loyalty',
  version: '1.0.0+a',
  entry: 'entry.js',
  integrity: { 'entry.js': '', 'a/b.css': '' },
};
const files = new Map([
  ['entry.js', Buffer.from('1')],
  ['a/b.css', Buffer.from('2')],
]);

describe('a bucket of releases', () => {
  it('takes the files of a release, says that they are there, and removes them', async () => {
    const bucket = open();
    expect(bucket.baseUrlOf(release)).toBe(`${url}mf-loyalty/1.0.0_a/`);
    expect(await bucket.has(release)).toBe(false);
    await bucket.put(release, files);
    expect([...objects].sort()).toEqual([
      ['/bucket/mf-loyalty/1.0.0_a/a/b.css', '2'],
      ['/bucket/mf-loyalty/1.0.0_a/entry.js', '1'],
    ]);
    expect(await bucket.has(release)).toBe(true);
    await bucket.remove(release);
    expect(objects.size).toBe(0);
  });

  it('is named as what fails while it is down', async () => {
    const failure = { code: 'release_storage_down' };
    status = 503;
    await expect(open().put(release, files)).rejects.toMatchObject(failure);
    await expect(open().has(release)).rejects.toMatchObject(failure);
    status = 200;
    await expect(open('http://127.0.0.1:1/').has(release)).rejects.toMatchObject(failure);
  });
});
