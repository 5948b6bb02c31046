import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../postgres/free-port';
import { isAlive } from '../postgres/process-info';
import { startService } from './service';
import { fixtureService } from './service.fixture';

let folder: string;
let port: number;
const notes = () => (existsSync(`${folder}/notes`) ? readFileSync(`${folder}/notes`, 'utf8').trim().split('\n') : []);

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'marquee-service-'));
  port = await freePort();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('waits until the service is ready and drains it at the end', async () => {
  const service = startService(fixtureService(folder, port));
  await service.ready();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  await service.stop();
  expect(notes()).toEqual(['draining', 'drained']);
  expect(isAlive(service.pid)).toBe(false);
});

test('kills at once when forced', async () => {
  const service = startService(fixtureService(folder, port));
  await service.ready();
  await service.stop(true);
  expect(notes()).toEqual([]);
});

test('reports that a service ended, with the end of its log', async () => {
  const onExit = vi.fn<(reason: string) => void>();
  const service = startService({ ...fixtureService(folder, port), onExit });
  await service.ready();
  process.kill(service.pid, 'SIGKILL');
  await vi.waitFor(() => expect(onExit).toHaveBeenCalledWith(expect.stringContaining('fixture ended by itself')));
});

test('reports a service that ends before it is ready', async () => {
  const options = { ...fixtureService(folder, port), program: '/nowhere/main.mjs' };
  await expect(startService(options).ready()).rejects.toThrow(/ended before it was ready[^]*Cannot find module/);
});

test('drains and ends a service when the process that started it is killed', async () => {
  const script = fileURLToPath(new URL('./hold-service.fixture.ts', import.meta.url));
  const args = ['--import', import.meta.resolve('tsx'), script, folder, String(port)];
  const launcher = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(launcher.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  launcher.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
  expect(notes()).toEqual(['draining', 'drained']);
});
