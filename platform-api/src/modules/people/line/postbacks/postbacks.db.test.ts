import type { CallRequest } from '@marquee/contract/calls/index';
import { MEMBER_TYPE } from '@marquee/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/test-app';
import { joinLine, ownerForm } from '../line.fixture';
import { createDeliverPostback } from './deliver-postback';
import { createPostbacks } from './postbacks';
import { testSecrets } from './secrets.fixture';
import { startReceiver } from './receiver.fixture';
import type { PostbackAnswer, PostbackRequest, SendPostback } from './send-postback';

const ADDRESS = 'https://tracker.example/pb?e={event}&c={campaign}&s={sub}&i={id}';
let site: TestApp;
let top: Awaited<ReturnType<typeof joinLine>>;
let other: typeof top;
let abroad: typeof top;
let names = 0;

beforeAll(async () => {
  site = await startTestApp();
  top = await joinLine(site, 'topper1');
  other = await joinLine(site, 'other11');
  abroad = await joinLine(site, 'abroad1', { brandId: 2 });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query('delete from throttle');
  await site.pool.query('delete from postback_delivery');
  await site.pool.query('delete from postback');
});

const set = (fields: Partial<CallRequest<'agent.setPostback'>> = {}) =>
  top.browser.call('agent.setPostback', { code: null, address: ADDRESS, revision: 0, ...fields });
const makeLink = () =>
  top.browser.call('agent.createInvitationLink', {
    campaign: 'Fair & more',
    type: MEMBER_TYPE,
    prizeGroup: null,
    expiresAt: null,
  });
const register = async (code: string) => {
  names += 1;
  const { secret: _secret, ...form } = await ownerForm(site, '-');
  const { click } = await site.browser().call('member.invitationVisit', { code, sub: 'post-7' });
  const account = `guest${names}`;
  const request = {
    ...form,
    username: account,
    referralCode: code,
    ...(click !== undefined && { invitationClick: click }),
  };
  await site.browser().call('member.register', request);
  return account;
};
const log = async () => (await top.browser.call('agent.postbackDeliveries', {})).content;

/** Does the waiting deliveries once. */
async function deliver(answer: PostbackAnswer) {
  const sent: PostbackRequest[] = [];
  await deliverBy((request) => {
    sent.push(request);
    return Promise.resolve(answer);
  });
  return sent;
}

async function deliverBy(send: SendPostback): Promise<void> {
  const work = createDeliverPostback({ platform: site.app.platform, secrets: testSecrets, send });
  // The secret of the running product is sealed under its own key.
  await site.pool.query('update postback_secret set sealed = $1 where agent_id = $2', [
    testSecrets.seal('known', `postback:${top.id}`),
    top.id,
  ]);
  const { rows } = await site.pool.query<{ id: bigint }>(
    `select id from postback_delivery where state = 'waiting' order by id`,
  );
  for (const { id } of rows) await work({ id: String(id) });
}

