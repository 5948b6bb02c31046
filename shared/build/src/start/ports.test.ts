import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../postgres/free-port';
import { requireUsablePorts } from './ports';
import { readSettings } from './settings';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});
const occupy = async (host: string): Promise<number> => {
  const port = await freePort();
  const server = createServer();
  open.push(server);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return port;
};
const settingsOf = async (ports: { apiPort?: number; sandboxPort?: number; databasePort?: number }) => ({
  ...readSettings({}),
  apiPort: await freePort(),
  sandboxPort: await freePort(),
  ...ports,
});
const refusalOf = async (ports: Parameters<typeof settingsOf>[0]) =>
  requireUsablePorts(await settingsOf(ports)).then(
    () => null,
    (error: Error) => error.message,
  );

test('accepts free ports', async () => expect(await refusalOf({})).toBeNull());

test.each([6000, 6667, 10080, 2049])('refuses %i, which browsers block, and proposes one that works', async (port) => {
  const message = await refusalOf({ apiPort: port });
  expect(message).toContain(`Port ${port} for the platform is blocked by all browsers`);
  const proposed = Number(/MARQUEE_API_PORT=(\d+)/.exec(message ?? '')?.[1]);
  expect(await refusalOf({ apiPort: proposed })).toBeNull();
});

test.each(['127.0.0.1', '0.0.0.0', '::1'])('refuses a port that another program has at %s', async (host) => {
  expect(await refusalOf({ sandboxPort: await occupy(host) })).toMatch(/for the vendor sandbox is taken/);
});

test('refuses a taken port of the database, and one port for two purposes', async () => {
  expect(await refusalOf({ databasePort: await occupy('127.0.0.1') })).toMatch(/for the database is taken/);
  const port = await freePort();
  expect(await refusalOf({ apiPort: port, sandboxPort: port })).toMatch(/sandbox has another purpose already/);
});
