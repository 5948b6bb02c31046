import { randomUUID } from 'node:crypto';
import type { CallRequest } from '@marquee/contract/calls/index';
import type { MissionTerms } from '@marquee/contract/calls/missions-admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedMissions } from '../../../seed/missions/seed-missions';
import { seedPrizes } from '../../../seed/prizes/seed-prizes';
import type { TestBrowser } from '../../../testing/browser';
import { type PointsSite, reason, startPointsSite } from '../points/points.fixture';

let mall: PointsSite;
let first: TestBrowser;
let second: TestBrowser;
beforeAll(async () => {
  mall = await startPointsSite();
  await seedMissions(mall.site.app.platform.database);
  await signIn();
});
afterAll(() => mall.close());
const signIn = async () => {
  [first, second] = [await mall.operator(), await mall.operator()];
};

const DAY_MS = 86_400_000;
const brand = 'sundarban';
const termsOf = (change: Partial<MissionTerms> = {}): MissionTerms => ({
  period: 'daily',
  task: 'rounds',
  goal: '7',
  multiplier: null,
  after: null,
  score: 3,
  sortOrder: 0,
  minimum: null,
  reward: { kind: 'cash', amount: '5.00' },
  ...change,
});
type Propose = CallRequest<'missionsAdmin.propose'>;
const newMission = (terms: MissionTerms): Propose => ({ changeId: randomUUID(), brand, kind: 'new', terms, reason });
const list = () => first.call('missionsAdmin.list', { brand });
const approve = async (request: Propose) => {
  const { proposalId } = await first.call('missionsAdmin.propose', request);
  return second.call('proposals.approve', { proposalId, reason });
};
/** Missions as a member sees them now. */
const shown = async () => {
  const { browser } = await mall.member();
  return (await browser.call('missions.summary', {})).missions;
};

describe('a new mission', () => {
  it('is offered from the next day on, once a second operator approved it', async () => {
    const request = newMission(termsOf());
    const proposed = await first.call('missionsAdmin.propose', request);
    expect(proposed).toMatchObject({ proposalId: request.changeId, kind: 'mission-change', state: 'open' });
    expect(await first.call('missionsAdmin.propose', request)).toEqual(proposed);
    const decision = { proposalId: request.changeId, reason };
    expect((await second.refusal('missionsAdmin.propose', request)).code).toBe('idempotency_key_reused');
    expect((await first.refusal('proposals.approve', decision)).code).toBe('proposal_own');
    expect(await second.call('proposals.approve', decision)).toMatchObject({ state: 'approved' });
    expect((await second.refusal('proposals.reject', decision)).code).toBe('proposal_decided');
    expect((await shown()).some(({ goal }) => goal === '7')).toBe(false);
    mall.site.clock.pass(DAY_MS);
    await signIn();
    expect(await shown()).toContainEqual(
      expect.objectContaining({ goal: '7', reward: { kind: 'cash', amount: '5.00' } }),
    );
    const { content } = await first.call('operator.auditLog', { brand });
    expect(content.map(({ action }) => action)).toContain('missions.change-approved');
  });

  it('counts check-ins, or invitations from the minimum on that it names', async () => {
    await approve(newMission(termsOf({ period: 'weekly', task: 'sign_in', goal: '7' })));
    await approve(newMission(termsOf({ task: 'invitations', goal: '2', minimum: '250.00' })));
    const { missions } = await list();
    expect(missions.find(({ terms }) => terms.minimum === '250.00')?.terms).toMatchObject({ task: 'invitations' });
    mall.site.clock.pass(DAY_MS);
    await signIn();
    const now = await shown();
    for (const [task, goal, minimum] of [
      ['sign_in', '7', null],
      ['invitations', '2', '250.00'],
    ])
      expect(now).toContainEqual(expect.objectContaining({ task, goal, minimum, progress: '0' }));
  });

  it.each([
    ['a goal that is no number', { goal: '1.5' }],
    ['a multiplier that is not counted', { task: 'multiplier' as const, multiplier: 20 as never }],
    ['a multiplier of another task', { multiplier: 10 as const }],
    ['more check-ins than its day has', { task: 'sign_in' as const, goal: '2' }],
    ['invitations that nothing qualifies', { task: 'invitations' as const, goal: '2' }],
    ['a minimum of another task', { minimum: '5.00' }],
    ['no reward', { reward: { kind: 'points' as const, points: 0 } }],
    ['a mission before it that is of another period', { after: 'weekly-games' }],
  ])('is refused with %s', async (_what, change) => {
    expect((await first.refusal('missionsAdmin.propose', newMission(termsOf(change)))).code).toBe('validation_failed');
  });
});

