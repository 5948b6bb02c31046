import path from 'node:path';
import { packSdk } from './pack-sdk';

/** `pnpm sdk:pack <folder>`: the packages for teams outside, as tarballs. */
const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('usage: pnpm sdk:pack <folder>\n');
  process.exit(2);
}
const target = path.resolve(folder);
const files = await packSdk(target);
process.stdout.write(`${files.map((file) => path.join(target, file)).join('\n')}\n`);
