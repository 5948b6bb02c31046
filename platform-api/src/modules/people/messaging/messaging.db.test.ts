import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../seed/identity/demo-accounts';
import { seedIdentity } from '../../../seed/identity/seed-identity';
import { lastMessageTo } from '../../../testing/outbox';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createBrandService } from '../../site/brand/service';
import { createMessaging, type Letter, type Messaging } from './service';

const { email, password } = demoAccounts.operator;
const letter: Letter = {
  brandId: 1,
  channel: 'sms',
  recipient: '+8801712345678',
  template: 'account_code',
  language: 'bn',
  values: { code: '135790', minutes: 5 },
};
const mail: Letter = {
  ...letter,
  channel: 'mail',
  recipient: 'amina@example.com',
  template: 'reset_link',
  values: { account: 'amina', minutes: 30, link: 'http://sundarban.localhost/reset-password#t' },
};

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  await seedIdentity(site.app.platform.database, {});
});
afterAll(() => site.close());

/** The messaging of a deployment with other settings. */
function messagingWith(messaging: Partial<TestApp['app']['platform']['config']['messaging']>): Messaging {
  const { platform } = site.app;
  const config = { ...platform.config, messaging: { ...platform.config.messaging, ...messaging } };
  return createMessaging({ ...platform, config }, createBrandService(platform));
}

describe('a message', () => {
  it('is rendered in the reader’s language, with the brand’s own text before the general one', async () => {
    const messaging = messagingWith({});
    await messaging.send(letter);
    expect(await lastMessageTo(site.pool, letter.recipient)).toMatchObject({ channel: 'sms', language: 'bn' });
    expect((await lastMessageTo(site.pool, letter.recipient)).body).toMatch(/^135790 আপনার Sundarban কোড/);
    await messaging.send({ ...mail, language: 'en' });
    const sundarban = await lastMessageTo(site.pool, mail.recipient);
    await messaging.send({ ...mail, language: 'en', brandId: 2 });
    const meridian = await lastMessageTo(site.pool, mail.recipient);
    expect(sundarban).toMatchObject({ subject: 'Reset your Sundarban password' });
    expect(sundarban.body).toContain('24 hours a day');
    expect(meridian.body).toContain('Not you? Ignore this e-mail.');
  });

  it('falls back on the brand’s language where there is no catalogue', async () => {
    await messagingWith({}).send({ ...letter, language: 'sw' });
    expect(await lastMessageTo(site.pool, letter.recipient)).toMatchObject({ language: 'bn' });
  });
});

describe('an SMTP server', () => {
  it('gets the mail with the brand as its sender', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push(Buffer.concat(chunks).toString('utf8'));
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    const messaging = messagingWith({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'care@sundarban.example' });
    await messaging.send({ ...mail, language: 'en' });
    const stop = 'https://sundarban.example/stop/t';
    await messaging.send({ ...mail, language: 'en', key: 'report-1-day', unsubscribe: stop });
    await new Promise<void>((done) => server.close(() => done()));
    expect(received[0]).toContain('From: Sundarban <care@sundarban.example>');
    expect(received[0]).toContain('To: amina@example.com');
    expect(received[0]).toContain('Subject: Reset your Sundarban password');
    expect(received[0]).not.toContain('List-Unsubscribe');
    expect(received[1]).toContain('Message-ID: <report-1-day@sundarban.example>');
    expect(received[1]).toContain(`List-Unsubscribe: <${stop}>`);
    expect(received[1]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('is reported when down, and nothing goes to the outbox instead', async () => {
    const { rows: before } = await site.pool.query('select count(*) from outbox_message');
    const messaging = messagingWith({ smtpUrl: 'smtp://127.0.0.1:1' });
    await expect(messaging.send(mail)).rejects.toMatchObject({ code: 'mail_unavailable' });
    expect((await site.pool.query('select count(*) from outbox_message')).rows).toEqual(before);
  });
});

describe('an SMS gateway', () => {
  it('receives number, sender and text with its token, and its refusal is a failure', async () => {
    const requests: { authorization: string | undefined; body: unknown }[] = [];
    let status = 202;
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        requests.push({
          authorization: request.headers.authorization,
          body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
        });
        response.writeHead(status).end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const messaging = messagingWith({ smsUrl: `http://127.0.0.1:${port}/send`, smsToken: 'secret' });
    await messaging.send({ ...letter, language: 'en' });
    expect(requests[0]).toEqual({
      authorization: 'Bearer secret',
      body: {
        to: '+8801712345678',
        from: 'Sundarban',
        text: expect.stringMatching(/^135790 is your Sundarban code/) as string,
      },
    });
    status = 503;
    await expect(messaging.send(letter)).rejects.toMatchObject({ code: 'sms_unknown' });
    server.close();
  });
});

describe('the outbox in the console', () => {
  it('shows sent messages to an operator with the right, latest first, and records the access', async () => {
    const operator = site.browser('console');
    await expect(operator.call('operator.login', { email, password })).resolves.toMatchObject({ outbox: true });
    const messaging = messagingWith({});
    await messaging.send({ ...letter, language: 'en' });
    const { content } = await operator.call('operator.outbox', { brand: 'sundarban' });
    expect(content[0]).toMatchObject({
      brand: 'sundarban',
      channel: 'sms',
      recipient: '+8801712345678',
      template: 'account_code',
      text: expect.stringContaining('135790') as string,
    });
    expect(new Set(content.map(({ brand }) => brand))).toEqual(new Set(['sundarban']));
    const { rowCount } = await site.pool.query("select 1 from audit_log where action = 'outbox.read'");
    expect(rowCount).toBe(1);
  });

  it('is closed to operators without the right, of another brand, and to everybody else', async () => {
    const insert = `insert into operator (email, name, password_hash, rights, brand_ids)
                    select $2, 'Somebody', password_hash, $3, $4 from operator where email = $1`;
    await site.pool.query(insert, [email, 'none@marquee.localhost', ['audit'], []]);
    await site.pool.query(insert, [email, 'meridian@marquee.localhost', ['outbox'], [2]]);
    const signedIn = async (who: string) => {
      const browser = site.browser('console');
      await browser.call('operator.login', { email: who, password });
      return browser;
    };
    const none = await signedIn('none@marquee.localhost');
    expect((await none.refusal('operator.outbox', {})).code).toBe('forbidden');
    const local = await signedIn('meridian@marquee.localhost');
    expect((await local.refusal('operator.outbox', { brand: 'sundarban' })).code).toBe('forbidden');
    const { content } = await local.call('operator.outbox', {});
    expect(content.every(({ brand }) => brand === 'meridian')).toBe(true);
    expect((await site.browser('console').refusal('operator.outbox', {})).code).toBe('not_logged_in');
  });
});

it('has no outbox where both channels have a gateway', async () => {
  const gated = await startTestApp({ MARQUEE_SMTP_URL: 'smtp://127.0.0.1:1', MARQUEE_SMS_URL: 'http://127.0.0.1:1' });
  await seedIdentity(gated.app.platform.database, {});
  const operator = gated.browser('console');
  await expect(operator.call('operator.login', { email, password })).resolves.toMatchObject({ outbox: false });
  expect((await operator.refusal('operator.outbox', {})).code).toBe('feature_disabled');
  await gated.close();
});
