import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { seedCatalogue } from '../../../seed/catalogue/seed-catalogue';
import type { TestBrowser } from '../../../testing/browser';
import { startSupportSite, type SupportSite } from '../../people/support/support.fixture';

let site: SupportSite;
beforeAll(async () => {
  site = await startSupportSite();
  await seedCatalogue(site.app.platform.database, site.app.platform.config);
  await site.app.platform.jobs.start();
});
afterAll(() => site.close());

const idOf = async (account: string) => {
  const { rows } = await site.pool.query<{ id: bigint }>('select id from member where account = $1', [account]);
  return rows[0]?.id ?? 0n;
};
const textsOf = async (browser: TestBrowser) =>
  (await browser.call('messages.list', {})).content.map(({ text }) => text).toSorted();
const told = (browser: TestBrowser, ...texts: string[]) =>
  expect.poll(() => textsOf(browser), { timeout: 15_000 }).toEqual(texts.toSorted());

/** What of a member waits for its time. */
async function waitingOf(id: bigint): Promise<string[]> {
  const { rows } = await site.pool.query<{ key: string }>(
    `select key from graphile_worker.jobs where task_identifier = 'member.message' and key like $1 and run_at > now() + interval '23 hours'`,
    [`member.message:${id}:%`],
  );
  return rows.map(({ key }) => key.split(':')[2] ?? '');
}
/** The time of what waits has come. */
const comeTrue = (id: bigint) =>
  site.pool.query('update graphile_worker._private_jobs set run_at = now() where key like $1', [
    `member.message:${id}:%`,
  ]);

const DAY = 'Your limit “Stakes · Day” ';
const PLANNED =
  'You asked for a higher limit “Stakes · Day”, or for none. It takes effect in 24 hours; until then you can keep the current one.';

it('tells of a tighter limit at once, and of a looser one when it is asked for and when it counts', async () => {
  const browser = await site.member('careful');
  const id = await idOf('careful');
  const set = (limit: string | null) => browser.call('limits.setMoney', { kind: 'wager', period: 'day', limit });
  await set('500.00');
  await set('300.00');
  await set('300.00');
  const tighter = ['500.00', '300.00'].map((amount) => `${DAY}is now ৳${amount}. It applies at once.`);
  await told(browser, ...tighter);
  await set('900.00');
  await told(browser, ...tighter, PLANNED);
  expect(await waitingOf(id)).toEqual(['limit_raised']);
  await comeTrue(id);
  await told(
    browser,
    ...tighter,
    PLANNED,
    `${DAY}is now ৳900.00, as you asked 24 hours ago. You can lower it at any time.`,
  );
});

test('a looser limit that is cancelled or replaced is not told', async () => {
  const browser = await site.member('undecided');
  const id = await idOf('undecided');
  const set = (limit: string | null) => browser.call('limits.setMoney', { kind: 'loss', period: 'week', limit });
  await set('500.00');
  await set('900.00');
  await browser.call('limits.cancelPending', { kind: 'loss', period: 'week' });
  expect(await waitingOf(id)).toEqual([]);
  await set('900.00');
  await set(null);
  expect(await waitingOf(id)).toEqual(['limit_removed']);
  await set('400.00');
  expect(await waitingOf(id)).toEqual([]);
});

test('time at play is told in minutes, in the language and digits of the member', async () => {
  const browser = await site.member('timed');
  const id = await idOf('timed');
  await site.pool.query(`update member set language = 'bn' where id = $1`, [id]);
  await browser.call('limits.setSession', { period: 'day', limitMinutes: 90 });
  await told(browser, 'আপনার “খেলার সময় · দিন” সীমা এখন ৯০ মিনিট। এটি সঙ্গে সঙ্গে কার্যকর।');
});

test.each([
  ['limits.timeOut', '7d', 'You cannot play or deposit for 7 days. You can still withdraw.'],
  ['limits.selfExclude', '1y', 'You cannot play or deposit for 1 year. You can still withdraw.'],
  ['limits.selfExclude', 'permanent', 'Play and deposits are blocked permanently. You can still withdraw.'],
] as const)('%s of %s is told', async (call, length, text) => {
  const browser = await site.member(`${call} ${length}`);
  await browser.call(call, { length });
  await told(browser, text);
  const { content } = await browser.call('messages.list', {});
  expect(content).toMatchObject([{ category: 'account', link: '/member/limits' }]);
});
