import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const config = (change: object) =>
  site.pool.query("update brand set config = config || $1::jsonb, revision = revision + 1 where code = 'sundarban'", [
    JSON.stringify(change),
  ]);

test('states the resources, measurement, origins and the visitor’s place of a brand', async () => {
  await config({
    social: [{ csType: 'TELEGRAM', title: 'সুন্দরবন', path: 'https://t.me/example' }],
    apps: { ios: 'https://apps.example.com/ios', android: null },
    analytics: [{ provider: 'matomo', siteId: '7' }],
    imageOrigins: ['https://pictures.example.com'],
    frameOrigins: ['https://games.example.com'],
  });
  site.app.platform.bus.publish('config.changed', { revision: '' }, 'everybody');
  const { launchGameCDNs, imageCDNs, ...stated } = await site.browser().call('system.whitelabel', {});
  expect(stated).toMatchObject({
    brand: 'sundarban',
    mainDomain: 'sundarban.localhost',
    resources: [
      { key: 'TELEGRAM', labelNameEn: 'Telegram', url: 'https://t.me/example', name: 'সুন্দরবন' },
      { key: 'IOS', labelNameEn: 'iOS app', url: 'https://apps.example.com/ios', name: 'iOS app' },
    ],
    analytics: [{ provider: 'matomo', siteId: '7' }],
    location: { ip: '198.51.100.7' },
  });
  expect(imageCDNs.at(0)).toContain('//sundarban.localhost');
  expect(imageCDNs.at(1)).toBe('https://pictures.example.com');
  expect(launchGameCDNs).toContain('https://games.example.com');
  expect(launchGameCDNs.at(0)).toContain('//play.localhost');
  expect((await site.browser('meridian').call('system.whitelabel', {})).analytics).toEqual([]);
});

test('states the modules as a tree: every flag once, below an area that is on with one of them', async () => {
  await config({ flags: { USERNAMEREG3: true, SMSVERIF3: false, POINTS: false, LOYALTY: true } });
  site.app.platform.bus.publish('config.changed', { revision: '' }, 'everybody');
  const { modules, flags } = await site.browser().call('system.whitelabel', {});
  expect(modules).toEqual([
    {
      key: 'REGISTER',
      enabled: true,
      modules: [
        { key: 'USERNAMEREG3', enabled: true },
        { key: 'SMSVERIF3', enabled: false },
      ],
    },
    { key: 'REWARDS', enabled: false, modules: [{ key: 'POINTS', enabled: false }] },
    { key: 'OTHER', enabled: true, modules: [{ key: 'LOYALTY', enabled: true }] },
  ]);
  expect(Object.fromEntries(modules.flatMap((area) => area.modules).map(({ key, enabled }) => [key, enabled]))).toEqual(
    flags,
  );
  const { modules: seeded } = await site.browser('meridian').call('system.whitelabel', {});
  expect(seeded.map(({ key }) => key)).toEqual(['REGISTER', 'LOGIN', 'PASSWORD', 'REWARDS', 'WALLET', 'APPS']);
});

test('names the countries whose mobile numbers the brand takes, its own first, in the visitor’s language', async () => {
  await config({ furtherDialingCodes: ['+84'] });
  site.app.platform.bus.publish('config.changed', { revision: '' }, 'everybody');
  const countries = await site.browser().call('system.countryCodes', {}, { headers: { 'x-language': 'vi' } });
  expect(countries).toEqual([
    { countryCode: 'BD', countryDialingCode: '+880', name: 'Bangladesh' },
    { countryCode: 'VN', countryDialingCode: '+84', name: 'Việt Nam' },
  ]);
});

test('answers relay calls under their names with and without the prefix', async () => {
  const statusOf = async (name: string) => {
    const url = `/wps/relay/${name}`;
    const answer = await site.app.server.inject({ method: 'GET', url, headers: { host: 'sundarban.localhost:4000' } });
    return answer.json<{ code?: string; success: boolean }>();
  };
  for (const name of ['MCSFE_getBanners', 'getBanners'])
    expect(await statusOf(`${name}?groupName=w_home`)).toMatchObject({ success: true });
  for (const name of [
    'MCSFE_getFavoriteGames',
    'getFavoriteGames',
    'getFavoriteGamesList',
    'MCSFE_getFavoriteGamesList',
    'MCS2_getFavoriteGamesList',
  ])
    expect(await statusOf(name)).toMatchObject({ code: 'not_logged_in' });
  expect(await statusOf('CS_getFavoriteGames')).toMatchObject({ code: 'not_found' });
});
