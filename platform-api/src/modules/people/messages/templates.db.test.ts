import { injectionPayloads } from '@marquee/testing/injection-payloads';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { inTransaction } from '../../../platform/database';
import type { TestBrowser } from '../../../testing/browser';
import { mustCompareRevisions } from '../../../testing/revision-guard';
import { makeOperator } from '../../lottery/operators.fixture';
import { startSupportSite, type SupportSite } from '../support/support.fixture';
import { queueMessage } from './message-fact';
import { INBOX_TEMPLATES } from './templates';

let site: SupportSite;
let writer: TestBrowser;
beforeAll(async () => {
  site = await startSupportSite();
  await site.app.platform.jobs.start();
  writer = await makeOperator(site, 'writer', ['content', 'audit'], [1]);
});
afterAll(() => site.close());

/** What no text keeps; line breaks and tabs stay. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;
const place = { brand: 'sundarban', template: 'deposit_credited' };
const standard = 'Your deposit of ৳1,500.00 has arrived and is in your balance.';

async function save(texts: Readonly<Record<string, { title: string; text: string }>>): Promise<void> {
  const { revision } = await writer.call('messageTemplates.read', place);
  await writer.call('messageTemplates.save', { ...place, texts, revision });
}

const refused = async (texts: Readonly<Record<string, { title: string; text: string }>>) => {
  const { revision } = await writer.call('messageTemplates.read', place);
  return writer.refusal('messageTemplates.save', { ...place, texts, revision });
};

/** The latest message of a member, once a deposit has been credited. */
async function told(account: string, language: string, key: string) {
  const { rows } = await site.pool.query<{ id: bigint }>(
    'update member set language = $2 where account = $1 and brand_id = 1 returning id',
    [account, language],
  );
  const memberId = rows[0]?.id ?? 0n;
  await inTransaction(site.pool, (tx) =>
    queueMessage(tx, site.app.platform.jobs, {
      memberId,
      template: 'deposit_credited',
      values: { amount: { amount: '1500.00' } },
      key,
    }),
  );
  const query = {
    text: 'select title, text from member_message where member_id = $1 and key = $2',
    values: [memberId, key],
  };
  await expect.poll(async () => (await site.pool.query(query)).rowCount, { timeout: 15_000 }).toBe(1);
  return (await site.pool.query<{ title: string; text: string }>(query)).rows[0];
}

it('words messages as operators wrote them, by language, and as before once it is reset', async () => {
  await site.member('amina');
  await save({ en: { title: '{{brand}}: {{amount}}', text: 'It has arrived.' } });
  expect(await told('amina', 'en', 'one')).toEqual({ title: 'Sundarban: ৳1,500.00', text: 'It has arrived.' });
  expect((await told('amina', 'bn', 'two'))?.title, 'the standard text of another language').toBe('ডিপোজিট এসে গেছে');
  const row = (await writer.call('messageTemplates.list', { brand: 'sundarban' })).find(
    ({ template }) => template === 'deposit_credited',
  );
  expect(row).toMatchObject({ category: 'account', written: ['en'], standard: ['bn'] });
  await save({});
  expect((await told('amina', 'en', 'three'))?.text).toBe(standard);
  const { content } = await writer.call('operator.auditLog', { brand: 'sundarban' });
  expect(content.filter(({ action }) => action === 'message-template.changed')).toHaveLength(2);
});

test('every template can be read, with a sample for each of its placeholders', async () => {
  for (const template of INBOX_TEMPLATES) {
    const { standards, languages } = await writer.call('messageTemplates.read', { ...place, template });
    for (const language of languages) {
      const text = standards[language] ?? { title: '', text: '' };
      const preview = await writer.call('messageTemplates.preview', { ...place, template, language, ...text });
      expect(JSON.stringify(preview), template).not.toMatch(/\{\{|“”|: "/);
    }
  }
});

test('of two saves from one revision exactly one counts', async () => {
  await mustCompareRevisions(writer, {
    stored: () => writer.call('messageTemplates.read', place),
    call: 'messageTemplates.save',
    changes: [
      { ...place, texts: { en: { title: 'One', text: '{{amount}}' } } },
      { ...place, texts: { en: { title: 'Two', text: '{{amount}}' } } },
    ],
  });
  await save({});
});

test('unknown and missing placeholders, languages that the brand lacks, and huge texts are refused', async () => {
  const keyOf = async (text: string, language = 'en') => (await refused({ [language]: { title: 'T', text } })).details;
  expect(await keyOf('{{amount}} {{password}}')).toMatchObject({ fields: [{ messageKey: 'unknown_placeholder' }] });
  expect(await keyOf('{{amount}} {{')).toMatchObject({ fields: [{ messageKey: 'unknown_placeholder' }] });
  expect(await keyOf('Arrived')).toMatchObject({ fields: [{ messageKey: 'missing_placeholder' }] });
  expect(await keyOf('{{amount}}', 'th')).toMatchObject({ fields: [{ path: 'language' }] });
  expect((await refused({ en: { title: 'T', text: 'x'.repeat(1_000_000) } })).code).toBe('body_too_large');
  expect((await refused({ en: { title: 'T', text: '{{amount}}'.padEnd(2_001, 'x') } })).code).toBe('validation_failed');
  expect((await refused({ en: { title: 'a\0b', text: '{{amount}}' } })).code).toBe('validation_failed');
  expect((await refused({ en: { title: '\u202E\u2066', text: '{{amount}}' } })).code).toBe('validation_failed');
  const unknown = { brand: 'sundarban', template: 'nothing' };
  expect((await writer.refusal('messageTemplates.read', unknown)).code).toBe('not_found');
});

test('a text stays a text: what reverses others goes, markup is kept as it was typed', async () => {
  await save({ en: { title: 'ab\u202Ec', text: '{{amount}}' } });
  expect((await writer.call('messageTemplates.read', place)).texts['en']?.title).toBe('abc');
  for (const payload of injectionPayloads) {
    const text = `${payload} {{amount}}`;
    const { envelope } = await writer.send('messageTemplates.preview', { ...place, language: 'en', title: 'T', text });
    const kept = payload.replace(/\r\n?/g, '\n').replace(CONTROLS, '');
    const answer = { success: true, value: { text: `${kept} ৳1,500.00`.trim() } };
    // Braces of another template language are an unknown placeholder, and no request carries NUL.
    expect(envelope, payload).toMatchObject(/\{\{|\}\}|\0/.test(payload) ? { success: false } : answer);
  }
  await save({});
});

test('other rights and other brands are refused', async () => {
  const foreign = await makeOperator(site, 'abroad', ['content'], [2]);
  const rightless = await makeOperator(site, 'cashier', ['cashier'], [1]);
  for (const operator of [foreign, rightless])
    expect((await operator.refusal('messageTemplates.read', place)).code).toBe('forbidden');
});
