import { randomUUID } from 'node:crypto';
import type { CallRequest } from '@marquee/contract/calls/index';
import type { PromotionRules } from '@marquee/contract/promotions/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestBrowser } from '../../../testing/browser';
import { type PointsSite, reason, startPointsSite } from '../points/points.fixture';
import { cash, DEPOSIT, rulesOf, termsOf } from './promotions.fixture';

let site: PointsSite;
let first: TestBrowser;
let second: TestBrowser;
/** Registered last month. */
let registered: { readonly id: bigint; readonly account: string };
beforeAll(async () => {
  site = await startPointsSite();
  [first, second] = [await site.operator(), await site.operator()];
  registered = await site.member();
  await site.site.pool.query(
    `update member set created_at = date_trunc('month', now() + interval '6 hours') - interval '8 days' where id = $1`,
    [registered.id],
  );
});
afterAll(() => site.close());

const REGISTRATION = rulesOf({ trigger: { kind: 'registration' }, reward: cash('25.00') });

/** Saves a draft. @returns what was saved */
async function drafted(rules: PromotionRules, budget = '1000.00') {
  const draft: CallRequest<'promotionsAdmin.save'> = {
    promotionId: randomUUID(),
    brand: 'sundarban',
    kind: 'code',
    terms: termsOf(rules, { budget }),
    reason,
  };
  await first.call('promotionsAdmin.save', draft);
  return draft;
}
const proposalOf = ({ promotionId }: { readonly promotionId: string }) => ({ promotionId, version: 1, reason });
async function stateOf({ promotionId }: { readonly promotionId: string }) {
  const { state, versions } = await second.call('promotionsAdmin.detail', { promotionId });
  return [state, ...versions.map((version) => [version.state, version.dryRun])];
}

/** Proposes, and acts while the dry run waits for deposits to be read. @returns the answer to the proposal */
async function whileDryRunWaits(proposal: ReturnType<typeof proposalOf>, act: () => Promise<unknown>) {
  const lock = await site.site.pool.connect();
  try {
    await lock.query('begin');
    await lock.query('lock table deposit in access exclusive mode');
    const proposed = first.send('promotionsAdmin.propose', proposal);
    const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%from deposit%'`;
    await expect.poll(async () => (await site.site.pool.query(`select ${waiting}`)).rowCount).toBe(1);
    await act();
    await lock.query('rollback');
    return await proposed;
  } finally {
    lock.release();
  }
}

it('carries the dry run of its terms, which the second operator reads with the version', async () => {
  const draft = await drafted(REGISTRATION, '20.00');
  expect(await stateOf(draft)).toEqual(['draft', ['draft', null]]);
  const dryRun = await first.call('promotionsAdmin.dryRun', { promotionId: draft.promotionId, version: 1 });
  expect(dryRun).toMatchObject({
    isCounted: true,
    members: 1,
    rewards: 1,
    cost: '25.00',
    isWithinBudget: false,
    top: [{ account: registered.account, rewards: 1, cost: '25.00', points: 0 }],
  });
  const { versions } = await first.call('promotionsAdmin.propose', proposalOf(draft));
  expect(versions[0]?.dryRun).toEqual(dryRun);
  expect(await stateOf(draft)).toEqual(['proposed', ['proposed', dryRun]]);
  await second.call('promotionsAdmin.decide', { ...proposalOf(draft), approve: true });
  expect(await stateOf(draft)).toEqual(['published', ['confirmed', dryRun]]);
});

it('keeps what members would have got by their ids, and names them by their accounts of today', async () => {
  const draft = await drafted(REGISTRATION);
  await first.call('promotionsAdmin.propose', proposalOf(draft));
  const { rows } = await site.site.pool.query<{ dry_run: object }>(
    'select dry_run from promotion_version where promotion_id = $1',
    [draft.promotionId],
  );
  expect(rows[0]?.dry_run).toMatchObject({ top: [{ memberId: String(registered.id), rewards: 1 }] });
  expect(JSON.stringify(rows)).not.toContain(registered.account);
});

