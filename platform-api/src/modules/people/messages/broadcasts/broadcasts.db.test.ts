import { randomUUID } from 'node:crypto';
import type { Segment } from '@marquee/contract/broadcast';
import { BROADCAST_SORTS } from '@marquee/contract/calls/list-sorts';
import { injectionPayloads } from '@marquee/testing/injection-payloads';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { TestBrowser } from '../../../../testing/browser';
import { setSafeguards } from '../../../../testing/brand-settings';
import { mustCompareRevisions } from '../../../../testing/revision-guard';
import { mustPageInOrder } from '../../../../testing/sorted-pages';
import { seedChannels } from '../../../../seed/cashier/seed-channels';
import { makeOperator } from '../../../lottery/operators.fixture';
import { insertContact } from '../../member/contacts-repository';
import type { SupportSite } from '../../support/support.fixture';
import { removeOldMessages } from '../message-repository';
import { accounts, addMembers, draftOf, everybody, sendOff, startBroadcastSite, write } from './broadcasts.fixture';

let site: SupportSite;
let writer: TestBrowser;
let second: TestBrowser;
beforeAll(async () => {
  ({ site, writer, second } = await startBroadcastSite());
  await seedChannels(site.app.platform.database);
  await site.app.platform.jobs.start();
});
afterAll(() => site.close());

const WAIT = { timeout: 15_000 };
type Place = { readonly brand: string; readonly broadcastId: string };
const read = (place: Place) => writer.call('broadcasts.read', place);
const arrived = (place: Place, state = 'sent') => expect.poll(async () => (await read(place)).state, WAIT).toBe(state);
const sizeOf = async (segment: Partial<Segment>, category: 'service' | 'promotion' = 'service') =>
  (await writer.call('broadcasts.audience', { brand: 'sundarban', category, audience: everybody(segment) })).recipients;

it('reaches the members of a list once, each in their language, and counts what they read', async () => {
  const [rahim, amina] = [await site.member('rahim'), await site.member('amina')];
  await site.member('rahim', 'meridian');
  await site.pool.query(`update member set language = 'bn' where account = 'amina'`);
  // Of no text: the default language of the brand.
  const hindi = await site.member('hindi');
  await site.pool.query(`update member set language = 'hi' where account = 'hindi'`);
  const list = accounts(' RAHIM', 'rahim', 'amina', 'hindi', 'nobody', 'noone');
  const shown = await writer.call('broadcasts.audience', { brand: 'sundarban', category: 'service', audience: list });
  expect(shown).toEqual({
    recipients: 3,
    sample: ['hindi', 'amina', 'rahim'],
    unknown: ['nobody', 'noone'],
    unknownCount: 2,
  });
  const { place, state, recipients } = await sendOff(writer, draftOf(list));
  expect({ state, recipients }).toEqual({ state: 'scheduled', recipients: 3 });
  await arrived(place);
  const inboxOf = async (browser: TestBrowser) => (await browser.call('messages.list', {})).content;
  const [message] = await inboxOf(rahim);
  expect(message).toMatchObject({
    title: 'News',
    text: 'News of Sundarban',
    link: '/promotions',
    category: 'service',
    read: false,
  });
  expect((await inboxOf(amina))[0]?.title).toBe('খবর');
  expect((await inboxOf(hindi))[0]?.title).toBe('খবর');
  expect(await read(place)).toMatchObject({ recipients: 3, delivered: 3, read: 0 });
  await rahim.call('messages.markRead', { messageIds: [message?.messageId ?? ''] });
  await rahim.call('messages.remove', { messageIds: [message?.messageId ?? ''] });
  // What is deleted unread was not read.
  const [unread] = await inboxOf(amina);
  await amina.call('messages.remove', { messageIds: [unread?.messageId ?? ''] });
  expect(await read(place)).toMatchObject({ delivered: 3, read: 1 });
  // What is too old to be kept stays counted.
  await site.pool.query(`update member_message set created_at = now() - interval '91 days' where broadcast_id = $1`, [
    place.broadcastId,
  ]);
  expect(await removeOldMessages(site.pool, 100)).toBe(3);
  expect(await read(place)).toMatchObject({ delivered: 3, read: 1 });
  const { rows } = await site.pool.query('select from broadcast_member');
  expect(rows).toEqual([]);
});

