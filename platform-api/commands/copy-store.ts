import { readSettings } from '../../shared/build/src/start/settings';
import { createBucketStore } from '../src/platform/store/bucket-store';
import { copyStore } from '../src/platform/store/copy-store';
import { createFolderStore } from '../src/platform/store/folder-store';
import { bucketOf } from '../src/platform/store/store-settings';

/** `pnpm store:copy`: uploads and releases of the state folder into the bucket of MARQUEE_STORE, or back. */
const USAGE = `usage: pnpm store:copy to-bucket | to-folder
       copies what the other side lacks, reads all of it there again, and says how much that was; may be repeated`;

async function run([direction, ...rest]: readonly string[]): Promise<void> {
  const { env } = process;
  if ((direction !== 'to-bucket' && direction !== 'to-folder') || rest.length > 0) throw new Error(USAGE);
  const { home } = readSettings();
  const place = bucketOf({
    store: env['MARQUEE_STORE'] ?? '',
    keyId: env['MARQUEE_STORE_KEY_ID'],
    secret: env['MARQUEE_STORE_SECRET'],
    credentialsFile: env['MARQUEE_STORE_CREDENTIALS'],
  });
  const [folder, bucket] = [createFolderStore(home), createBucketStore(place, home)];
  const count = await (direction === 'to-bucket' ? copyStore(folder, bucket) : copyStore(bucket, folder));
  process.stdout.write(
    `${count.checked} files of ${count.bytes} bytes are the same on both sides; ${count.copied} of them were copied now\n`,
  );
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