describe('postbacks', () => {
  it('tell of a registration once, with nothing of the member', async () => {
    expect((await set()).secret).toMatch(/^[\w-]{20,}$/);
    const { code } = await makeLink();
    const account = await register(code);
    const sent = await deliver({ status: 204, fault: null });
    expect(sent).toHaveLength(1);
    const url = sent[0]?.url;
    expect(url?.searchParams.get('e')).toBe('registration');
    expect(url?.searchParams.get('c')).toBe('Fair & more');
    expect(url?.searchParams.get('s')).toBe('post-7');
    expect(String(url)).not.toContain(account);
    expect(await log()).toMatchObject([
      { event: 'registration', state: 'delivered', attempts: 1, status: 204, fault: null },
    ]);
    expect(await deliver({ status: 204, fault: null }), 'done').toEqual([]);
    const postbacks = createPostbacks(site.app.platform, testSecrets);
    const { rows } = await site.pool.query<{ id: bigint }>('select id from member where account = $1', [account]);
    const ids = rows.map(({ id }) => id);
    await Promise.all([1, 2].map(() => postbacks.queue(site.pool, 'firstDeposit', ids)));
    await postbacks.queue(site.pool, 'registration', ids);
    expect((await log()).map(({ event }) => event)).toEqual(['firstDeposit', 'registration']);
    await postbacks.queueQualified(site.pool, ids);
    expect(await log(), 'has not deposited').toHaveLength(2);
  });

  it('are tried again with the same number, later each time, and given up in the end; a test is tried once', async () => {
    await set();
    await register((await makeLink()).code);
    const first = await deliver({ status: null, fault: 'timeout' });
    const second = await deliver({ status: 500, fault: 'status' });
    expect(second[0]?.delivery).toBe(first[0]?.delivery);
    expect(await log()).toMatchObject([{ state: 'waiting', attempts: 2, status: 500, fault: 'status' }]);
    expect(Date.parse((await log())[0]?.nextAt ?? '') - site.clock.now().getTime()).toBeGreaterThan(60_000);
    for (let attempt = 2; attempt < 12; attempt += 1) await deliver({ status: null, fault: 'private_address' });
    expect(await log()).toMatchObject([{ state: 'failed', attempts: 12, fault: 'private_address', nextAt: null }]);
    await top.browser.call('agent.testPostback', { code: null });
    await deliver({ status: 302, fault: 'status' });
    expect((await log())[0]).toMatchObject({ event: 'test', state: 'failed', attempts: 1, status: 302 });
  });

  it('come again to a real receiver after an error, a time-out and a redirect, signed and with the same number', async () => {
    await set();
    await register((await makeLink()).code);
    const receiver = await startReceiver('tracker.example', 'known');
    receiver.answers.push(
      (response) => response.writeHead(500).end(),
      () => undefined,
      (response) => response.writeHead(301, { location: 'https://tracker.example/elsewhere' }).end(),
    );
    const send = receiver.sender({ timeoutMs: 300 });
    const seen = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await deliverBy(send);
      const [{ state, attempts, status, fault } = { state: '', attempts: 0, status: null, fault: null }] = await log();
      seen.push([state, attempts, status, fault]);
    }
    await receiver.close();
    expect(seen).toEqual([
      ['waiting', 1, 500, 'status'],
      ['waiting', 2, null, 'timeout'],
      ['waiting', 3, 301, 'status'],
      ['delivered', 4, 204, null],
      ['delivered', 4, 204, null],
    ]);
    expect(receiver.calls.map(({ isGenuine }) => isGenuine)).toEqual([true, true, true, true]);
    expect(new Set(receiver.calls.map(({ delivery, target }) => `${delivery} ${target}`)).size).toBe(1);
  });

  it('wait beyond the bound of a minute, and end where the address is gone', async () => {
    await set();
    await register((await makeLink()).code);
    await deliver({ status: 500, fault: 'status' });
    await site.pool.query(`update throttle set points = 60 where key like 'postback-sent:%'`);
    expect(await deliver({ status: 204, fault: null })).toEqual([]);
    expect(await log()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    await site.pool.query('delete from throttle');
    await set({ address: null, revision: 1 });
    expect(await deliver({ status: 204, fault: null })).toEqual([]);
    expect(await log()).toMatchObject([{ state: 'failed', fault: 'no_address' }]);
  });

  it('rest after calls without an answer in time, so that a slow receiver holds up no others', async () => {
    await set();
    const { code } = await makeLink();
    for (let count = 0; count < 4; count += 1) await register(code);
    expect(await deliver({ status: null, fault: 'timeout' })).toHaveLength(3);
    expect(await deliver({ status: 204, fault: null })).toEqual([]);
    await site.pool.query('delete from throttle');
    expect(await deliver({ status: 204, fault: null })).toHaveLength(4);
  });

  it('go to the address of the link where it has one, and are of the agent alone', async () => {
    const { code } = await makeLink();
    await set();
    await set({ code, address: 'https://own.example/{id}' });
    await register(code);
    expect((await deliver({ status: 200, fault: null })).map(({ url }) => url.host)).toEqual(['own.example']);
    expect((await top.browser.refusal('agent.setPostback', { code, address: ADDRESS, revision: 0 })).code).toBe(
      'conflict',
    );
    for (const { browser } of [other, abroad]) {
      expect((await browser.refusal('agent.setPostback', { code, address: ADDRESS, revision: 1 })).code).toBe(
        'not_found',
      );
      expect((await browser.refusal('agent.testPostback', { code })).code).toBe('not_found');
      expect(await browser.call('agent.postbacks', {})).toEqual({ addresses: [], secretSince: null });
      expect((await browser.call('agent.postbackDeliveries', {})).content).toEqual([]);
    }
    for (const address of ['http://tracker.example', 'https://127.0.0.1/', 'https://tracker.example/{account}'])
      expect((await top.browser.refusal('agent.setPostback', { code: null, address, revision: 1 })).code).toBe(
        'postback_address_refused',
      );
  });

  it('are signed by a secret that is told once and can be renewed', async () => {
    await set();
    expect((await set({ address: 'https://tracker.example/', revision: 1 })).secret).toBeNull();
    const [one, two] = [
      await top.browser.call('agent.renewPostbackSecret', {}),
      await top.browser.call('agent.renewPostbackSecret', {}),
    ];
    expect(one.secret).not.toBe(two.secret);
    const { rows } = await site.pool.query<{ row: string }>('select to_jsonb(s)::text as row from postback_secret s');
    expect(JSON.stringify(rows)).not.toContain(two.secret);
  });
});
