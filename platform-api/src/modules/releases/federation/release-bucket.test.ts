import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBucket, type TestBucket } from './bucket.fixture';
import { createReleaseBucket } from './release-bucket';

let server: TestBucket;
let url = '';
beforeAll(async () => {
  server = await startBucket();
  url = server.url;
});
afterAll(() => server.close());

const open = (address = url) =>
  createReleaseBucket({ url: address, publicUrl: address, keyId: 'key', secret: 'secret', region: 'here' });
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
    expect([...server.objects].sort()).toEqual([
      ['/bucket/mf-loyalty/1.0.0_a/a/b.css', '2'],
      ['/bucket/mf-loyalty/1.0.0_a/entry.js', '1'],
    ]);
    expect(await bucket.has(release)).toBe(true);
    await bucket.remove(release);
    expect(server.objects.size).toBe(0);
  });

  it('is named as what fails while it is down', async () => {
    const failure = { code: 'release_storage_down' };
    for (const state of ['failing', 'gone'] as const) {
      server.turn(state);
      await expect(open().put(release, files)).rejects.toMatchObject(failure);
      await expect(open().has(release)).rejects.toMatchObject(failure);
      await expect(open().remove(release)).rejects.toMatchObject(failure);
    }
    server.turn('up');
  });
});
