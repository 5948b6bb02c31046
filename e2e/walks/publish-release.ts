import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Release, releasePath } from '../../shared/contract/src/release';
import { publishOverHttp } from '../../shared/build/src/release/publish';
import { integrityOf, withOwnChunks } from '../federation/support/release-variant';
import { openSimulated } from '../federation/support/simulated-visitor';
import type { ConsoleClient } from '../support/console-client';
import { environment } from '../support/environment';
import { send } from '../support/send';

/**
 * Publishes a further release of a remote as a team does that has neither checkout nor database: with a token and a key, over HTTP.
 * Its files are those that the brand runs now.
 */
export async function publishRelease(
  operators: ConsoleClient,
  brand: string,
  remote: string,
  version: string,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-walk-'));
  try {
    const release = await copyOfRunning(folder, brand, remote, version);
    const key = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const { id, token } = (await operators.call('/ops/release-tokens', {
      team: 'Night shift',
      remotes: [remote],
      brands: [brand],
      stage: 'register',
      publicKey: key.publicKey,
      days: 1,
      reason: 'walk of an operator at night',
    })) as { id: string; token: string };
    await publishOverHttp(path.join(folder, releasePath(release)), release, {
      to: `http://console.localhost:${environment.apiPort}`,
      token,
      privateKey: key.privateKey,
      provenance: { commit: '4f1c9a27be', author: 'Lena Roy', notes: 'Faster first row', changeUrl: null },
    });
    await operators.call(`/ops/release-tokens/${id}/revoke`, { reason: 'the walk is over' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Files and document of the release that the brand runs, under another version. */
async function copyOfRunning(folder: string, brand: string, remote: string, version: string): Promise<Release> {
  const { boot } = await openSimulated(brand, { bucket: 99 });
  const baseUrl = boot.remotes.find(({ name }) => name === remote)?.release.baseUrl ?? '';
  const running = JSON.parse((await send(brand, `${baseUrl}release.json`)).text) as Release;
  const target = path.join(folder, releasePath({ name: remote, version }));
  const integrity: Record<string, string> = {};
  for (const [file, hash] of Object.entries(running.integrity)) {
    const { body, text } = await send(brand, baseUrl + file);
    const isScript = file.endsWith('.js');
    const content = isScript ? withOwnChunks(text, version) : body;
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), content);
    integrity[file] = isScript ? integrityOf(withOwnChunks(text, version)) : hash;
  }
  const manifest = running.manifest && { ...running.manifest, version };
  return { ...running, version, manifest, integrity };
}