test('a segment holds who fits each of its rules', async () => {
  const [first = 0n, other = 0n] = await addMembers(site, 'segment', 4);
  const base = await sizeOf({});
  expect(base).toBeGreaterThanOrEqual(4);
  await site.pool.query(
    `insert into vip_member (member_id, brand_id, level, since, changes) values ($1, 1, 3, now(), 1)`,
    [first],
  );
  await site.pool.query(`update member set created_at = '2020-01-01' where id = $1`, [other]);
  await site.pool.query(`update member set type = 1 where id = $1`, [other]);
  await site.pool.query(
    `insert into known_address (member_id, network, first_seen_at, last_seen_at) values ($1, '203.0.113.7', '2026-01-01', '2026-01-10T12:00:00Z')`,
    [first],
  );
  await site.pool.query(
    `insert into deposit (brand_id, member_id, channel_id, amount, currency, idempotency_key, fingerprint, state, finished_at, transaction_id)
     select 1, $1, c.id, 1000000, 'BDT', 'one', '\\x01', 'credited', now() - interval '3 days', 1 from deposit_channel c where c.brand_id = 1 limit 1`,
    [first],
  );
  expect(await sizeOf({ levelFrom: 2 })).toBe(1);
  expect(await sizeOf({ levelFrom: 2, levelTo: 3 })).toBe(1);
  expect(await sizeOf({ levelTo: 2 })).toBe(base - 1);
  expect(await sizeOf({ registeredFrom: '2020-01-02' })).toBe(base - 1);
  expect(await sizeOf({ loggedInFrom: '2026-01-10' })).toBe(1);
  expect(await sizeOf({ loggedInFrom: '2026-01-11' })).toBe(0);
  expect(await sizeOf({ notLoggedInFrom: '2026-01-10' })).toBe(base - 1);
  expect(await sizeOf({ depositedWithinDays: 4 })).toBe(1);
  expect(await sizeOf({ depositedWithinDays: 3 })).toBe(0);
  expect(await sizeOf({ languages: ['hi'] })).toBe(1);
  expect(await sizeOf({ agent: true })).toBe(1);
  expect(await sizeOf({ agent: false })).toBe(base - 1);
  expect(await sizeOf({ agent: true, levelFrom: 1 })).toBe(0);
});

