import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCatalogue } from '../../seed/catalogue/seed-catalogue';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { withGeneratedTypes } from './typed-client.fixture';

/** A partner's program, based on the OpenAPI document only. */
const PARTNER = `
import createClient from 'openapi-fetch';
import type { paths } from './api';

export async function visit(baseUrl: string) {
  const guest = createClient<paths>({ baseUrl });
  const trial = await guest.POST('/wps/session/login/freeplay', { body: { transport: 'header' } });
  if (!trial.data) throw new Error(trial.error.code);
  const { token, member } = trial.data.value;
  const player = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${token}\` } });
  const games = await player.GET('/wps/relay/GCSGAME_gameList', { params: { query: { pageSize: 2, language: 'en' } } });
  const balance = await player.GET('/wps/v2/wallets/balance');
  const refusal = await guest.GET('/wps/v2/wallets/balance');
  return {
    currency: member.currency,
    games: games.data?.value.content.map(({ gameName }) => gameName),
    balance: balance.data?.value.balance,
    refusal: refusal.error?.code,
  };
}
`;

/** How long a server may cache the brands' hosts. */
const BRANDS_CACHE_MS = 60_000;

interface Partner {
  visit(baseUrl: string): Promise<object>;
}

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await seedCatalogue(site.app.platform.database, site.app.platform.config);
  await site.pool.query(
    "insert into brand_domain (host, brand_id) select '127.0.0.1', id from brand where code = 'sundarban'",
  );
  site.clock.pass(BRANDS_CACHE_MS);
  await site.app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

it('serves a client whose types were generated from the OpenAPI document', async () => {
  const { visit, remove } = await withGeneratedTypes<Partner>(PARTNER);
  const { port } = site.app.server.server.address() as AddressInfo;
  expect(await visit(`http://127.0.0.1:${port}`)).toEqual({
    currency: 'BDT',
    games: [expect.any(String), expect.any(String)],
    balance: expect.stringMatching(/^\d+\.\d\d$/) as string,
    refusal: 'not_logged_in',
  });
  await remove();
});
