import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { draft, startSupportSite, type SupportSite } from './support.fixture';

const CONTENT = 'My deposit of yesterday has not arrived yet.';
const HOUR_MS = 3_600_000;

let site: SupportSite;
beforeAll(async () => {
  site = await startSupportSite('on');
});
afterAll(() => site.close());

async function sendFeedback(browser: TestBrowser, ip: string): Promise<string> {
  await site.pool.query("delete from one_time where purpose = 'captcha'");
  await browser.call('session.captcha', { purpose: 'feedback' }, { ip });
  const { rows } = await site.pool.query<{ value: string }>("select value from one_time where purpose = 'captcha'");
  const input = { type: 1 as const, content: CONTENT, captcha: rows[0]?.value ?? '' };
  const { envelope } = await browser.send('feedback.send', input, { ip });
  return envelope.success ? 'sent' : envelope.code;
}

it('limits feedback to five an hour per address', async () => {
  const visitor = site.browser();
  for (let count = 0; count < 5; count += 1) expect(await sendFeedback(visitor, '203.0.113.1')).toBe('sent');
  expect(await sendFeedback(visitor, '203.0.113.1')).toBe('too_many_requests');
  expect(await sendFeedback(visitor, '203.0.113.2')).toBe('sent');
});

it('limits feedback to five an hour per member, from any address', async () => {
  const member = await site.member('talkative');
  for (let count = 0; count < 5; count += 1) expect(await sendFeedback(member, `203.0.113.1${count}`)).toBe('sent');
  const refusal = await member.refusal(
    'feedback.send',
    { type: 1, content: CONTENT, captcha: '1' },
    { ip: '203.0.113.20' },
  );
  expect(refusal.code).toBe('too_many_requests');
  expect(Number(refusal.details?.['retryAfterSeconds'])).toBeLessThanOrEqual(HOUR_MS / 1_000);
});

it('does not count refused feedback', async () => {
  const visitor = site.browser();
  for (let count = 0; count < 7; count += 1)
    expect(
      (await visitor.refusal('feedback.send', { type: 1, content: 'short', captcha: '1' }, { ip: '203.0.113.40' }))
        .code,
    ).toBe('validation_failed');
  expect(await sendFeedback(visitor, '203.0.113.40')).toBe('sent');
});

it('limits live chat to thirty messages a minute per member', async () => {
  const member = await site.member('hurried');
  for (let count = 0; count < 30; count += 1) await member.call('chat.send', draft(`line ${count}`));
  expect((await member.refusal('chat.send', draft('one too many'))).code).toBe('too_many_requests');
});
