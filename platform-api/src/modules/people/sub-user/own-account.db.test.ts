import { strFromU8, unzipSync } from 'fflate';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { joinLine } from '../line/line.fixture';
import { createDevice, type Device } from '../sign-in/passkeys/software-authenticator.fixture';
import { joinSubUser, SUB_USER_PASSWORD } from './sub-user.fixture';

let site: TestApp;
let agent: Awaited<ReturnType<typeof joinLine>>;
beforeAll(async () => {
  site = await startTestApp();
  await site.app.platform.jobs.start();
  agent = await joinLine(site, 'keys1');
  await joinLine(site, 'hidden1', { upline: agent.id, type: 3 });
});
afterAll(() => site.close());

type SubUser = Awaited<ReturnType<typeof joinSubUser>>;

async function addPasskey({ browser }: SubUser): Promise<Device> {
  const device = createDevice();
  const { options } = await browser.call('security.startPasskey', { password: SUB_USER_PASSWORD });
  await browser.call('security.addPasskey', { registration: device.register(options) });
  return device;
}

async function logInBy(device: Device, place: 'member' | 'agent' = 'agent'): Promise<string> {
  const browser = site.browser();
  const { attempt, options } = await browser.call('session.passkeyOptions', {});
  const { envelope } = await browser.send('session.passkeyLogin', {
    attempt,
    assertion: device.answer(options),
    site: place,
  });
  return envelope.success ? 'in' : envelope.code;
}

it('has passkeys of its own, which open the office alone, and end when the agent resets the account', async () => {
  const subUser = await joinSubUser(site, agent, 'keyed1', ['line']);
  const device = await addPasskey(subUser);
  expect((await subUser.browser.call('security.passkeys', {})).passkeys).toHaveLength(1);
  expect((await agent.browser.call('security.passkeys', {})).passkeys).toEqual([]);
  expect(await logInBy(device)).toBe('in');
  expect(await logInBy(device, 'member')).toBe('office_only');
  await agent.browser.call('agent.renewSubUser', { id: subUser.id, way: 'link' });
  expect(await logInBy(device)).toBe('passkey_refused');
});

it('loses its passkeys with the account', async () => {
  const subUser = await joinSubUser(site, agent, 'keyed2', ['line']);
  const device = await addPasskey(subUser);
  await agent.browser.call('agent.removeSubUser', { id: subUser.id });
  expect(await logInBy(device)).toBe('passkey_refused');
  const { rows } = await site.pool.query(
    "select from passkey where member_id = (select id from member where account = 'keyed2')",
  );
  expect(rows).toEqual([]);
});

it('takes a copy of its own data away, in which nobody of the agent’s line is, and nobody else gets it', async () => {
  const { browser } = await joinSubUser(site, agent, 'copied1', ['line']);
  await browser.call('security.requestDataExport', { password: SUB_USER_PASSWORD });
  await expect
    .poll(async () => (await browser.call('security.dataExport', {}))?.state, { timeout: 20_000 })
    .toBe('ready');
  const exportId = (await browser.call('security.dataExport', {}))?.exportId ?? '';
  const download = ({ cookies }: typeof browser) =>
    site.app.server.inject({
      method: 'GET',
      url: `/wps/member/data-export/${exportId}`,
      headers: {
        host: 'sundarban.localhost',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
  expect((await download(agent.browser)).statusCode).toBe(404);
  const answer = await download(browser);
  expect(answer.statusCode).toBe(200);
  const texts = Object.values(unzipSync(answer.rawPayload)).map((bytes) => strFromU8(bytes));
  expect(texts.some((text) => text.includes('copied1'))).toBe(true);
  expect(texts.some((text) => text.includes('hidden1'))).toBe(false);
});

describe('what happens on its account', () => {
  const messages = async () => (await agent.browser.call('messages.list', {})).content;
  const titles = async () => (await messages()).map(({ title }) => title);

  it('is told to its agent, since it has no inbox: passkeys and second factors, both ways', async () => {
    const subUser = await joinSubUser(site, agent, 'watched1', ['line']);
    await addPasskey(subUser);
    const proof = { password: SUB_USER_PASSWORD };
    const { secret } = await subUser.browser.call('security.startAuthenticator', proof);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.now().getTime() });
    await subUser.browser.call('security.confirmAuthenticator', { code });
    await subUser.browser.call('security.disableAuthenticator', proof);
    await subUser.browser.call('security.disableAuthenticator', proof);
    await expect.poll(async () => (await titles()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
    expect((await titles()).filter((title) => title.startsWith('watched1')).toSorted()).toEqual([
      'watched1: Authenticator app added',
      'watched1: Authenticator app removed',
      'watched1: Passkey added',
    ]);
    expect((await messages())[0]).toMatchObject({ category: 'system', link: '/agentHome/access', read: false });
    const { rows } = await site.pool.query(
      "select from member_message where member_id = (select id from member where account = 'watched1')",
    );
    expect(rows).toEqual([]);
  });
});
