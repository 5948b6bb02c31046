import { periodAt } from '@marquee/contract/agent-periods';
import type { AgentView } from '@marquee/contract/calls/agent-views';
import type { CallRequest } from '@marquee/contract/calls/index';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { dayOf } from '../../../../platform/brand-days';
import type { TestBrowser } from '../../../../testing/browser';
import { foldAll } from '../../../rewards/play-feed/test-fold.fixture';
import { createBrandService } from '../../../site/brand/service';
import { insertContact } from '../../member/contacts-repository';
import { createMessaging, type Letter } from '../../messaging/service';
import { createLineFigures } from '../line-figures';
import { lineCashFold, lineFold } from '../line-fold';
import { AGENT, DHAKA_MINUTES, type LineSite, type Person, startLineSite } from '../line-site.fixture';
import { createReportMails, REPORT_JOB, type ReportMails } from './report-mails';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let line: LineSite;
let agent: Person;
let friend: Person;
let browser: TestBrowser;
let mails: ReportMails;
/** What the gateway accepted. */
const letters: Letter[] = [];
/** Dies after the gateway has accepted the mail. */
let dies = false;

beforeAll(async () => {
  line = await startLineSite();
  agent = await line.join('reporter1', null, AGENT);
  friend = await line.join('secretname', agent);
  await line.bet(friend, 100n, 40n);
  await line.bet(agent, 10n, 5n);
  for (const fold of [lineFold, lineCashFold]) await foldAll(line.site.pool, fold);
  const { platform } = line.site.app;
  const brands = createBrandService(platform);
  const messaging = createMessaging(platform, brands);
  mails = createReportMails({
    platform,
    brands,
    messaging: {
      async send(letter) {
        letters.push(letter);
        await messaging.send(letter);
        if (dies) throw new Error('killed');
      },
    },
    sources: { figures: createLineFigures(platform.database.pool, platform.clock) } as never,
    key: 'a key of the test',
  });
});
afterAll(() => line.site.close());

beforeEach(async () => {
  const { pool } = line.site;
  await pool.query('delete from agent_view');
  await pool.query('delete from outbox_message');
  // A job that is deleted while it is done leaves its queue locked.
  await pool.query(`delete from graphile_worker._private_jobs where locked_at is null`);
  await pool.query('delete from member_contact where member_id = $1', [agent.id]);
  await insertContact(pool, agent.id, 1, 'email', 'reporter1@example.com', new Date());
  browser = await line.signedIn(agent);
  // Days pass in these tests.
  await pool.query(
    `update session set expires_at = now() + interval '1 year', last_seen_at = now() + interval '1 year'`,
  );
  letters.length = 0;
  dies = false;
});

const today = () => dayOf(line.site.clock.now(), DHAKA_MINUTES);
/** To an hour after the end of the running day of the brand, and days later. */
function passDay(later = 0): void {
  const now = line.site.clock.now();
  const { to } = periodAt('daily', now, DHAKA_MINUTES);
  line.site.clock.pass(to.getTime() - now.getTime() + HOUR_MS + later * DAY_MS);
}
const keep = (fields: Partial<CallRequest<'agent.saveView'>> = {}) =>
  browser.call('agent.saveView', { page: 'loss', name: 'Losses', query: 'scope=line', schedule: 'daily', ...fields });

const jobsOf = async () =>
  (
    await line.site.pool.query<{ payload: { view: string; to: string } }>(
      `select p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id
       where t.identifier = $1 order by p.id`,
      [REPORT_JOB],
    )
  ).rows.map(({ payload }) => payload);

async function sendPlanned(): Promise<void> {
  await mails.plan();
  for (const job of await jobsOf()) await mails.send(job);
}

const outbox = async () =>
  (
    await line.site.pool.query<{ subject: string; body: string; language: string }>(
      `select subject, body, language from outbox_message where template = 'agent_report' order by id`,
    )
  ).rows;

