import type { CallId, CallRequest } from '@marquee/contract/calls/index';
import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';
import { checkDraw } from '@marquee/contract/lottery/draw-proof';
import { drawResult } from '@marquee/contract/lottery/own-draw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../../testing/browser';
import { silentTelemetry } from '../../testing/silent-telemetry';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createOwnDraws } from './draws/own-draws';
import { makeOperator } from './operators.fixture';

const SOUTH = { id: 901, code: 'VN_SOUTH' } as const;
const FAST = { id: 902, code: 'FAST_K3_1' } as const;

let site: TestApp;
let operators: {
  readonly first: TestBrowser;
  readonly second: TestBrowser;
  readonly local: TestBrowser;
  readonly cashier: TestBrowser;
};

async function seedGames(): Promise<void> {
  await site.pool.query(
    `insert into vendor (id, code, name, status, sort_order) values (901, 'LOTT1', 'Lotteries', 'active', 1)`,
  );
  for (const { id, code, area, shape, zone, source } of [
    { ...SOUTH, area: 'VN', shape: 'vn-south', zone: 'Asia/Ho_Chi_Minh', source: 'feed' },
    { ...FAST, area: 'FAST', shape: 'k3', zone: 'Asia/Ho_Chi_Minh', source: 'own' },
  ]) {
    await site.pool.query(
      `insert into game (id, vendor_id, code, game_type, names, motif, min_bet_units, sort_order)
       values ($1, 901, $2, 'lott', '{"en": "Test"}', '-', 1, 1)`,
      [id, code],
    );
    await site.pool.query(
      'insert into lottery_game (id, code, game_id, area, shape, zone, source) values ($1::integer, $2, $1, $3, $4, $5, $6)',
      [id, code, area, shape, zone, source],
    );
    await site.pool.query(
      `insert into lottery_brand_game (brand_id, lottery_id, least_stake, ticket_cap, payout_cap, outcome_cap, pool_cap)
       select id, $1, 1, 100, 100, 100, 100 from brand where code = 'sundarban'`,
      [id],
    );
  }
}

beforeAll(async () => {
  site = await startTestApp();
  await seedGames();
  const { rows } = await site.pool.query<{ id: number }>(`select id from brand where code = 'sundarban'`);
  operators = {
    first: await makeOperator(site, 'first', ['lotteries'], []),
    second: await makeOperator(site, 'second', ['lotteries'], []),
    local: await makeOperator(site, 'local', ['lotteries'], [rows[0]?.id ?? 0]),
    cashier: await makeOperator(site, 'cashier', ['cashier'], []),
  };
});
afterAll(() => site.close());

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const planOf = (gameCode: string, date: string, special = false) => ({ gameCode, date, special, reason: 'Planned' });
const generate = (browser: TestBrowser, gameCode: string, date: string, special = false) =>
  browser.call('lotteryDraws.generate', planOf(gameCode, date, special));

/** Lets a draw of the game be over: the next one that is not. */
async function endDraw(lotteryId: number, state = 'closed'): Promise<{ id: bigint; issue: string }> {
  const { rows } = await site.pool.query<{ id: bigint; issue: string }>(
    `with next as (select id from lottery_draw where lottery_id = $1 and state = 'scheduled' order by draws_at limit 1)
     update lottery_draw d set opens_at = now() - interval '1 hour' from next where d.id = next.id returning d.id, d.issue`,
    [lotteryId],
  );
  const draw = rows[0] as { id: bigint; issue: string };
  await site.pool.query(`update lottery_draw set state = 'open' where id = $1`, [draw.id]);
  await site.pool.query(`update lottery_draw set closes_at = now(), draws_at = now() where id = $1`, [draw.id]);
  if (state === 'closed') await site.pool.query(`update lottery_draw set state = 'closed' where id = $1`, [draw.id]);
  return draw;
}

const southResult = drawResult('vn-south', (bound) => bound - 1);