test('nobody advertises to members who take a break, and nobody writes to closed accounts', async () => {
  const [resting = 0n, closed = 0n] = await addMembers(site, 'resting', 2);
  const base = await sizeOf({}, 'promotion');
  await site.pool.query(
    `insert into play_bar (member_id, kind, starts_at, ends_at) values ($1, 'time_out', now() - interval '1 hour', now() + interval '1 day')`,
    [resting],
  );
  expect(await sizeOf({}, 'promotion')).toBe(base - 1);
  expect(await sizeOf({}, 'service')).toBe(base);
  await site.pool.query(`update member set status = 'disabled' where id = $1`, [closed]);
  expect(await sizeOf({}, 'service')).toBe(base - 1);

  // Who rests or is closed after the message was sent off does not get it either.
  const [late = 0n] = await addMembers(site, 'late', 2);
  const draft = draftOf(accounts('late1', 'late2'), { category: 'promotion', sendAt: inDays(1) });
  const { place } = await sendOff(writer, draft);
  await site.pool.query(
    `insert into play_bar (member_id, kind, starts_at) values ($1, 'self_exclusion', now() - interval '1 hour')`,
    [late],
  );
  await hurry(place);
  await arrived(place);
  expect(await read(place)).toMatchObject({ recipients: 2, delivered: 1 });
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
/** The time of a message has come. */
const hurry = ({ broadcastId }: Place) =>
  site.pool.query('update graphile_worker._private_jobs set run_at = now() where key = $1', [
    `broadcast.send:${broadcastId}`,
  ]);

test('a message is withdrawn before its time; what is sent is not', async () => {
  await addMembers(site, 'waiting', 2);
  const { place } = await sendOff(writer, draftOf(accounts('waiting1'), { sendAt: inDays(2) }));
  await writer.call('broadcasts.withdraw', { ...place, reason: 'wrong date' });
  expect(await read(place)).toMatchObject({ state: 'withdrawn', delivered: 0 });
  const { rows } = await site.pool.query('select from graphile_worker.jobs where key = $1', [
    `broadcast.send:${place.broadcastId}`,
  ]);
  expect(rows).toEqual([]);
  const sent = await sendOff(writer, draftOf(accounts('waiting2')));
  await arrived(sent.place);
  const code = async (withdrawn: Place) =>
    (await writer.refusal('broadcasts.withdraw', { ...withdrawn, reason: 'too late' })).code;
  expect(await code(sent.place)).toBe('broadcast_closed');
  expect(await code(place)).toBe('broadcast_closed');
  const { content } = await writer.call('operator.auditLog', { brand: 'sundarban', pageSize: 100 });
  const actions = content.flatMap(({ action, subject }) =>
    subject === `broadcast:${place.broadcastId}` ? [action] : [],
  );
  expect(actions.toSorted()).toEqual(['broadcast.created', 'broadcast.sent-off', 'broadcast.withdrawn']);
});

test('from the bound of the brand on it takes a second operator, also in small parts', async () => {
  await addMembers(site, 'many', 6);
  const many = (...ends: number[]) => draftOf(accounts(...ends.map((end) => `many${end}`)));
  const alone = await makeOperator(site, 'alone', ['members'], [1]);
  await setSafeguards(site, 'sundarban', { messageTwoOperatorsFrom: 4 });
  try {
    expect((await sendOff(alone, many(1, 2))).state).toBe('scheduled');
    const { place, state, recipients } = await sendOff(alone, many(3, 4));
    expect({ state, recipients }).toEqual({ state: 'proposed', recipients: 2 });
    const { proposalId } = await read(place);
    const decision = { proposalId: proposalId ?? '', reason: 'seen' };
    expect((await alone.refusal('proposals.approve', decision)).code).toBe('proposal_own');
    await second.call('proposals.reject', decision);
    expect(await read(place)).toMatchObject({ state: 'draft', recipients: 0, delivered: 0, proposalId: null });

    const { revision } = await read(place);
    await alone.call('broadcasts.send', { ...place, revision, reason: 'once more' });
    const open = await read(place);
    const shown = await second.call('proposals.show', { proposalId: open.proposalId ?? '' });
    expect(shown.rows).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ label: 'broadcasts.recipients', after: { type: 'number', number: 2 } }),
      ]),
    );
    await second.call('proposals.approve', { proposalId: open.proposalId ?? '', reason: 'seen' });
    await arrived(place);
    expect(await read(place)).toMatchObject({ recipients: 2, delivered: 2 });

    // A message that is withdrawn while it waits is sent by nobody.
    const waiting = await sendOff(alone, many(5, 6));
    const withdrawn = (await read(waiting.place)).proposalId ?? '';
    await alone.call('broadcasts.withdraw', { ...waiting.place, reason: 'wrong text' });
    expect((await second.refusal('proposals.approve', { proposalId: withdrawn, reason: 'seen' })).code).toBe(
      'broadcast_closed',
    );
    expect(await read(waiting.place)).toMatchObject({ state: 'withdrawn', delivered: 0 });
  } finally {
    await setSafeguards(site, 'sundarban', { messageTwoOperatorsFrom: 500 });
  }
});

test('what was sent off is changed and sent off by nobody, and nobody is no audience', async () => {
  await addMembers(site, 'fixed', 1);
  const { place, ...sent } = await sendOff(writer, draftOf(accounts('fixed1'), { sendAt: inDays(1) }));
  expect(sent.state).toBe('scheduled');
  const { revision } = await read(place);
  const change = { ...draftOf(accounts('fixed1')), ...place, revision };
  expect((await writer.refusal('broadcasts.save', change)).code).toBe('broadcast_closed');
  const again = { ...place, revision, reason: 'again' };
  expect((await writer.refusal('broadcasts.send', again)).code).toBe('broadcast_closed');
  const empty = await write(writer, draftOf(accounts('nobody at all')));
  expect((await writer.refusal('broadcasts.send', { ...empty, reason: 'to nobody' })).code).toBe('broadcast_empty');
  const stale = await write(writer, draftOf(accounts('fixed1')));
  expect((await writer.refusal('broadcasts.send', { ...stale, revision: 'other', reason: 'stale' })).code).toBe(
    'conflict',
  );
});

test('of two saves from one revision exactly one counts', async () => {
  const { revision: _first, ...place } = await write(writer, draftOf(everybody()));
  await mustCompareRevisions(writer, {
    stored: () => read(place),
    call: 'broadcasts.save',
    changes: [
      { ...draftOf(accounts('one')), ...place },
      { ...draftOf(accounts('two')), ...place },
    ],
  });
});

