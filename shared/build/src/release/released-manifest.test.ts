import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newRemote } from '../scaffold/new-remote';
import { outside } from '../scaffold/outside';
import { remoteFiles } from '../scaffold/remote-files';
import { releasedManifest } from './released-manifest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marquee-manifest-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const loyalty = newRemote('loyalty');
const files = remoteFiles(loyalty, outside(loyalty, { sdk: '1.3.0' }, undefined));

function manifestWith(change: object) {
  const source = { ...(JSON.parse(files['remote.json'] ?? '') as object), ...change };
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(source));
  const app = { path: folder, name: loyalty.name, kind: 'remote' as const, version: '0.1.0', homepage: undefined };
  return releasedManifest(app, '0.1.0');
}

it('refuses an unknown slot in a sentence that names the slots', () => {
  const slots = [{ id: 'card', slot: 'home.nowhere', order: 1, policy: 'none' }];
  expect(() => manifestWith({ slots })).toThrow(
    /^remote\.json, slots\.0\.slot: there is no slot home\.nowhere; the slots are header\.balance, home\.promotions, /,
  );
});

it('refuses what else does not fit in sentences, without the schema library’s own format', () => {
  const act = () => manifestWith({ namespace: 7, more: true });
  expect(act).toThrow(/remote\.json, namespace: .+\nremote\.json, the document: /);
  expect(act).not.toThrow(/\{/);
});