describe('operators', () => {
  test('make the draws of a calendar once, and a special one', async () => {
    const { made } = await generate(operators.first, SOUTH.code, dayAfter(7));
    expect(made).toBeGreaterThanOrEqual(21);
    expect(await generate(operators.second, SOUTH.code, dayAfter(7))).toEqual({ made: 0 });
    expect((await generate(operators.first, FAST.code, dayAfter(1))).made).toBeGreaterThan(0);
    expect((await operators.first.refusal('lotteryDraws.generate', planOf(FAST.code, dayAfter(2), true))).code).toBe(
      'draw_decided',
    );
    expect((await operators.first.refusal('lotteryDraws.generate', planOf(SOUTH.code, dayAfter(200)))).code).toBe(
      'validation_failed',
    );
  });

  test('find draws by where their results come from', async () => {
    for (const [source, code] of [
      ['feed', SOUTH.code],
      ['own', FAST.code],
    ] as const) {
      const { content } = await operators.first.call('lotteryDraws.list', { source });
      expect([...new Set(content.map(({ gameCode }) => gameCode))]).toEqual([code]);
    }
    expect((await operators.first.call('lotteryDraws.list', { source: 'manual' })).content).toEqual([]);
  });

  const decideBy = (operator: TestBrowser, proposalId: string) =>
    operator.send('proposals.approve', { proposalId, reason: 'Agreed' });

  async function plannedDraw() {
    const { content } = await operators.first.call('lotteryDraws.list', { gameCode: SOUTH.code, state: 'scheduled' });
    return content.at(-1) as AdminDraw;
  }
  const shifted = (instant: string, hours: number) => new Date(Date.parse(instant) + hours * 3_600_000).toISOString();

  test('move a draw to an earlier time by two persons; its issue keeps its name', async () => {
    const { drawId, drawsAt, issue } = await plannedDraw();
    const move = { drawId, drawsAt: shifted(drawsAt, -2), reason: 'The station draws before noon' };
    const { proposalId, rows } = await operators.first.call('lotteryDraws.move', move);
    expect(rows.at(-1)).toMatchObject({
      label: 'lottery.drawsAt',
      before: { instant: drawsAt },
      after: { instant: move.drawsAt },
    });
    const timesOf = async () =>
      (
        await site.pool.query<{ issue: string; draws_at: Date; closed_before: string }>(
          `select issue, draws_at, (draws_at - closes_at)::text as closed_before from lottery_draw where id = $1`,
          [drawId],
        )
      ).rows;
    expect(await timesOf()).toMatchObject([{ draws_at: new Date(drawsAt) }]);
    expect((await decideBy(operators.first, proposalId)).envelope).toMatchObject({ code: 'proposal_own' });
    expect((await decideBy(operators.second, proposalId)).envelope).toMatchObject({ success: true });
    expect(await timesOf()).toEqual([{ issue, draws_at: new Date(move.drawsAt), closed_before: '00:15:00' }]);
    // Back to the time of the calendar, and no further: its result would be out while bets are taken.
    const later = { ...move, drawsAt: shifted(drawsAt, 0.01) };
    expect((await operators.first.refusal('lotteryDraws.move', later)).code).toBe('validation_failed');
    await operators.first.call('lotteryDraws.move', { ...move, drawsAt });
    await expect(
      site.pool.query(`update lottery_draw set draws_at = draws_at + interval '1 day' where id = $1`, [drawId]),
    ).rejects.toThrow('lottery_draw_not_later');
  });

  test('enter, compare and confirm a result; members see it', async () => {
    const { id, issue } = await endDraw(SOUTH.id);
    const drawId = String(id);
    const entry = { drawId, result: southResult as never };
    const { entryId } = await operators.first.call('lotteryDraws.enterResult', entry);
    const refusal = await operators.first.refusal('lotteryDraws.confirmResult', { drawId, entryId });
    expect(refusal.code).toBe('approved_before');
    const list = await operators.second.call('lotteryDraws.list', { gameCode: SOUTH.code });
    expect(list.content[0]).toMatchObject({
      drawId,
      state: 'closed',
      entries: [{ entryId, by: 'first', isOwn: false }],
    });
    expect(await operators.second.call('lotteryDraws.confirmResult', { drawId, entryId })).toEqual({ revision: 1 });
    const opened = await site.browser().call('lottery.openedNumbers', { gameCode: SOUTH.code });
    expect(opened.content[0]).toMatchObject({ issue, result: southResult, corrected: false, simulated: false });
    const recent = await site.browser().call('lottery.recentResults', {});
    expect(recent.map((draw) => draw.issue)).toContain(issue);
  });

  test('void a draw by two persons, under the reason of the first', async () => {
    const { drawId, issue } = await plannedDraw();
    const reason = 'The station does not draw';
    const { proposalId, rows, brand } = await operators.first.call('lotteryDraws.void', { drawId, reason });
    expect(brand).toBeNull();
    expect(rows[0]).toMatchObject({ label: 'lottery.issue', after: { text: `${SOUTH.code} ${issue}` } });
    expect((await operators.second.refusal('lotteryDraws.void', { drawId, reason })).code).toBe('proposal_waiting');
    expect((await decideBy(operators.first, proposalId)).envelope).toMatchObject({ code: 'proposal_own' });
    expect((await decideBy(operators.local, proposalId)).envelope).toMatchObject({ code: 'not_found' });
    expect((await operators.first.call('lotteryDraws.one', { drawId })).void).toBeNull();
    await decideBy(operators.second, proposalId);
    expect(await operators.first.call('lotteryDraws.one', { drawId })).toMatchObject({
      state: 'void',
      void: { reason, requestedBy: 'first' },
    });
    expect((await operators.second.refusal('lotteryDraws.void', { drawId, reason })).code).toBe('draw_decided');
  });

  test.each([
    ['without the right', 'cashier'],
    ['of some brands', 'local'],
  ] as const)('%s change no draw', async (_, name) => {
    const drawId = '1';
    const requests: [CallId, Record<string, unknown>][] = [
      ['lotteryDraws.generate', { gameCode: SOUTH.code, date: dayAfter(1), reason: 'Planned' }],
      ['lotteryDraws.move', { drawId, drawsAt: new Date().toISOString(), reason: 'A holiday' }],
      ['lotteryDraws.enterResult', { drawId, result: southResult }],
      ['lotteryDraws.confirmResult', { drawId, entryId: '1' }],
      ['lotteryDraws.void', { drawId, reason: 'Not drawn' }],
    ];
    for (const [id, request] of requests)
      expect((await operators[name].refusal(id, request as CallRequest<CallId>)).code, id).toBe('forbidden');
  });
});