test('other languages, placeholders, addresses and times are refused', async () => {
  const refused = async (change: object) =>
    (
      await writer.refusal('broadcasts.save', {
        ...draftOf(everybody()),
        ...change,
        broadcastId: randomUUID(),
        revision: null,
      })
    ).details;
  const text = { title: 'T', text: 'T' };
  expect(await refused({ texts: { en: text } }), 'the default language').toMatchObject({
    fields: [{ path: 'texts.bn.text' }],
  });
  expect(await refused({ texts: { bn: text, th: text } })).toMatchObject({ fields: [{ path: 'language' }] });
  for (const typed of ['{{account}}', '{{password}}', '{{', '}}'])
    expect(await refused({ texts: { bn: { title: 'T', text: typed } } })).toMatchObject({
      fields: [{ messageKey: 'unknown_placeholder' }],
    });
  for (const link of ['https://elsewhere.example', '//elsewhere.example', 'javascript:alert(1)', '/ops/operators'])
    expect(await refused({ link })).toMatchObject({ fields: [{ path: 'link' }] });
  expect(await refused({ sendAt: inDays(91) })).toMatchObject({ fields: [{ path: 'sendAt' }] });
  expect(await refused({ category: 'system' })).toMatchObject({ fields: [{ path: 'category' }] });
  expect(await refused({ audience: everybody({ levelFrom: 3, levelTo: 2 }) })).toBeTruthy();
  const names = Array.from({ length: 10_001 }, (_, at) => `name${at}`);
  expect(await refused({ audience: accounts(...names) })).toMatchObject({ fields: [{ path: 'audience.accounts' }] });
  const most = { brand: 'sundarban', category: 'service', audience: accounts(...names.slice(1)) } as const;
  expect(await writer.call('broadcasts.audience', most)).toMatchObject({ recipients: 0, unknownCount: 10_000 });
});

test('a text stays a text, whatever is written', async () => {
  const browser = await site.member('target');
  const kept = injectionPayloads.filter((payload) => !/\{\{|\}\}|\0/.test(payload));
  for (const [at, payload] of kept.entries()) {
    if (at % 25 > 0) continue;
    const text = kept
      .slice(at, at + 25)
      .join('\n')
      .slice(0, 2_000);
    await sendOff(
      writer,
      draftOf(accounts('target'), {
        texts: { bn: { title: 'T', text }, en: { title: payload.slice(0, 60) || 'T', text } },
      }),
    );
  }
  await expect
    .poll(async () => (await browser.call('messages.unreadCount', {})).unread, WAIT)
    .toBe(Math.ceil(kept.length / 25));
  for (const { text, link } of (await browser.call('messages.list', { limit: 100 })).content) {
    expect(link).toBe('/promotions');
    expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  }
});

test('a copy goes by e-mail to those who want one', async () => {
  const browser = await site.member('mailed');
  await site.member('unmailed');
  const { rows } = await site.pool.query<{ id: bigint }>(`select id from member where account like '%mailed'`);
  for (const { id } of rows) await insertContact(site.pool, id, 1, 'email', `m${id}@example.com`, new Date());
  const { revision } = await browser.call('messages.preferences', {});
  await browser.call('messages.setPreferences', {
    revision,
    preferences: [{ category: 'service', channel: 'mail', enabled: true }],
  });
  const { place } = await sendOff(writer, draftOf(accounts('mailed', 'unmailed')));
  await arrived(place);
  await expect
    .poll(
      async () => (await site.pool.query(`select from outbox_message where template = 'inbox_copy'`)).rowCount,
      WAIT,
    )
    .toBe(1);
});

test('lists are sorted by the database, by state, and of the brand alone', async () => {
  await mustPageInOrder(
    BROADCAST_SORTS,
    (sort, page) => writer.call('broadcasts.list', { brand: 'sundarban', state: 'sent', sort, ...page }),
    {
      createdAt: (row) => row.createdAt,
      sendAt: (row) => row.sendAt ?? 'z',
      name: (row) => row.name.toLowerCase(),
      recipients: (row) => row.recipients,
      delivered: (row) => row.delivered,
    },
  );
  const abroad = await makeOperator(site, 'abroad', ['members'], [2]);
  const rightless = await makeOperator(site, 'rightless', ['content', 'support'], [1]);
  const { place } = await sendOff(writer, draftOf(accounts('mailed'), { sendAt: inDays(1) }));
  for (const operator of [abroad, rightless])
    expect((await operator.refusal('broadcasts.read', place)).code).toBe('forbidden');
  const meridian = { ...place, brand: 'meridian' };
  expect((await abroad.refusal('broadcasts.read', meridian)).code).toBe('not_found');
  expect((await abroad.refusal('broadcasts.withdraw', { ...meridian, reason: 'not mine' })).code).toBe('not_found');
  const draft = { ...draftOf(everybody(), { brand: 'meridian' }), broadcastId: place.broadcastId, revision: null };
  expect((await abroad.refusal('broadcasts.save', draft)).code).toBe('not_found');
});
