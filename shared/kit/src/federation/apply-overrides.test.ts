import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BootDocument } from '@marquee/contract/boot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyOverrides } from './apply-overrides';

const manifest = (id: string) => ({
  id,
  version: '0.0.0',
  contract: '^1.0.0',
  namespace: 'quests',
  languages: ['en'],
  labels: { en: {} },
});
const boot = { remotes: [{ name: 'mf-wallet', manifest: manifest('mf-wallet'), release: { version: '1.0.0' } }] };
const NOWHERE = 'http://127.0.0.1:9';

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((_request, response) =>
    response.end(JSON.stringify({ entry: 'remote-entry.abc.js', manifest: manifest('mf-quests') })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const overriding = async (overrides: Record<string, string>) =>
  (await applyOverrides(boot as unknown as BootDocument, overrides)).remotes;

it('adds a remote that was never released, as its dev server describes it', async () => {
  expect(await overriding({ 'mf-quests': url })).toMatchObject([
    { name: 'mf-wallet', release: { version: '1.0.0' } },
    { name: 'mf-quests', manifest: { id: 'mf-quests' }, release: { baseUrl: `${url}/`, entry: 'remote-entry.abc.js' } },
  ]);
});

it('leaves a released remote in its place when its override does not answer, so that the failure shows there', async () => {
  expect(await overriding({ 'mf-wallet': NOWHERE })).toMatchObject([
    { name: 'mf-wallet', manifest: { id: 'mf-wallet' }, release: { version: 'override', baseUrl: `${NOWHERE}/` } },
  ]);
});

it('leaves out an unknown remote that does not answer', async () => {
  expect(await overriding({ 'mf-quests': NOWHERE })).toHaveLength(1);
});