test('operators of some brands see the draws; those without the right see none', async () => {
  expect((await operators.local.call('lotteryDraws.list', {})).content.length).toBeGreaterThan(0);
  await operators.local.call('lotteryDraws.feeds', {});
  for (const id of ['lotteryDraws.list', 'lotteryDraws.feeds', 'lotteryDraws.calendarEnds'] as const)
    expect((await operators.cashier.refusal(id, {})).code).toBe('forbidden');
});

describe('visitors', () => {
  test('see the games of their brand with the next issue and the server’s time', async () => {
    const menu = await site.browser().call('lottery.vnMenu', { prizeMode: 'ZY', device: 'WEB' });
    expect(menu.games.map(({ gameCode }) => gameCode)).toEqual([SOUTH.code, FAST.code]);
    expect(menu.games[1]?.next?.issue).toMatch(/^\d{12}$/);
    expect(Date.parse(menu.serverTime)).not.toBeNaN();
    const fast = await site.browser().call('lottery.popular', { prizeMode: 'ELOTT' });
    expect(fast.games.map(({ gameCode }) => gameCode)).toEqual([FAST.code]);
    expect((await site.browser('meridian').call('lottery.vnMenu', {})).games).toEqual([]);
  });

  test('see the next draws, the first to close first', async () => {
    const { draws } = await site.browser().call('lottery.schedule', { pageSize: 5 });
    expect(draws).toHaveLength(5);
    expect(draws.map(({ closesAt }) => closesAt)).toEqual(draws.map(({ closesAt }) => closesAt).sort());
  });

  test('find no game that their brand does not offer', async () => {
    const request = { gameCode: SOUTH.code };
    expect((await site.browser('meridian').refusal('lottery.openedNumber', request)).code).toBe('not_found');
  });

  test('find the commitment of a draw at once, and can repeat it after the reveal', async () => {
    const { id, issue } = await endDraw(FAST.id);
    const proofOf = async () => (await site.browser().call('lottery.proof', { gameCode: FAST.code, issue })).content[0];
    const before = await proofOf();
    expect(before).toMatchObject({ issue, seed: null, beacon: null, result: null, beaconChain: 'local' });
    expect((await site.browser().refusal('lottery.proof', { gameCode: SOUTH.code })).code).toBe('not_found');

    const round = { randomness: 'ab'.repeat(32), signature: 'cd' };
    const ownDraws = createOwnDraws(site.pool, { chain: 'local', read: async () => round }, silentTelemetry().log);
    expect(await ownDraws.draw()).toEqual([id]);
    const proof = await proofOf();
    expect(proof).toMatchObject({
      seedHash: before?.seedHash,
      beaconRound: before?.beaconRound,
      beacon: round.randomness,
    });
    if (!proof?.seed || !proof.beacon || !proof.result) throw new Error('the draw was not revealed');
    const { shape, seedHash, seed, beacon, result } = proof;
    expect(await checkDraw({ shape, issue, seedHash, seed, beacon, result })).toEqual({
      isSeedCommitted: true,
      isResultDrawn: true,
    });
  });
});
