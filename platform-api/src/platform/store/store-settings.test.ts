import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bucketOf } from './store-settings';

const key = { keyId: 'key', secret: 'secret', credentialsFile: undefined };

test.each([
  ['s3://files?endpoint=https://s3.example.com&region=here', 'https://s3.example.com/files/', 'here'],
  ['s3://files/deep/est/?endpoint=http://127.0.0.1:9000/', 'http://127.0.0.1:9000/files/deep/est/', 'us-east-1'],
  ['s3://files?region=eu-west-1', 'https://s3.eu-west-1.amazonaws.com/files/', 'eu-west-1'],
])('%s is a bucket', (store, url, region) => {
  expect(bucketOf({ store, ...key })).toEqual({ url, region, keyId: 'key', secret: 'secret' });
});

test.each(['', '/var/files', 'https://files', 's3://', 's3://files?endpoint=ftp://x', 's3://files?endpoint=nowhere'])(
  '%j is none',
  (store) => {
    expect(() => bucketOf({ store, ...key })).toThrow(/^Invalid settings/);
  },
);

test('the credentials come from the environment or from a file, and say what is missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'credentials-'));
  const file = join(folder, 'store.json');
  const open = (changes: object) => bucketOf({ store: 's3://files', ...key, ...changes });
  try {
    writeFileSync(file, JSON.stringify({ keyId: 'of the file', secret: 'also' }));
    expect(open({ credentialsFile: file })).toMatchObject({ keyId: 'of the file', secret: 'also' });
    writeFileSync(file, '{');
    expect(() => open({ credentialsFile: file })).toThrow(`The credentials of the store cannot be read in ${file}.`);
    expect(() => open({ secret: undefined })).toThrow(/needs MARQUEE_STORE_KEY_ID and MARQUEE_STORE_SECRET/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
