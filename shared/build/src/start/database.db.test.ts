import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { administer } from '../postgres/administer';
import { disposableFolder } from '../postgres/disposable-folder';
import { isAlive } from '../postgres/process-info';
import { supervisePostgres } from './database';

const folder = mkdtempSync(path.join(disposableFolder(), `${process.pid}-`));
chmodSync(folder, 0o755);
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('starts a killed database again, at the same address with its data', async () => {
  const { server, stop } = await supervisePostgres(folder, undefined, () => undefined);
  await administer(server.url, 'create table kept as select 7 as number');
  process.kill(server.pid, 'SIGKILL');
  await vi.waitFor(() => expect(isAlive(server.pid)).toBe(false));
  const read = () => administer(server.url, 'select number from kept');
  await vi.waitFor(async () => expect(await read()).toEqual([{ number: 7 }]), { timeout: 20_000, interval: 200 });
  await stop();
  await expect(read()).rejects.toThrow('ECONNREFUSED');
});
