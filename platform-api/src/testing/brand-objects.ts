import { randomUUID } from 'node:crypto';
import { MEMBER_TYPE } from '@marquee/contract/constants';
import { openKeys } from '../composition/keys';
import { betOf, UNIT } from '../modules/money/ledger/money.fixture';
import { placeBets } from '../modules/money/ledger/bet-movement-repository';
import type { BetRequest } from '../modules/money/ledger/bet-movements';
import { moveCash } from '../modules/lottery/member-money.fixture';
import { insertMember } from '../modules/people/member/insert-member';
import { createPublicIds, type PublicIds } from '../platform/public-id';
import { settlementObjects } from './agent-objects';
import { BRAND, inHours, type Maker, type ObjectIds } from './object-maker';
import type { TestApp } from './test-app';

const NO_PRINT = Buffer.alloc(16);
const REMOTE = 'mf-sundarban';

/**
 * One of each object of `sundarban` that operators work on, on a site that is seeded. The account of its member and the
 * texts name the brand, so that an answer about any of them does too.
 */
export async function makeBrandObjects({ pool, app }: TestApp): Promise<ObjectIds> {
  const ids = createPublicIds((await openKeys(app.platform.config)).publicIds);
  const account = `${BRAND.code}-member`;
  const person = { brandId: BRAND.id, account, type: MEMBER_TYPE, nickname: account, language: 'en' };
  const memberId = await insertMember(pool, { ...person, passwordHash: null });
  if (memberId === null) throw new Error(`${account} exists`);
  await moveCash(pool, memberId, 1_000n);
  const read = async (text: string, values: unknown[] = []) => {
    const { rows } = await pool.query<{ id: string }>(text, values);
    if (!rows[0]) throw new Error(`nothing from: ${text}`);
    return rows[0].id;
  };
  const insert: Maker['insert'] = (table, row) => {
    const columns = Object.keys(row);
    const places = columns.map((_, at) => `$${at + 1}`);
    const text = `insert into ${table} as t (${columns.join(', ')}) values (${places.join(', ')}) returning to_jsonb(t) ->> 'id' as id`;
    return read(text, Object.values(row));
  };
  const first: Maker['first'] = (table, where = `brand_id = ${BRAND.id}`, column = 'id') =>
    read(`select ${column}::text as id from ${table} where ${where} order by id limit 1`);
  const operator = { email: 'proposer@marquee.localhost', name: 'Proposer', password_hash: '-' };
  const operatorId = Number(await insert('operator', operator));
  const maker = { memberId: String(memberId), operatorId, ids, pool, insert, first };
  const supervised = { ...operator, email: 'supervised@marquee.localhost', brand_ids: [BRAND.id] };
  return {
    account,
    'memberProfiles.memberId': await first('member', `id = ${memberId}`, 'public_id'),
    'operators.operatorId': await insert('operator', supervised),
    ...(await cashierObjects(maker)),
    ...(await rewardObjects(maker)),
    ...(await grantObjects(maker)),
    ...(await proposalObjects(maker)),
    ...(await promotionObjects(maker)),
    ...(await settlementObjects(maker)),
    ...(await playObjects(maker)),
    ...(await supportObjects(maker)),
    ...(await identityObjects(maker)),
    ...(await messageObjects(maker)),
    ...(await releaseObjects(maker)),
  };
}

const ofMember = ({ memberId }: Maker) => ({ brand_id: BRAND.id, member_id: memberId });

async function cashierObjects(maker: Maker): Promise<ObjectIds> {
  const { insert, first, pool } = maker;
  const channelId = await first('deposit_channel', `brand_id = ${BRAND.id} and method = 'transfer'`);
  const money = { ...ofMember(maker), amount: 100n * UNIT, currency: BRAND.currency };
  const intent = { idempotency_key: 'of-a-test', fingerprint: NO_PRINT };
  const depositId = await insert('deposit', { ...money, ...intent, channel_id: channelId, state: 'pending' });
  const payeeId = await insert('payee', {
    id: randomUUID(),
    ...ofMember(maker),
    institution_id: await first('payout_institution'),
    holder: BRAND.code,
    sealed_number: NO_PRINT,
    number_digest: NO_PRINT,
    number_tail: '12',
    added_at: new Date(),
    usable_from: new Date(),
  });
  const withdrawalId = await insert('withdrawal', {
    ...money,
    ...intent,
    payee_id: payeeId,
    hits: '[]',
    score: 0,
    approvals_needed: 1,
    created_at: new Date(),
  });
  await insert('outbox_message', {
    brand_id: BRAND.id,
    channel: 'mail',
    recipient: BRAND.code,
    template: 'test',
    language: 'en',
    body: 'text',
  });
  await pool.query(`insert into rebate_run values ($1, '2026-03-01', now(), pg_current_snapshot(), now())`, [BRAND.id]);
  await insert('vip_member', { ...ofMember(maker), level: 1, since: new Date(), changes: 1 });
  return { depositId, withdrawalId, channelId: Number(channelId) };
}

