import { MEMBER_TYPE } from '@marquee/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { joinLine, rowsOf, seedGroups } from './line.fixture';

let site: TestApp;
let top: Awaited<ReturnType<typeof joinLine>>;
let middle: typeof top;
let low: typeof top;
let stranger: typeof top;
let abroad: typeof top;

/** topper1 > middle1 > lowest1, topper1 > waiting1; others have lines of their own. */
beforeAll(async () => {
  site = await startTestApp();
  await seedGroups(site);
  top = await joinLine(site, 'topper1');
  middle = await joinLine(site, 'middle1', { upline: top.id });
  low = await joinLine(site, 'lowest1', { upline: middle.id, type: MEMBER_TYPE });
  await top.browser.call('agent.register', rowsOf(['waiting1']));
  stranger = await joinLine(site, 'stranger1');
  await joinLine(site, 'strangers1', { upline: stranger.id });
  abroad = await joinLine(site, 'abroad1', { brandId: 2 });
  await joinLine(site, 'abroads1', { upline: abroad.id, brandId: 2 });
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from throttle'));

const accounts = async (request: Parameters<typeof top.browser.call<'agent.line'>>[1], browser = top.browser) =>
  (await browser.call('agent.line', request)).content.map(({ account }) => account);

describe('the list of members below', () => {
  it('has direct downlines, or the whole line, and of one below the line from there', async () => {
    expect(await accounts({ sort: 'account' })).toEqual(['middle1', 'waiting1']);
    expect(await accounts({ sort: 'account', scope: 'line' })).toEqual(['lowest1', 'middle1', 'waiting1']);
    const below = await top.browser.call('agent.line', { of: middle.publicId });
    expect(below.content).toMatchObject([{ account: 'lowest1', level: 2, type: MEMBER_TYPE, state: 'active' }]);
    expect(below.trail).toEqual([{ id: middle.publicId, account: 'middle1' }]);
  });

  it('is filtered by name, type, state, days and last visit', async () => {
    expect(await accounts({ scope: 'line', account: 'LOW' })).toEqual(['lowest1']);
    expect(await accounts({ scope: 'line', type: MEMBER_TYPE, sort: '-account' })).toEqual(['waiting1', 'lowest1']);
    expect(await accounts({ scope: 'line', state: 'waiting' })).toEqual(['waiting1']);
    expect(await accounts({ scope: 'line', seen: 'never' })).toEqual(['waiting1']);
    expect(await accounts({ scope: 'line', seen: 'week', sort: 'account' })).toEqual(['lowest1', 'middle1']);
    expect(await accounts({ scope: 'line', joinedTo: '2020-01-01' })).toEqual([]);
    for (const sort of ['level', '-joinedAt', 'lastSeenOn', '-turnover'] as const)
      expect((await accounts({ scope: 'line', sort })).toSorted()).toEqual(['lowest1', 'middle1', 'waiting1']);
  });

  it('tells neither phone, e-mail, payee nor device of anybody', async () => {
    const { content } = await top.browser.call('agent.line', {});
    expect(Object.keys(content[0] ?? {}).toSorted()).toEqual(
      [
        'account',
        'downlines',
        'id',
        'joinedAt',
        'lastSeenOn',
        'level',
        'nickname',
        'note',
        'noteRevision',
        'prizeGroup',
        'state',
        'turnover',
        'type',
        'validBet',
      ].toSorted(),
    );
  });
});

describe('members of other lines, of other brands and above', () => {
  it('do not exist', async () => {
    for (const [browser, id] of [
      [stranger.browser, middle.publicId],
      [abroad.browser, middle.publicId],
      [middle.browser, top.publicId],
      [top.browser, top.publicId],
      [top.browser, 'nobody'],
    ] as const) {
      expect((await browser.refusal('agent.line', { of: id })).code).toBe('not_found');
      expect((await browser.refusal('agent.lineMember', { id })).code).toBe('not_found');
      expect((await browser.refusal('agent.noteDownline', { id, note: 'x', revision: 0 })).code).toBe('not_found');
      const group = { id, prizeGroup: 1_800, revision: 0 };
      expect((await browser.refusal('agent.setPrizeGroup', group)).code).toBe('not_found');
    }
    expect(await accounts({ scope: 'line' }, stranger.browser)).toEqual(['strangers1']);
  });
});

describe('a note', () => {
  it('is the agent’s own, and no save goes over another one', async () => {
    const { publicId: id } = low;
    expect(await top.browser.call('agent.noteDownline', { id, note: 'calls on Mondays', revision: 0 })).toEqual({
      revision: 1,
    });
    expect((await top.browser.refusal('agent.noteDownline', { id, note: 'again', revision: 0 })).code).toBe('conflict');
    await top.browser.call('agent.noteDownline', { id, note: 'calls on Fridays', revision: 1 });
    expect(await top.browser.call('agent.lineMember', { id })).toMatchObject({
      note: 'calls on Fridays',
      isDirect: false,
    });
    expect(await middle.browser.call('agent.lineMember', { id })).toMatchObject({ note: '', isDirect: true });
  });
});

describe('prize groups', () => {
  const groupOf = async (browser: typeof top.browser, id: string) =>
    (await browser.call('agent.lineMember', { id })).prizeGroup;
  const set = (browser: typeof top.browser, id: string, prizeGroup: number, revision: number) =>
    browser.send('agent.setPrizeGroup', { id, prizeGroup, revision });
  const answer = async (sent: ReturnType<typeof set>) => {
    const { envelope } = await sent;
    return envelope.success ? 'set' : envelope.code;
  };

  it('go down the line: each is set by the direct upline, between those below and the own', async () => {
    expect(await groupOf(top.browser, middle.publicId)).toEqual({
      group: 1_960,
      revision: 0,
      least: 1_700,
      most: 1_960,
    });
    expect(await answer(set(top.browser, middle.publicId, 1_900, 0))).toBe('set');
    expect(await groupOf(middle.browser, low.publicId)).toMatchObject({ group: 1_900, revision: 0, most: 1_900 });
    expect(await answer(set(middle.browser, low.publicId, 1_902, 0))).toBe('prize_group_refused');
    expect(await answer(set(middle.browser, low.publicId, 1_880, 0))).toBe('set');
    expect(await answer(set(top.browser, middle.publicId, 1_870, 1))).toBe('prize_group_refused');
    expect(await answer(set(top.browser, middle.publicId, 1_890, 0))).toBe('conflict');
    expect(await answer(set(top.browser, middle.publicId, 1_890, 1))).toBe('set');
    expect(await answer(set(top.browser, low.publicId, 1_885, 1)), 'not the direct upline').toBe('not_found');
    expect(await groupOf(top.browser, middle.publicId)).toEqual({
      group: 1_890,
      revision: 2,
      least: 1_880,
      most: 1_960,
    });
  });

  it('are held by the database when an upline’s falls while a downline’s rises', async () => {
    for (let at = 0; at < 5; at += 1) {
      await Promise.all([
        answer(set(top.browser, middle.publicId, 1_880 + at, 2 + at)),
        answer(set(middle.browser, low.publicId, 1_890 - at, 1 + at)),
      ]);
      const { rows } = await site.pool.query<{ fits: boolean }>(
        'select member_prize_group($1) >= member_prize_group($2) as fits',
        [middle.id, low.id],
      );
      expect(rows).toEqual([{ fits: true }]);
    }
  });
});
