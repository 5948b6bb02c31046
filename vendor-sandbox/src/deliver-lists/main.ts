import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deliveries } from './delivery';

/** `pnpm deliver:lists [folder]`: writes the vendors' game lists to where the platform's seed reads them. */
const folder = process.argv[2] ?? 'platform-api/vendor-lists';
await mkdir(folder, { recursive: true });
for (const { vendorCode, text } of deliveries()) await writeFile(join(folder, `${vendorCode}.json`), text);
