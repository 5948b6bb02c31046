import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createPublicKey, sign, verify } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTeamKey, KEY_FILE } from './team-key';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marquee-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps the key that a team has, and gives away its public half only', () => {
  const publicKey = createTeamKey(folder);
  expect(createTeamKey(folder)).toBe(publicKey);
  expect(publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  expect(statSync(path.join(folder, KEY_FILE)).mode & 0o077).toBe(0);
  const signature = sign(null, Buffer.from('a release'), readFileSync(path.join(folder, KEY_FILE)));
  expect(verify(null, Buffer.from('a release'), createPublicKey(publicKey), signature)).toBe(true);
});
