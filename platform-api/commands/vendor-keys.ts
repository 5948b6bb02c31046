import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openDatabase } from '../../shared/build/src/start/database';
import { readSettings } from '../../shared/build/src/start/settings';
import { VENDOR_SECRETS_KEY } from '../src/composition/keys';
import { createAudit } from '../src/modules/operators/audit/audit';
import { platformSigningKey } from '../src/modules/games/vendor-api/platform-key';
import { createVendorKeys, type VendorKeys } from '../src/modules/games/vendor-wallet/keys/key-service';
import { openDatabase as openPool } from '../src/platform/database';
import { keyFolderOf, readOrMakeKey } from '../src/platform/key-file';
import { createSecretBox } from '../src/platform/secret-box';

/** `pnpm vendor:keys`: the keys of game vendors. Every change needs a reason and goes into the audit log. */
const USAGE = `usage: pnpm vendor:keys list <vendor>
       pnpm vendor:keys add <vendor> <public key, PEM file> <reason>
       pnpm vendor:keys add-secret <vendor> <reason>
       pnpm vendor:keys retire <vendor> <key id> <reason>
       pnpm vendor:keys platform        our own public key, for vendors to check what we ask them`;
const print = (line: string) => process.stdout.write(`${line}\n`);
const system = { kind: 'system' } as const;
const settings = readSettings();
const keyFolder = keyFolderOf(settings.home, process.env['MARQUEE_KEYS_DIR']);

async function run(keys: VendorKeys, [act, vendor = '', ...rest]: readonly string[]): Promise<void> {
  const reason = rest.at(-1)?.trim() ?? '';
  const change = { actor: system, reason };
  if (act === 'list' && vendor) {
    for (const { id, kind, fingerprint, addedAt, retiredAt } of await keys.list(vendor))
      print(
        `${id}  ${kind}  ${fingerprint ?? '-'}  since ${addedAt.toISOString()}  ${retiredAt ? `retired ${retiredAt.toISOString()}` : 'valid'}`,
      );
  } else if (act === 'add' && rest.length === 2 && reason) {
    print(`key ${await keys.addPublicKey(vendor, await readFile(rest[0] ?? '', 'utf8'), change)} is valid`);
  } else if (act === 'add-secret' && rest.length === 1 && reason) {
    const { id, secret } = await keys.addSecret(vendor, change);
    print(`key ${id} is valid; its secret, shown this once: ${secret}`);
  } else if (act === 'retire' && rest.length === 2 && reason) {
    await keys.retire(vendor, BigInt(rest[0] ?? ''), change);
    print(`key ${rest[0]} is retired; within ten seconds no process accepts it`);
  } else if (act === 'platform') {
    const key = createPublicKey(await platformSigningKey(keyFolder));
    print(key.export({ type: 'spki', format: 'pem' }).toString().trimEnd());
  } else {
    throw new Error(USAGE);
  }
}

const database = await openDatabase(settings, () => undefined);
const { pool, close } = openPool(database.url, 1);
try {
  const box = createSecretBox(await readOrMakeKey(keyFolder, VENDOR_SECRETS_KEY));
  await run(createVendorKeys(pool, box, createAudit(pool)), process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await close();
  await database.stop();
}