describe('a mission that stands', () => {
  it('keeps its terms until its period is over, and its chain goes on', async () => {
    const before = (await list()).missions.find(({ missionId }) => missionId === 'daily-rounds');
    const terms = termsOf({ goal: '5', reward: { kind: 'points', points: 9 } });
    const change: Propose = { changeId: randomUUID(), brand, kind: 'change', missionId: 'daily-rounds', terms, reason };
    const approved = await approve(change);
    expect(approved).toMatchObject({ state: 'approved', subject: 'daily-rounds' });
    expect(approved.rows).toContainEqual({
      label: 'missions.goal',
      of: [],
      before: { type: 'number', number: Number(before?.terms.goal) },
      after: { type: 'number', number: 5 },
    });
    const goalOf = async (id: string) => (await shown()).find(({ missionId }) => missionId === id)?.goal;
    expect(await goalOf('daily-rounds')).toBe(before?.terms.goal);
    mall.site.clock.pass(DAY_MS);
    await signIn();
    const missions = await shown();
    expect(missions.map(({ missionId }) => missionId)).not.toContain('daily-rounds');
    expect(missions.find(({ missionId }) => missionId === 'daily-rounds-2')).toMatchObject({ goal: '5' });
    expect(missions.find(({ missionId }) => missionId === 'daily-turnover')).toMatchObject({
      after: 'daily-rounds-2',
      state: 'locked',
    });
    expect((await first.refusal('missionsAdmin.propose', { ...change, changeId: randomUUID() })).code).toBe(
      'mission_not_found',
    );
  });

  it('has one proposal at a time, and cannot move to another period', async () => {
    const end = (): Propose => ({ changeId: randomUUID(), brand, kind: 'end', missionId: 'weekly-games', reason });
    const { proposalId } = await first.call('missionsAdmin.propose', end());
    expect((await second.refusal('missionsAdmin.propose', end())).code).toBe('proposal_waiting');
    expect(await second.call('proposals.reject', { proposalId, reason })).toMatchObject({ state: 'rejected' });
    const moved: Propose = {
      changeId: randomUUID(),
      brand,
      kind: 'change',
      missionId: 'weekly-games',
      reason,
      terms: termsOf({ period: 'daily' }),
    };
    expect((await first.refusal('missionsAdmin.propose', moved)).details).toMatchObject({
      fields: [{ path: 'terms.period' }],
    });
  });

  it('ends with its week', async () => {
    const { fromDay } = await approve({
      changeId: randomUUID(),
      brand,
      kind: 'end',
      missionId: 'weekly-turnover',
      reason,
    });
    expect(new Date(fromDay ?? '').getUTCDay()).toBe(1);
    expect((await list()).missions.find(({ missionId }) => missionId === 'weekly-turnover')?.untilDay).not.toBeNull();
  });
});

it('sets the stake from which rounds count, from the next day on', async () => {
  const minimum: Propose = { changeId: randomUUID(), brand, kind: 'minimum', minimumStake: '5.00', reason };
  expect(await first.refusal('missionsAdmin.propose', { ...minimum, minimumStake: '-5.00' })).toMatchObject({
    code: 'validation_failed',
    details: { fields: [{ path: 'minimumStake', messageKey: 'amount_invalid' }] },
  });
  const stake = { type: 'money', amount: '5.00', currency: 'BDT' };
  expect((await approve(minimum)).rows).toContainEqual({
    label: 'missions.minimumStake',
    of: [],
    before: null,
    after: stake,
  });
  expect((await list()).minimumStake).toBe('0.00');
  mall.site.clock.pass(DAY_MS);
  await signIn();
  expect((await list()).minimumStake).toBe('5.00');
});

it('moves with a check-in, which the member’s pages hear of', async () => {
  await seedPrizes(mall.site.app.platform.database);
  const { id, browser } = await mall.member();
  const events: unknown[] = [];
  const stop = mall.site.app.platform.bus.subscribe(({ topic, audience }) => events.push({ topic, audience }));
  await browser.call('checkIn.claim', {});
  stop();
  expect(events).toContainEqual({ topic: 'missions.progress', audience: { memberId: id } });
  const { missions } = await browser.call('missions.summary', {});
  expect(missions.find(({ missionId }) => missionId === 'weekly-check-in')).toMatchObject({ progress: '1' });
});

describe('rights', () => {
  const attempts = (browser: TestBrowser, proposalId: string) => [
    browser.refusal('missionsAdmin.list', { brand }),
    browser.refusal('missionsAdmin.propose', newMission(termsOf())),
    browser.refusal('proposals.approve', { proposalId, reason }),
  ];
  const codes = async (browser: TestBrowser, proposalId: string) =>
    new Set((await Promise.all(attempts(browser, proposalId))).map(({ code }) => code));

  it('are needed for every call, of the brand and of its changes', async () => {
    const { proposalId: changeId } = await first.call('missionsAdmin.propose', newMission(termsOf({ goal: '8' })));
    expect(await codes(mall.site.browser('console'), changeId)).toEqual(new Set(['not_logged_in']));
    expect(await codes(await mall.operator('{content,members}'), changeId)).toEqual(new Set(['forbidden']));
    expect(await codes(await mall.operator('{cashier}', '{2}'), changeId)).toEqual(new Set(['forbidden', 'not_found']));
  });
});