it('sends the totals of the day that is over, once, with the figures of the page and no names', async () => {
  const day = today();
  await keep({ query: 'range=thisMonth&scope=line' });
  await keep({ page: 'team', name: 'Team', query: '' });
  passDay();
  await sendPlanned();
  await sendPlanned();
  const [mail, team, ...others] = await outbox();
  expect(others).toEqual([]);
  const page = await browser.call('agent.lineFigures', { from: day, to: day, scope: 'line' });
  expect(page.totals).toMatchObject({ validBet: '110.00', gameResult: '65.00' });
  const amountsOf = (body: string) =>
    [...body.matchAll(/: ৳\s?(-?[\d,.]+)/g)].map(([, text = '']) =>
      formatAmount(parseAmount(text.replaceAll(',', ''))),
    );
  const { deposits, withdrawals, validBet, gameResult, net } = page.totals;
  expect(amountsOf(mail?.body ?? '')).toEqual([deposits, withdrawals, validBet, gameResult, net]);
  const { current } = await browser.call('agent.overviewFigures', { period: 'yesterday' });
  const own = current.figures;
  expect(current).toMatchObject({ from: day, registrations: 1, activeMembers: 2 });
  expect(amountsOf(team?.body ?? '')).toEqual([
    own.gameResult,
    own.net,
    own.validBet,
    own.deposits,
    own.withdrawals,
    own.promotions,
  ]);
  expect(team?.body).toContain('Registrations: 1\nFirst deposits: 0\nActive members: 2');
  expect(mail?.subject).toContain(day);
  expect(mail?.body).toContain(`/agentHome/user-loss?from=${day}&to=${day}&scope=line`);
  expect(mail?.body).not.toContain('secretname');
});

it('sends one mail where a sender dies after the gateway took it, and where two work at once', async () => {
  await keep();
  passDay();
  await Promise.all([mails.plan(), mails.plan()]);
  const [job, ...others] = await jobsOf();
  if (!job) throw new Error('nothing was planned');
  expect(others).toEqual([]);
  dies = true;
  await expect(mails.send(job)).rejects.toThrow('killed');
  dies = false;
  await mails.send(job);
  await Promise.all([mails.send(job), mails.send(job)]);
  expect(letters).toHaveLength(2);
  expect(new Set(letters.map(({ key }) => key)).size).toBe(1);
  expect(await outbox()).toHaveLength(1);
});

it('sends only the newest period after it stood still for days', async () => {
  await keep();
  passDay();
  await mails.plan();
  const stale = await jobsOf();
  passDay(3);
  for (const job of stale) await mails.send(job);
  expect(await outbox()).toEqual([]);
  await sendPlanned();
  const day = dayOf(new Date(line.site.clock.now().getTime() - DAY_MS), DHAKA_MINUTES);
  expect((await outbox()).map(({ subject }) => subject.includes(day))).toEqual([true]);
});

it('sends nothing of what ended before the schedule, of reports without one, nor after it is taken back', async () => {
  passDay();
  const saved = await keep();
  await keep({ name: 'Never', schedule: 'none' });
  await sendPlanned();
  expect(await jobsOf()).toEqual([]);
  passDay();
  await mails.plan();
  await browser.call('agent.saveView', { ...saved, schedule: 'none' });
  for (const job of await jobsOf()) await mails.send(job);
  expect(await outbox()).toEqual([]);
});

it('waits until the folds have read the day, and half an hour', async () => {
  await keep();
  const { clock, pool } = line.site;
  const { to } = periodAt('daily', clock.now(), DHAKA_MINUTES);
  clock.pass(to.getTime() - clock.now().getTime() + 60_000);
  await mails.plan();
  expect(await jobsOf()).toEqual([]);
  clock.pass(HOUR_MS);
  await line.bet(friend, 7n, 0n);
  await mails.plan();
  expect(await jobsOf()).toEqual([]);
  await foldAll(pool, lineFold);
  await mails.plan();
  expect(await jobsOf()).toHaveLength(1);
});