it('says that the past tells nothing of its trigger', async () => {
  const draft = await drafted(rulesOf());
  const { versions } = await first.call('promotionsAdmin.propose', proposalOf(draft));
  expect(versions[0]?.dryRun).toMatchObject({ isCounted: false, members: 0, rewards: 0, cost: '0.00', top: [] });
});

it('is refused when the terms were edited while they were run, and holds up nobody meanwhile', async () => {
  const draft = await drafted(rulesOf({ trigger: DEPOSIT }));
  const edited = { ...draft, terms: { ...draft.terms, budget: '500.00' } };
  const { envelope } = await whileDryRunWaits(proposalOf(draft), () => second.call('promotionsAdmin.save', edited));
  expect(envelope).toMatchObject({ success: false, code: 'promotion_state' });
  expect(await stateOf(draft)).toEqual(['draft', ['draft', null]]);
  const { versions } = await first.call('promotionsAdmin.propose', proposalOf(draft));
  expect(versions[0]).toMatchObject({ state: 'proposed', terms: { budget: '500.00' }, dryRun: { isCounted: true } });
});

it('is made once, by one of two operators at the same time', async () => {
  const draft = await drafted(REGISTRATION);
  const sent = [first, second, first].map((entry) => entry.send('promotionsAdmin.propose', proposalOf(draft)));
  const answers = await Promise.all(sent);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it.each(['pg_cancel_backend', 'pg_terminate_backend'])('is not made when its dry run is cut off by %s', async (cut) => {
  const draft = await drafted(rulesOf({ trigger: DEPOSIT }));
  const { envelope } = await whileDryRunWaits(proposalOf(draft), () =>
    site.site.pool.query(`select ${cut}(pid) from pg_stat_activity
                          where datname = current_database() and wait_event_type = 'Lock' and query like '%from deposit%'`),
  );
  expect(envelope.success).toBe(false);
  expect(await stateOf(draft)).toEqual(['draft', ['draft', null]]);
  const [entry] = (await first.call('operator.auditLog', { brand: 'sundarban' })).content;
  expect(entry).toMatchObject({ action: 'promotions.saved', subject: `promotion:${draft.promotionId}` });
});

it('keeps its dry run, as the database sees it too, and cannot be made without one', async () => {
  const write = ({ promotionId }: { readonly promotionId: string }, change: string) =>
    site.site.pool.query(`update promotion_version set ${change} where promotion_id = $1`, [promotionId]);
  const draft = await drafted(REGISTRATION);
  const { rows } = await site.site.pool.query<{ id: number }>('select id from operator limit 1');
  const proposed = `state = 'proposed', proposed_by = ${rows[0]?.id}`;
  await expect(write(draft, proposed)).rejects.toThrow('dry run');
  await expect(write(draft, `dry_run = '{}'`)).rejects.toThrow('check');
  await expect(write(draft, `${proposed}, dry_run = '[]'`)).rejects.toThrow('check');
  await first.call('promotionsAdmin.propose', proposalOf(draft));
  for (const change of [`'{"members": 0}'`, 'null'])
    await expect(write(draft, `dry_run = ${change}`)).rejects.toThrow('stays');
  await second.call('promotionsAdmin.decide', { ...proposalOf(draft), approve: false });
  for (const change of [`'{"members": 0}'`, 'null'])
    await expect(write(draft, `dry_run = ${change}`)).rejects.toThrow('stays');
  expect(await stateOf(draft)).toMatchObject(['draft', ['refused', { members: 1, cost: '25.00' }]]);
});

it('is confirmed by its writer where somebody else proposed it, and not by the one who proposed', async () => {
  const draft = await drafted(REGISTRATION);
  const decision = { ...proposalOf(draft), approve: true };
  const { versions } = await second.call('promotionsAdmin.propose', proposalOf(draft));
  expect(versions[0]).toMatchObject({ state: 'proposed', isOwn: true });
  expect((await second.refusal('promotionsAdmin.decide', decision)).code).toBe('proposal_own');
  const confirmed = await first.call('promotionsAdmin.decide', decision);
  expect(confirmed.versions[0]).toMatchObject({ state: 'confirmed', isOwn: false });
});
