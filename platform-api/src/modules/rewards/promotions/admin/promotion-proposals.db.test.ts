import { randomUUID } from 'node:crypto';
import type { CallRequest } from '@marquee/contract/calls/index';
import type { ProposalValue } from '@marquee/contract/calls/proposals';
import type { ProposalLabel } from '@marquee/contract/proposals';
import type { PromotionRules } from '@marquee/contract/promotions/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestBrowser } from '../../../../testing/browser';
import { type PointsSite, reason, startPointsSite } from '../../points/points.fixture';
import { cash, DEPOSIT, latestRevision, proposalOfTerms, rulesOf, saveAgain, termsOf } from '../promotions.fixture';
import { mustCompareRevisions } from '../../../../testing/revision-guard';

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
/** Of the latest version, which counts as the first. */
async function proposalOf({ promotionId }: { readonly promotionId: string }) {
  return { promotionId, version: 1, revision: await latestRevision(first, promotionId), reason };
}
async function stateOf({ promotionId }: { readonly promotionId: string }) {
  const { state, versions } = await second.call('promotionsAdmin.detail', { promotionId });
  return [state, ...versions.map((version) => version.state)];
}
const decisionOf = async ({ promotionId }: { readonly promotionId: string }) => ({
  proposalId: (await proposalOfTerms(first, promotionId)).proposalId,
  reason,
});
const row = (label: ProposalLabel, after: ProposalValue, ...of: ProposalValue[]) => ({
  label,
  of,
  before: null,
  after,
});
const money = (amount: string) => ({ type: 'money', amount, currency: 'BDT' }) as const;
const number = (value: number) => ({ type: 'number', number: value }) as const;

/** Proposes, and acts while the dry run waits for deposits to be read. @returns the answer to the proposal */
async function whileDryRunWaits(proposal: Awaited<ReturnType<typeof proposalOf>>, act: () => Promise<unknown>) {
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
  expect(await stateOf(draft)).toEqual(['draft', 'draft']);
  const dryRun = await first.call('promotionsAdmin.dryRun', { promotionId: draft.promotionId, version: 1 });
  expect(dryRun).toMatchObject({
    isCounted: true,
    members: 1,
    rewards: 1,
    cost: '25.00',
    isWithinBudget: false,
    top: [{ account: registered.account, rewards: 1, cost: '25.00', points: 0 }],
  });
  await first.call('promotionsAdmin.propose', await proposalOf(draft));
  expect(await stateOf(draft)).toEqual(['proposed', 'proposed']);
  const member = { type: 'text', text: registered.account } as const;
  const outcome = [
    row('promotions.run.days', { type: 'text', text: `${dryRun.from} – ${dryRun.to}` }),
    row('promotions.run.members', number(1)),
    row('promotions.rewarded', number(1)),
    row('promotions.run.cost', money('25.00')),
    row('promotions.editor.budget', { type: 'word', word: 'promotions.run.above' }),
    row('points.points', number(0)),
    row('promotions.rewarded', number(1), member),
    row('promotions.run.cost', money('25.00'), member),
    row('points.points', number(0), member),
  ];
  expect((await proposalOfTerms(second, draft.promotionId)).dryRun).toEqual(outcome);
  await second.call('proposals.approve', await decisionOf(draft));
  expect(await stateOf(draft)).toEqual(['published', 'confirmed']);
  expect(await proposalOfTerms(second, draft.promotionId)).toMatchObject({ state: 'approved', dryRun: outcome });
});

it('keeps what members would have got by their ids, and names them by their accounts of today', async () => {
  const draft = await drafted(REGISTRATION);
  await first.call('promotionsAdmin.propose', await proposalOf(draft));
  const { rows } = await site.site.pool.query<{ dry_run: object }>('select dry_run from proposal where subject = $1', [
    draft.promotionId,
  ]);
  expect(rows[0]?.dry_run).toMatchObject({ top: [{ memberId: String(registered.id), rewards: 1 }] });
  expect(JSON.stringify(rows)).not.toContain(registered.account);
});

it('says that the past tells nothing of its trigger', async () => {
  const draft = await drafted(rulesOf());
  await first.call('promotionsAdmin.propose', await proposalOf(draft));
  const { dryRun } = await proposalOfTerms(second, draft.promotionId);
  expect(dryRun).toMatchObject([
    { label: 'promotions.run.days' },
    { label: 'promotions.dryRun', after: { word: 'promotions.run.notCounted' } },
  ]);
});

it('is refused when the terms were edited while they were run, and holds up nobody meanwhile', async () => {
  const draft = await drafted(rulesOf({ trigger: DEPOSIT }));
  const edited = { ...draft, terms: { ...draft.terms, budget: '500.00' } };
  const { envelope } = await whileDryRunWaits(await proposalOf(draft), () => saveAgain(second, edited));
  expect(envelope).toMatchObject({ success: false, code: 'promotion_state' });
  expect(await stateOf(draft)).toEqual(['draft', 'draft']);
  const { versions } = await first.call('promotionsAdmin.propose', await proposalOf(draft));
  expect(versions[0]).toMatchObject({ state: 'proposed', terms: { budget: '500.00' } });
  expect((await proposalOfTerms(second, draft.promotionId)).dryRun).toHaveLength(6);
});