it('goes to a confirmed address alone, of an active agent', async () => {
  const { pool } = line.site;
  await keep();
  await pool.query('update member_contact set verified_at = null where member_id = $1', [agent.id]);
  const refused = await browser.refusal('agent.saveView', {
    page: 'loss',
    name: 'Other',
    query: '',
    schedule: 'weekly',
  });
  expect(refused.code).toBe('report_mail_unconfirmed');
  passDay();
  await sendPlanned();
  await pool.query('update member_contact set verified_at = now() where member_id = $1', [agent.id]);
  await pool.query(`update member set status = 'disabled' where id = $1`, [agent.id]);
  await sendPlanned();
  expect(await outbox()).toEqual([]);
  await pool.query(`update member set status = 'active' where id = $1`, [agent.id]);
  await sendPlanned();
  expect(await outbox()).toHaveLength(1);
});

it('is written in the language of the agent', async () => {
  await line.site.pool.query(`update member set language = 'bn' where id = $1`, [agent.id]);
  await keep({ name: 'ক্ষতি' });
  passDay();
  await sendPlanned();
  await line.site.pool.query(`update member set language = 'en' where id = $1`, [agent.id]);
  const [mail] = await outbox();
  expect(mail?.language).toBe('bn');
  expect(mail?.body).toMatch(/গেমের ফল|নিট/);
});

let started: Promise<void> | undefined;
/** The app's own sender, with its own key: as it runs. */
async function mailOfApp(
  view: Partial<CallRequest<'agent.saveView'>> = {},
): Promise<{ saved: AgentView; token: string; body: string }> {
  const saved = await keep(view);
  passDay();
  await mails.plan();
  const { jobs } = line.site.app.platform;
  started ??= jobs.start();
  await started;
  const body = await vi.waitUntil(async () => (await outbox())[0]?.body, { timeout: 20_000 });
  return { saved, body, token: /\/stop-report#(\S+)/.exec(body)?.[1] ?? '' };
}

it('ends by the link of the mail, signed out: reading changes nothing, posting does, also with one click', async () => {
  const { saved, token } = await mailOfApp();
  const guest = line.site.browser();
  const { server } = line.site.app;
  const url = `/wps/agent/report-mails/${token}/stop`;
  const headers = { host: 'sundarban.localhost' };
  expect(await guest.call('agent.reportMail', { token })).toEqual({ name: 'Losses', schedule: 'daily' });
  const opened = await server.inject({ url, headers });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/stop-report#${token}`]);
  expect(await browser.call('agent.views', {})).toMatchObject([{ schedule: 'daily' }]);
  for (const forged of [`${token}x`, `${saved.id}.`, saved.id, 'x.y', 'a\u0000b'])
    expect((await guest.send('agent.stopReportMails', { token: forged })).envelope.success).toBe(false);
  // Another brand's site knows nothing of it.
  await line.site.browser('meridian').call('agent.stopReportMails', { token });
  expect(await browser.call('agent.views', {})).toMatchObject([{ schedule: 'daily' }]);
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
  const posted = await server.inject({ method: 'POST', url, headers: form, payload: 'List-Unsubscribe=One-Click' });
  expect(posted.statusCode).toBe(200);
  expect(await browser.call('agent.views', {})).toMatchObject([{ schedule: 'none', revision: saved.revision + 1 }]);
  await guest.call('agent.stopReportMails', { token });
  expect((await browser.refusal('agent.saveView', { ...saved, name: 'Late' })).code).toBe('conflict');
});

it.each([
  ['team', 'Registrations: '],
  ['betting', 'Bets: '],
  ['transactions', 'Commissions: '],
  ['income', 'Owed to downlines: '],
  ['downlines', 'Members in the list: 1'],
] as const)('has the totals of the page %s', async (page, text) => {
  const { body } = await mailOfApp({ page, query: '' });
  expect(body).toContain(text);
});
