import { mkdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { BootDocument } from '@marquee/contract/boot';
import { SYSTEM_STATUS } from '@marquee/contract/constants';
import { releasePath } from '@marquee/contract/release';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerRelease } from '../../modules/releases/federation/register-release';
import { releaseOf } from '../../modules/releases/federation/release.fixture';
import { seedIdentity } from '../../seed/identity/seed-identity';
import { setSiteStatus } from '../../testing/brand-settings';
import type { TestBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/test-app';

const DEMO = { type: 'username', username: 'demo', password: 'Mangrove-2026!' } as const;

let site: TestApp;
let port: number;
const open: Socket[] = [];
beforeAll(async () => {
  site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
  await releaseShell();
  await site.app.server.listen({ port: 0, host: '127.0.0.1' });
  port = (site.app.server.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => site.close());

async function releaseShell(): Promise<void> {
  const { home } = site.app.platform.config;
  const folder = join(home, 'releases', releasePath({ name: 'host-shell', version: '1.0.0' }));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'template.html'), '<!--mq:boot-->');
  await registerRelease(site.pool, releaseOf('host-shell', '1.0.0'));
  await site.pool.query(
    "insert into brand_remote (brand_id, remote, stable) select id, 'host-shell', '1.0.0' from brand",
  );
}

/** A page's stream: the received text, and whether the server has ended it. */
async function listen(browser: TestBrowser) {
  const stream = { text: '', ended: false };
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    stream.text += chunk;
  });
  socket.on('end', () => {
    stream.ended = true;
  });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  socket.write(
    `GET /wps/stream HTTP/1.1\r\nHost: sundarban.localhost\r\nConnection: close\r\nCookie: ${cookie}\r\n\r\n`,
  );
  await waitUntil(() => stream.text.includes('session.changed'));
  return stream;
}

/** The current revision of a page of the brand. */
async function revisionOfPage(): Promise<string> {
  const { server } = site.app;
  const answer = await server.inject({ url: '/wps/boot', headers: { host: 'sundarban.localhost' } });
  return answer.json<BootDocument>().revision;
}

const waitUntil = (condition: () => boolean) => vi.waitUntil(condition, { interval: 10 });

const signedIn = async () => {
  const browser = site.browser();
  await browser.call('session.login', DEMO);
  return browser;
};
const memberId = async () =>
  (await site.pool.query<{ id: bigint }>("select id from member where account = 'demo' and brand_id = 1")).rows[0]
    ?.id ?? 0n;
const publishBalance = (id: bigint) =>
  site.app.platform.bus.publish('wallet.balance', { balance: '7.77', currency: 'BDT' }, { memberId: id });

describe('the live stream', () => {
  it("starts with the visitor's session state", async () => {
    expect((await listen(site.browser())).text).toContain('data: {"state":"guest"}');
    expect((await listen(await signedIn())).text).toContain('data: {"state":"member"}');
  });

  it('sends the current configuration revision, so that a page older than a change learns of it', async () => {
    const revision = await revisionOfPage();
    const stream = await listen(site.browser());
    await waitUntil(() => stream.text.includes(`data: {"revision":"${revision}"}`));

    await setSiteStatus(site, 'sundarban', SYSTEM_STATUS.maintenance);
    const laterStream = await listen(site.browser());
    await waitUntil(() => laterStream.text.includes('config.changed'));
    expect(laterStream.text).not.toContain(revision);
    expect(laterStream.text).toContain(await revisionOfPage());
    await setSiteStatus(site, 'sundarban', SYSTEM_STATUS.normal);
  });

  it('sends a member how many messages are unread, and nobody else', async () => {
    const guest = await listen(site.browser());
    await waitUntil(() => guest.text.includes('config.changed'));
    const trial = site.browser();
    await trial.call('session.freePlay', {});
    const trialStream = await listen(trial);
    await waitUntil(() => trialStream.text.includes('config.changed'));
    const member = await signedIn();
    const none = await listen(member);
    await waitUntil(() => none.text.includes('event: messages.unread\ndata: {"count":0}'));
    await site.pool.query(
      "insert into member_message (brand_id, member_id, category, title, text, key) values (1, $1, 'system', 'T', 'T', 'unread')",
      [await memberId()],
    );
    const later = await listen(member);
    await waitUntil(() => later.text.includes('event: messages.unread\ndata: {"count":1}'));
    for (const stream of [guest, trialStream]) expect(stream.text).not.toContain('messages.unread');
  });

  it('ends where events of other processes may have been missed, so that the page reads again', async () => {
    const stream = await listen(site.browser());
    await site.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'marquee-marquee_event' and datname = current_database()`,
    );
    await vi.waitUntil(() => stream.ended, { timeout: 10_000 });
  });

  it('ends when the member signs out, sends nothing of theirs afterwards, and stays open on their other devices', async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    const [firstStream, secondStream] = [await listen(first), await listen(second)];
    await first.call('session.logout', {});
    await waitUntil(() => firstStream.ended);
    publishBalance(await memberId());
    await waitUntil(() => secondStream.text.includes('7.77'));
    expect(firstStream.text).not.toContain('7.77');
    expect(secondStream.ended).toBe(false);
    expect(secondStream.text).not.toContain('guest');
  });

  it('ends on every other device when the password changes', async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    const [firstStream, secondStream] = [await listen(first), await listen(second)];
    const newPassword = 'Estuary-at-dawn';
    await first.call('member.changePassword', { newPassword, confirmNewPassword: newPassword });
    await waitUntil(() => secondStream.ended);
    expect(firstStream.ended).toBe(false);
  });
});