it('is refused when the draft was edited after it was seen', async () => {
  const draft = await drafted(REGISTRATION);
  const seen = await proposalOf(draft);
  await saveAgain(second, { ...draft, terms: { ...draft.terms, budget: '500.00' } });
  expect(await first.refusal('promotionsAdmin.propose', seen)).toMatchObject({
    code: 'conflict',
    details: { revision: await latestRevision(first, draft.promotionId) },
  });
  expect(await stateOf(draft)).toEqual(['draft', 'draft']);
});

it('starts from a draft that nobody overwrites by an older one', async () => {
  const draft = await drafted(REGISTRATION);
  const changeOf = (budget: string) => ({ ...draft, terms: { ...draft.terms, budget } });
  await mustCompareRevisions(first, {
    call: 'promotionsAdmin.save',
    changes: [changeOf('500.00'), changeOf('700.00')],
    stored: async () => {
      const [{ revision, terms } = { revision: null, terms: null }] = (
        await first.call('promotionsAdmin.detail', { promotionId: draft.promotionId })
      ).versions;
      return { revision, terms };
    },
  });
});

it('is made once, by one of two operators at the same time', async () => {
  const draft = await drafted(REGISTRATION);
  const proposal = await proposalOf(draft);
  const sent = [first, second, first].map((entry) => entry.send('promotionsAdmin.propose', proposal));
  const answers = await Promise.all(sent);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it.each(['pg_cancel_backend', 'pg_terminate_backend'])('is not made when its dry run is cut off by %s', async (cut) => {
  const draft = await drafted(rulesOf({ trigger: DEPOSIT }));
  const { envelope } = await whileDryRunWaits(await proposalOf(draft), () =>
    site.site.pool.query(`select ${cut}(pid) from pg_stat_activity
                          where datname = current_database() and wait_event_type = 'Lock' and query like '%from deposit%'`),
  );
  expect(envelope.success).toBe(false);
  expect(await stateOf(draft)).toEqual(['draft', 'draft']);
  const [entry] = (await first.call('operator.auditLog', { brand: 'sundarban' })).content;
  expect(entry).toMatchObject({ action: 'promotions.saved', subject: `promotion:${draft.promotionId}` });
});

it('keeps its dry run, as the database sees it too, and cannot be made without one', async () => {
  const { pool } = site.site;
  const draft = await drafted(REGISTRATION);
  await first.call('promotionsAdmin.propose', await proposalOf(draft));
  const change = (text: string) => pool.query(text, [draft.promotionId]);
  for (const outcome of [`'{"members": 0}'`, 'null'])
    await expect(change(`update proposal set dry_run = ${outcome} where subject = $1`)).rejects.toThrow('stays');
  await expect(change(`update promotion_version set terms = '{}' where promotion_id = $1`)).rejects.toThrow('stays');
  await expect(
    pool.query(
      `insert into proposal (id, kind, brand_id, subject, body, reason, proposed_by, proposed_at, expires_at)
       select gen_random_uuid(), kind, brand_id, gen_random_uuid()::text, body, reason, proposed_by, proposed_at, expires_at from proposal where subject = $1`,
      [draft.promotionId],
    ),
  ).rejects.toThrow('dry run');
});

it.each([
  ['rejected', 'reject', () => second],
  ['taken back', 'withdraw', () => first],
] as const)(
  'makes the version a draft again once it is %s, which is edited and proposed again',
  async (_how, step, by) => {
    const draft = await drafted(REGISTRATION);
    await first.call('promotionsAdmin.propose', await proposalOf(draft));
    await by().call(`proposals.${step}`, await decisionOf(draft));
    expect(await stateOf(draft)).toEqual(['draft', 'draft']);
    await saveAgain(second, { ...draft, terms: { ...draft.terms, budget: '500.00' } });
    await second.call('promotionsAdmin.propose', await proposalOf(draft));
    await first.call('proposals.approve', await decisionOf(draft));
    expect(await stateOf(draft)).toEqual(['published', 'confirmed']);
  },
);

it('of a promotion that has ended cannot be approved', async () => {
  const draft = await drafted(REGISTRATION);
  const { promotionId } = draft;
  await first.call('promotionsAdmin.propose', await proposalOf(draft));
  await second.call('proposals.approve', await decisionOf(draft));
  await saveAgain(first, { ...draft, terms: { ...draft.terms, budget: '500.00' } });
  await first.call('promotionsAdmin.propose', { ...(await proposalOf(draft)), version: 2 });
  await first.call('promotionsAdmin.changeState', { promotionId, change: 'end', reason });
  expect((await second.refusal('proposals.approve', await decisionOf(draft))).code).toBe('promotion_state');
});

it('is approved by its writer where somebody else proposed it, and not by the one who proposed', async () => {
  const draft = await drafted(REGISTRATION);
  await second.call('promotionsAdmin.propose', await proposalOf(draft));
  const decision = await decisionOf(draft);
  expect((await second.refusal('proposals.approve', decision)).code).toBe('proposal_own');
  expect(await first.call('proposals.approve', decision)).toMatchObject({ state: 'approved', isOwn: false });
});
