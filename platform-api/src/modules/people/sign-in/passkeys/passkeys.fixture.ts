import { seedIdentity } from '../../../../seed/identity/seed-identity';
import type { CallOptions, TestBrowser } from '../../../../testing/browser';
import { startTestApp, type TestApp } from '../../../../testing/test-app';
import { createDevice, type Deviation, type Device, type DeviceSettings } from './software-authenticator.fixture';

export const PASSWORD = 'Mangrove-2026!';

const PASSWORDS: Readonly<Record<string, string>> = {
  'sundarban demo': PASSWORD,
  'sundarban demoagent': 'Tidewater-2026!',
  'meridian demo': 'Longitude-2026!',
  'meridian demoagent': 'Harbour-2026!',
};

/** A site whose members have passkeys on devices of software. */
export interface PasskeySite {
  readonly site: TestApp;
  logIn(account?: string, brand?: string): Promise<TestBrowser>;
  /** Adds a passkey of a device, against the password. */
  add(browser: TestBrowser, settings?: DeviceSettings, password?: string): Promise<Device & { passkeyId: string }>;
  /** A log-in by a passkey from a browser without a session. */
  openBy(device: Device, not?: Deviation, options?: CallOptions & { brand?: string }): ReturnType<TestBrowser['send']>;
  /** The code of the refusal of such a log-in; `opened` where there was none. */
  outcomeOf(device: Device, not?: Deviation, options?: CallOptions & { brand?: string }): Promise<string>;
  /** The messages in the inbox of a member, once none is queued: their titles. */
  told(browser: TestBrowser): Promise<string[]>;
  /** Forgets passkeys, messages, sessions, counts and the time that passed. */
  reset(): Promise<void>;
  pass(ms: number): void;
}

export async function startPasskeySite(): Promise<PasskeySite> {
  const site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
  await site.app.platform.jobs.start();
  let passedMs = 0;
  const pass = (ms: number) => {
    passedMs += ms;
    site.clock.pass(ms);
  };
  const queued = async () =>
    (await site.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'member.message'")).rowCount;

  const openBy: PasskeySite['openBy'] = async (device, not, { brand, ...options } = {}) => {
    const browser = site.browser(brand);
    const { attempt, options: request } = await browser.call('session.passkeyOptions', {}, options);
    return browser.send('session.passkeyLogin', { attempt, assertion: device.answer(request, not) }, options);
  };

  return {
    site,
    async logIn(account = 'demo', brand = 'sundarban') {
      const browser = site.browser(brand);
      const password = PASSWORDS[`${brand} ${account}`] ?? PASSWORD;
      await browser.call('session.login', { type: 'username', username: account, password });
      return browser;
    },
    async add(browser, settings, password = PASSWORD) {
      const device = createDevice(settings);
      const { options } = await browser.call('security.startPasskey', { password });
      const { passkeyId } = await browser.call('security.addPasskey', { registration: device.register(options) });
      return Object.assign(device, { passkeyId });
    },
    openBy,
    async outcomeOf(device, not, options) {
      const { envelope } = await openBy(device, not, options);
      return envelope.success ? 'opened' : envelope.code;
    },
    async told(browser) {
      for (let tries = 0; tries < 300 && (await queued()) !== 0; tries += 1)
        await new Promise((done) => setTimeout(done, 50));
      return (await browser.call('messages.list', {})).content.map(({ title }) => title);
    },
    async reset() {
      pass(-passedMs);
      for (const table of ['passkey', 'passkey_owner', 'authenticator', 'one_time', 'throttle', 'remembered_device'])
        await site.pool.query(`delete from ${table}`);
      await site.pool.query('delete from session; delete from member_login; delete from member_message');
      await site.pool.query('delete from graphile_worker._private_jobs where locked_at is null');
      await site.pool.query("update member set status = 'active', closed_at = null, language = 'en'");
    },
    pass,
  };
}
