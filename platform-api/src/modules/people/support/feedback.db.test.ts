import { FEEDBACK_TYPES } from '@marquee/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { startSupportSite, type SupportSite } from './support.fixture';

const CONTENT = 'My deposit of yesterday has not arrived yet.';

let site: SupportSite;
beforeAll(async () => {
  site = await startSupportSite();
});
afterAll(() => site.close());

/** The answer of a new image, known to the server only. */
async function captchaFor(browser: TestBrowser): Promise<string> {
  await site.pool.query("delete from one_time where purpose = 'captcha'");
  await browser.call('session.captcha', { purpose: 'feedback' });
  const { rows } = await site.pool.query<{ value: string }>("select value from one_time where purpose = 'captcha'");
  return rows[0]?.value ?? '';
}
async function sendFrom(browser: TestBrowser, content = CONTENT, type: (typeof FEEDBACK_TYPES)[number] = 1) {
  return browser.call('feedback.send', { type, content, captcha: await captchaFor(browser) });
}
const listFeedback = async (browser: TestBrowser) => (await browser.call('feedback.list', {})).content;

describe('feedback', () => {
  it('is accepted from visitors and members, of each type', async () => {
    const visitor = site.browser();
    for (const type of FEEDBACK_TYPES) await sendFrom(visitor, CONTENT, type);
    const member = await site.member('giver');
    await member.call('feedback.send', {
      type: 4,
      content: `  ${CONTENT}  `,
      sender: 'somebody else',
      captcha: await captchaFor(member),
    });
    const entries = await listFeedback(await site.operator('Listener'));
    expect(entries.map(({ type }) => type)).toEqual([4, ...[...FEEDBACK_TYPES].reverse()]);
    expect(entries[0]).toMatchObject({ sender: 'giver', isMember: true, content: CONTENT, status: 'open' });
    expect(entries[1]).toMatchObject({ sender: '', isMember: false });
  });

  it('is in the order of time, also where an earlier one was written later', async () => {
    const shift = (years: number) =>
      site.pool.query('update feedback set created_at = created_at + make_interval(years => $1) where sender = $2', [
        years,
        'giver',
      ]);
    await shift(-1);
    expect((await listFeedback(await site.operator('Archivist'))).at(-1)).toMatchObject({ sender: 'giver' });
    await shift(1);
  });

  it.each([
    ['everything', {}, ['type', 'content', 'captcha']],
    ['the type', { content: CONTENT, captcha: '1' }, ['type']],
    ['the description', { type: 0 as const, content: '   ', captcha: '1' }, ['content']],
    ['the captcha', { type: 0 as const, content: CONTENT, captcha: ' ' }, ['captcha']],
  ])('is refused with the name of the field when %s is empty', async (_what, input, paths) => {
    const { code, details } = await site.browser().refusal('feedback.send', input);
    expect([code, details?.fields?.map(({ path }) => path)]).toEqual(['feedback_incomplete', paths]);
  });

  it.each([
    ['19 characters', 'x'.repeat(19), 'too_short'],
    ['201 characters', 'x'.repeat(201), 'too_long'],
    ['19 characters that take two units each', '\u{1F40A}'.repeat(19), 'too_short'],
    ['spaces around too few', `   ${'x'.repeat(19)}   `, 'too_short'],
    ['a page', 'x'.repeat(20_000), 'too_long'],
  ])('refuses %s', async (_what, content, messageKey) => {
    const { code, details } = await site.browser().refusal('feedback.send', { type: 1, content, captcha: '1' });
    expect([code, details?.fields?.[0]]).toMatchObject(['validation_failed', { path: 'content', messageKey }]);
  });

  it.each([20, 200])('accepts exactly %i characters', async (length) => {
    await expect(sendFrom(site.browser(), '\u{1F40A}'.repeat(length))).resolves.toMatchObject({
      feedbackId: expect.any(String) as unknown,
    });
  });

  it('refuses a megabyte, a wrong type and an unknown field', async () => {
    const visitor = site.browser();
    const refusalCode = async (input: object) => (await visitor.refusal('feedback.send', input)).code;
    expect(await refusalCode({ type: 1, content: 'x'.repeat(1_048_576), captcha: '1' })).toBe('body_too_large');
    expect(await refusalCode({ type: 5, content: CONTENT, captcha: '1' })).toBe('validation_failed');
    expect(await refusalCode({ type: '1', content: CONTENT, captcha: '1' })).toBe('validation_failed');
    expect(await refusalCode({ type: 1, content: [CONTENT], captcha: '1' })).toBe('validation_failed');
    expect(await refusalCode({ type: 1, content: CONTENT, captcha: '1', memberId: 1 })).toBe('validation_failed');
  });

  it('requires the right captcha, each valid once', async () => {
    const visitor = site.browser();
    const captcha = await captchaFor(visitor);
    await visitor.call('feedback.send', { type: 1, content: CONTENT, captcha });
    const secondRefusal = await visitor.refusal('feedback.send', { type: 1, content: CONTENT, captcha });
    expect(secondRefusal.code).toBe('captcha_failed');
  });

  it('is stored verbatim', async () => {
    const content = '<script>alert(1)</script> <b onclick=x>bold</b>';
    await sendFrom(site.browser(), content);
    expect((await listFeedback(await site.operator('Reader')))[0]).toMatchObject({ content });
  });

  it('has its lengths per brand, and no chat where the brand has none', async () => {
    await site.pool.query(
      `update brand set config = jsonb_set(config, '{support}', '{"feedbackMinLength":5,"feedbackMaxLength":10,"chat":{"enabled":false,"hours":[]}}') where id = 2`,
    );
    site.app.platform.bus.publish('config.changed', { revision: 'x' }, 'everybody');
    const visitor = site.browser('meridian');
    expect(await visitor.call('feedback.settings', {})).toEqual({ minLength: 5, maxLength: 10 });
    await expect(sendFrom(visitor, 'short')).resolves.toBeTruthy();
    expect((await visitor.refusal('feedback.send', { type: 1, content: CONTENT, captcha: '1' })).code).toBe(
      'validation_failed',
    );
    const member = await site.member('nochat', 'meridian');
    expect((await member.refusal('chat.launch', {})).code).toBe('feature_disabled');
  });
});

