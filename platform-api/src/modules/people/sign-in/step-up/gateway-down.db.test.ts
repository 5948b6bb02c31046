import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stepUpDetailsSchema } from '@marquee/contract/calls/sign-in';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedIdentity } from '../../../../seed/identity/seed-identity';
import { setBrandFlags } from '../../../../testing/brand-settings';
import { startTestApp, type TestApp } from '../../../../testing/test-app';

const DEMO = { type: 'username', username: 'demo', password: 'Mangrove-2026!' } as const;
const AWAY = { ip: '198.51.100.99' };
/** One more than a member may receive within five minutes. */
const REFUSALS = 4;

/** The deployment's gateways: they refuse messages while they are down. */
const gateways = { down: true, messages: [] as string[] };
let sms: Server;
let mail: SMTPServer;
let site: TestApp;
beforeAll(async () => {
  sms = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (!gateways.down) gateways.messages.push(Buffer.concat(chunks).toString('utf8'));
      response.writeHead(gateways.down ? 503 : 202).end('{}');
    });
  }).listen(0, '127.0.0.1');
  mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(gateways.down ? new Error('try again later') : undefined),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        gateways.messages.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  mail.listen(0, '127.0.0.1');
  await Promise.all([once(sms, 'listening'), once(mail.server, 'listening')]);
  const portOf = (address: unknown) => (address as AddressInfo).port;
  site = await startTestApp({
    MARQUEE_SMS_URL: `http://127.0.0.1:${portOf(sms.address())}/send`,
    MARQUEE_SMTP_URL: `smtp://127.0.0.1:${portOf(mail.server.address())}`,
  });
  await setBrandFlags(site, 'sundarban', { STEPUP: true });
  await seedIdentity(site.app.platform.database, {});
  await site.pool.query(
    `insert into member_contact (member_id, brand_id, kind, value)
     select id, 1, kind, value from member,
       (values ('mobile', '+8801712345678'), ('email', 'amina@example.com')) as contact (kind, value)
     where account = 'demo' and brand_id = 1`,
  );
  await site.pool.query('update member set first_login_at = now()');
});
afterAll(async () => {
  await site.close();
  await new Promise((resolve) => sms.close(resolve));
  await new Promise<void>((resolve) => mail.close(() => resolve()));
});
beforeEach(async () => {
  Object.assign(gateways, { down: true, messages: [] });
  await site.pool.query('delete from throttle; delete from known_address; delete from step_up');
  await site.pool.query('delete from verification_code');
});

const countsOfCodes = async () =>
  (await site.pool.query<{ key: string }>("select key from throttle where key like 'code-%' and points > 0")).rows;
const storedCodeCount = async () => (await site.pool.query('select 1 from verification_code')).rowCount;

it.each([
  ['sms', 'sms_unknown'],
  ['email', 'mail_unavailable'],
] as const)(
  'reports by %s that its gateway is down, stores and counts no code, and works once it is up again',
  async (method, refusal) => {
    const browser = site.browser();
    const { code, details } = await browser.refusal('session.login', DEMO, AWAY);
    expect(code).toBe('step_up_required');
    const { challenge } = stepUpDetailsSchema.parse(details);
    const requestCode = () => browser.send('session.stepUpCode', { challenge, method }, AWAY);

    for (let turn = 0; turn < REFUSALS; turn += 1)
      expect((await requestCode()).envelope).toMatchObject({ success: false, code: refusal });
    expect([await storedCodeCount(), await countsOfCodes(), browser.cookies.size]).toEqual([0, [], 0]);
    const { rows } = await site.pool.query('select tries from step_up');
    expect(rows).toEqual([{ tries: 0 }]);

    gateways.down = false;
    expect((await requestCode()).envelope).toMatchObject({ success: true, value: { expiredMinutes: 5 } });
    const first = /\b\d{6}\b/.exec(gateways.messages[0] ?? '')?.[0] ?? '';

    gateways.down = true;
    expect((await requestCode()).envelope).toMatchObject({ code: refusal });
    const finish = await browser.send('session.stepUp', { challenge, method, answer: first }, AWAY);
    expect(finish.envelope).toMatchObject({ success: true, value: { state: 'member', member: { account: 'demo' } } });
  },
);