async function rewardObjects(maker: Maker): Promise<ObjectIds> {
  const { insert, first } = maker;
  const rewardId = await first('point_good');
  const redeemId = await insert('point_redeem', {
    ...ofMember(maker),
    idempotency_key: 'of-a-test',
    fingerprint: NO_PRINT,
    type: 'shipped',
    good_id: rewardId,
    quantity: 1,
    points: 10,
    balance_after: 0,
    created_at: new Date(),
  });
  return { rewardId, redeemId };
}

/** Rules that nobody but another operator of the brand may decide. */
async function messageObjects({ insert, operatorId }: Maker): Promise<ObjectIds> {
  const broadcastId = await insert('broadcast', {
    id: randomUUID(),
    brand_id: BRAND.id,
    name: BRAND.code,
    category: 'service',
    audience: JSON.stringify({ kind: 'accounts', accounts: [`${BRAND.code}-member`] }),
    texts: JSON.stringify({ bn: { title: BRAND.code, text: BRAND.code } }),
    created_by: operatorId,
  });
  return { broadcastId };
}

async function proposalObjects({ insert, operatorId }: Maker): Promise<ObjectIds> {
  const body = { rates: [], minimum: '0', dailyCap: null, wagering: 1 };
  const proposalId = await insert('proposal', {
    id: randomUUID(),
    kind: 'rebate-rules',
    brand_id: BRAND.id,
    subject: '',
    body: JSON.stringify(body),
    revision: '1',
    reason: BRAND.code,
    proposed_by: operatorId,
    proposed_at: new Date(),
    expires_at: inHours(24),
  });
  return { proposalId };
}

/** A check that waits for its review, with a picture that nobody can decrypt. */
async function identityObjects(maker: Maker): Promise<ObjectIds> {
  const { insert, pool } = maker;
  const at = new Date();
  const checkId = await insert('identity_check', { id: randomUUID(), ...ofMember(maker), level: 1, created_at: at });
  const documentId = await insert('identity_document', {
    id: randomUUID(),
    check_id: checkId,
    kind: 'front',
    version: 1,
    width: 1,
    height: 1,
    content: NO_PRINT,
    sealed_key: NO_PRINT,
    key_id: 1,
    file_digest: Buffer.alloc(32),
    likeness: '0'.repeat(64),
    quarters: [0, 0, 0, 0],
    hints: [],
    created_at: at,
  });
  await pool.query(
    `update identity_check set state = 'submitted', submitted_at = now(), document_kind = 'passport', number_digest = $2 where id = $1`,
    [checkId, Buffer.alloc(32)],
  );
  return { 'identityAdmin.checkId': checkId, 'identityAdmin.documentId': documentId };
}

async function grantObjects(maker: Maker): Promise<ObjectIds> {
  const { insert, first, operatorId, ids } = maker;
  const proposal = {
    ...ofMember(maker),
    state: 'approved',
    needs_two: false,
    reason: BRAND.code,
    proposed_by: operatorId,
    proposed_at: new Date(),
  };
  const terms = {
    mode: 'merged',
    wageringTimes: 1,
    contribution: {},
    inSteps: false,
    maxStake: null,
    lifetimeHours: null,
  };
  const freeBets = await insert('free_bet_grant', {
    id: randomUUID(),
    ...ofMember(maker),
    game_id: await first('game', 'true'),
    bets: 1,
    stake: UNIT,
    ends_at: new Date(),
    reason: BRAND.code,
    granted_by: operatorId,
    created_at: new Date(),
  });
  const bonusId = await insert('bonus', {
    ...ofMember(maker),
    source: 'test',
    key: 'of-a-test',
    names: { en: BRAND.code },
    mode: 'merged',
    amount: UNIT,
    wagering: UNIT,
    contribution: {},
    in_steps: false,
    excluded_games: [],
    state: 'queued',
    granted_at: new Date(),
  });
  const id = randomUUID();
  return {
    'bonusAdmin.grantId': await insert('bonus_grant', { id, ...proposal, amount: UNIT, terms }),
    'pointsAdmin.grantId': await insert('point_grant', { id, ...proposal, points: 5 }),
    'freeBets.grantId': freeBets,
    bonusId: ids.encode(BigInt(bonusId)),
  };
}

async function promotionObjects(maker: Maker): Promise<ObjectIds> {
  const promotionId = await maker.first('promotion', `brand_id = ${BRAND.id} and kind = 'application'`);
  const participationId = await maker.insert('promotion_participation', {
    ...ofMember(maker),
    promotion_id: promotionId,
    period: 'once',
    version: 1,
    state: 'applied',
    remark: BRAND.code,
    created_at: new Date(),
  });
  return { promotionId, participationId };
}