describe('operators', () => {
  it('find feedback by brand, type, status and words, in pages', async () => {
    const operator = await site.operator('Finder');
    await sendFrom(site.browser(), 'The crocodile game froze in the middle.', 3);
    const countOf = async (filter: object) => (await operator.call('feedback.list', filter)).content.length;
    expect(await countOf({ search: 'CRÖCO\u00adDILE' })).toBe(1);
    expect(await countOf({ search: 'crocodile', type: 3, brand: 'sundarban', status: 'open' })).toBe(1);
    expect(await countOf({ search: 'crocodile', type: 1 })).toBe(0);
    expect(await countOf({ search: 'crocodile', brand: 'meridian' })).toBe(0);
    expect(await countOf({ search: '%' })).toBe(0);
    expect(await operator.call('feedback.list', { pageSize: 2 })).toMatchObject({ pageNum: 1, pageSize: 2 });
  });

  it('answer a member in the live chat, once, with an audit entry', async () => {
    const [member, operator] = [await site.member('asker'), await site.operator('Answerer')];
    const { feedbackId } = await sendFrom(member);
    const answeredFeedback = await operator.call('feedback.answer', { feedbackId, answer: 'It has arrived now.' });
    expect(answeredFeedback).toMatchObject({
      status: 'answered',
      answer: 'It has arrived now.',
      answeredBy: 'Answerer',
    });
    expect(await member.call('chat.conversation', {})).toMatchObject({ unread: 1, status: 'closed' });
    const { messages } = await member.call('chat.messages', {});
    expect(messages.map(({ text }) => text)).toEqual([`> ${CONTENT}\n\nIt has arrived now.`]);
    expect((await operator.refusal('feedback.answer', { feedbackId, answer: 'Again' })).code).toBe('feedback_done');
    const { rows } = await site.pool.query<{ action: string }>('select action from audit_log where subject = $1', [
      `feedback:${feedbackId}`,
    ]);
    expect(rows).toEqual([{ action: 'feedback.answered' }]);
  });

  it('cannot answer a visitor, only close the feedback', async () => {
    const operator = await site.operator('Closer');
    const { feedbackId } = await sendFrom(site.browser());
    expect((await operator.refusal('feedback.answer', { feedbackId, answer: 'Hello?' })).code).toBe(
      'feedback_unreachable',
    );
    expect(await operator.call('feedback.answer', { feedbackId, answer: null })).toMatchObject({ status: 'closed' });
  });

  it('of another brand or without the right can neither see nor answer it', async () => {
    const { feedbackId } = await sendFrom(await site.member('private1'));
    const abroad = await site.operator('Abroad', [2]);
    expect((await listFeedback(abroad)).filter(({ brand }) => brand === 'sundarban')).toEqual([]);
    expect((await abroad.refusal('feedback.answer', { feedbackId, answer: null })).code).toBe('not_found');
    const cashier = await site.operator('Cashier', [], ['cashier']);
    expect((await cashier.refusal('feedback.list', {})).code).toBe('forbidden');
    expect((await cashier.refusal('feedback.answer', { feedbackId, answer: null })).code).toBe('forbidden');
  });
});