/** A round that is open, a win that waits for an operator, and a ticket of a draw. */
async function playObjects(maker: Maker): Promise<ObjectIds> {
  const { insert, first, ids } = maker;
  const gameId = Number(await first('game', `game_type = 'rng'`));
  const betId = await placeBet(maker, { game_id: gameId });
  const withheld = await placeBet(maker, { game_id: gameId, key: 'a-withheld-win' });
  const payoutId = await insert('withheld_win', {
    ...ofMember(maker),
    source: 'vendor:TESTV',
    key: 'a-win',
    fingerprint: NO_PRINT,
    amount: UNIT,
    bet_id: withheld,
    bet_key: 'a-withheld-win',
  });
  const itemId = await insert('reconciliation_item', {
    ...ofMember(maker),
    transaction_id: betId,
    bet_id: betId,
    reason: 'stake_reversed_after_win',
  });
  return { betId, payoutId, itemId, ...(await lotteryObjects(maker, ids)) };
}

async function lotteryObjects(maker: Maker, ids: PublicIds): Promise<ObjectIds> {
  const { insert, pool, memberId } = maker;
  const { rows } = await pool.query<{ id: number; code: string; gameId: number }>(
    `select g.id, g.code, g.game_id as "gameId" from lottery_game g join lottery_brand_game b on b.lottery_id = g.id
     where b.brand_id = $1 and g.shape = 'five-digit' order by g.id limit 1`,
    [BRAND.id],
  );
  const [lottery] = rows;
  if (!lottery) throw new Error('the brand has no lottery');
  const drawId = await insert('lottery_draw', {
    lottery_id: lottery.id,
    issue: '20260301',
    state: 'open',
    opens_at: inHours(-1),
    closes_at: inHours(1),
    draws_at: inHours(1),
  });
  const ticket = await placeBet(maker, { source: 'lottery', game_id: lottery.gameId, round_id: drawId });
  await pool.query(
    `insert into lottery_ticket (draw_id, bet_id, placed_at, member_id, stake, valid_stake, rule_version, line_count, lines)
     select $1, id, placed_at, $3, stake, stake, 1, 1, 'tie tie 100000 9800' from bet where id = $2`,
    [drawId, ticket, memberId],
  );
  return { drawId, gameCode: lottery.code, ticketId: ids.encode(BigInt(ticket)) };
}

/** @returns the bet's id */
async function placeBet({ pool, memberId }: Maker, fields: Partial<BetRequest>): Promise<string> {
  const { rows } = await pool.query<{ vendor_id: number; game_type: string }>(
    'select vendor_id, game_type from game where id = $1',
    [fields.game_id],
  );
  const [placed] = await placeBets(pool, [
    betOf(BigInt(memberId), UNIT, { ...rows[0], brand_id: BRAND.id, ...fields }),
  ]);
  if (placed?.outcome !== 'ok') throw new Error(`the bet was refused: ${placed?.outcome}`);
  return String(placed.transactionId);
}

async function supportObjects(maker: Maker): Promise<ObjectIds> {
  const { insert, first } = maker;
  const [feedbackId, conversationId] = ['feedback-of-a-test', 'chat-of-a-test'];
  await insert('feedback', {
    ...ofMember(maker),
    public_id: feedbackId,
    sender: BRAND.code,
    type: 0,
    content: BRAND.code,
    language: 'en',
    created_at: new Date(),
  });
  const applicationId = 'application-of-a-test';
  await insert('feedback', {
    ...ofMember(maker),
    public_id: applicationId,
    sender: BRAND.code,
    type: 6,
    content: BRAND.code,
    language: 'en',
    created_at: new Date(),
  });
  await insert('chat_conversation', {
    ...ofMember(maker),
    public_id: conversationId,
    status: 'waiting',
    waiting_since: new Date(),
    updated_at: new Date(),
  });
  return {
    feedbackId,
    'agentApplications.feedbackId': applicationId,
    conversationId,
    replyId: await first('chat_canned_reply'),
  };
}

async function releaseObjects({ insert, operatorId }: Maker): Promise<ObjectIds> {
  const ofRemote = { remote: REMOTE, version: '1.1.0' };
  for (const version of ['1.0.0', ofRemote.version])
    await insert('remote_release', { remote: REMOTE, version, kind: 'remote', document: {}, brand_ids: [BRAND.id] });
  await insert('brand_remote', { brand_id: BRAND.id, remote: REMOTE, stable: '1.0.0' });
  const rollOutId = await insert('roll_out', {
    brand_id: BRAND.id,
    ...ofRemote,
    baseline: '1.0.0',
    steps: '[{"percent": 100, "minMinutes": 0, "minLoads": 0}]',
    starts_at: new Date(),
    halts_by_itself: false,
    started_by: operatorId,
    reason: BRAND.code,
    created_at: new Date(),
  });
  const alertId = await insert('alert', {
    brand_id: BRAND.id,
    kind: 'roll-out-halted',
    ...ofRemote,
    findings: '[]',
    raised_at: new Date(),
  });
  const windowId = await insert('freeze_window', {
    brand_id: BRAND.id,
    starts_at: inHours(1),
    ends_at: inHours(2),
    reason: BRAND.code,
    created_by: operatorId,
  });
  return { 'remotes.remote': REMOTE, 'remotes.version': ofRemote.version, rollOutId, alertId, windowId };
}
