import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeBets, rollBack, settleBets } from './bet-movement-repository';
import { brokenBy } from './broken-rows.fixture';
import { betOf, makeMember, mustVerify, seedMoneyTest, TEST_BRAND, TEST_VENDOR, UNIT, winOf } from './money.fixture';
import { type AccountRef, fingerprintOf, type Movement } from './movement';
import { postMovement } from './repository';
import { verifyLedger } from './verify';
import { checks } from './check-statements';

const OTHER_VENDOR = 901;

let db: TestDatabase;
let memberId: bigint;

/** A member with a wallet at the vendor, a deposit, and bets in every state, each under a key that says what it is. */
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  ({ id: memberId } = await makeMember(db.pool, 100n * UNIT));
  const cash = { kind: 'cash', memberId } as const;
  await move('transfer', cash, { kind: 'vendor', memberId, vendorId: TEST_VENDOR.id });
  await move('deposit', { kind: 'psp', brandId: TEST_BRAND.id, channel: 'card' }, cash);
  const bets = ['open', 'won', 'undone', 'reversed-late'].map((key) => betOf(memberId, UNIT, { key }));
  await placeBets(db.pool, [
    ...bets,
    betOf(memberId, UNIT, { key: 'at-vendor', own_wallet: true }),
    betOf(memberId, UNIT, { key: 'elsewhere', source: 'vendor:OTHER', vendor_id: OTHER_VENDOR }),
  ]);
  await settleBets(db.pool, [
    winOf(memberId, 'won', 3n * UNIT, { key: 'win' }),
    winOf(memberId, 'reversed-late', 3n * UNIT),
  ]);
  for (const reference of ['undone', 'reversed-late']) await takeBack(reference);
});
afterAll(() => db.drop());

const move = (kind: Movement['kind'], from: AccountRef, to: AccountRef) =>
  postMovement(db.pool, {
    source: 'test',
    key: kind,
    kind,
    brandId: TEST_BRAND.id,
    memberId,
    lines: [{ from, to, amount: 10n * UNIT }],
  });
const takeBack = (reference: string) =>
  rollBack(db.pool, {
    source: `vendor:${TEST_VENDOR.code}`,
    key: `rollback of ${reference}`,
    fingerprint: fingerprintOf('rollback', reference),
    reference,
    memberId,
  });

const APPEND_ONLY = [
  ...['ledger_transaction', 'posting', 'unit_transaction', 'unit_posting'],
  ...['rebate_line', 'rebate_day', 'vip_change'],
];
const broken = (...statements: readonly string[]) => brokenBy(db.pool, checks, APPEND_ONLY, statements);

/** A settled day of the brand, and what it gave the member: 1 % of a valid bet that the play feed has seen. */
const REBATE = `with rules as (
    insert into rebate_rules (brand_id, version, rates, minimum, wagering, state, from_day, reason, decided_at)
    values (${TEST_BRAND.id}, 1, '[]', 0, 0, 'approved', '2000-01-01', 'test', now())
  ), run as (
    insert into rebate_run values (${TEST_BRAND.id}, '2000-01-02', now(), pg_current_snapshot(), now())
  ), line as (
    insert into rebate_line select id, '2000-01-02', '2000-01-02', ${TEST_VENDOR.id}, 'rng', 500000, 100, 5000 from member limit 1
  ), day as (
    insert into rebate_day select id, '2000-01-02', '2000-01-02', 5000 from member limit 1
  ), figure as (
    insert into member_daily (member_id, day, vendor_id, game_type, brand_id, valid_bet) select id, '2000-01-02', ${TEST_VENDOR.id}, 'rng', brand_id, 500000 from member limit 1
  )
  insert into rebate (member_id, day, brand_id, state, amount, carried_in, carried_out, payable, wagering, seen, counted_at, expires_at)
  select id, '2000-01-02', brand_id, 'claimable', 5000, 0, 0, 5000, 0, pg_current_snapshot(), now(), now() from member limit 1`;
const DAY_FIGURE = 'the day figures equal the fold of the bets';
const idOf = (key: string) => `(select id from ledger_transaction where key = '${key}')`;
/** With the clock of the first brand: what stands under it keeps its business day. */
const OTHER_BRAND = `insert into brand (id, code, name, currency, offset_minutes, config) values (901, 'other', 'Other', 'VND', 360, '{}')`;
const CHANNEL = `insert into deposit_channel (brand_id, code, provider, names, minimum, maximum, presets, sort_order)
  values (${TEST_BRAND.id}, 'card', 'test', '{"en": "Card"}', 1, 2, '{}', 1)`;
const OPERATOR = `insert into operator (email, name, password_hash, rights) values ('o@x', 'O', 'x', '{}')`;
const GRANT = `select post_units('test', 'grant', decode(repeat('00', 16), 'hex'), 'granted', 'points', id, 5, 'issued', null, now())
  from member limit 1`;
const RULES = `insert into point_rules (brand_id, version, earn, exchange, grant_limit, terms, state, from_day, reason, decided_at)
  values (${TEST_BRAND.id}, 1, '{"rng": "1"}', '[]', 0, '{}', 'approved', '2999-01-01', 'test', now())`;
const TAKE = `select post_units('points.redeem:' || id, 'order', decode(repeat('00', 16), 'hex'), 'redeemed', 'points', id, -5, 'redeemed', null, now())
  from member limit 1`;
const GOOD = '6b1f6f2e-5f0c-4c1e-9a55-0d0b6b7f2f10';
const redeem = (type: string, amount: string) =>
  `with good as (insert into point_good (id, brand_id, names, descriptions, picture, delivery, points, stock)
     values ('${GOOD}', ${TEST_BRAND.id}, '{}', '{}', 'mug', 'shipped', 5, 1) returning id)
   insert into point_redeem (brand_id, member_id, idempotency_key, fingerprint, type, good_id, quantity, points, amount, state, balance_after, created_at, decided_at)
   select m.brand_id, m.id, 'order', decode(repeat('00', 16), 'hex'), ${type}, case ${type} when 'money' then null else good.id end, 1, 5, ${amount},
          case ${type} when 'money' then 'approved' else 'in_process' end, 0, now(), null
   from member m, good limit 1`;
const withheldWin = (key: string, state: 'waiting' | 'paid', bet = 'won') =>
  `insert into withheld_win (source, key, fingerprint, brand_id, member_id, bet_id, bet_key, amount, state, decided_at, decided_by, reason)
   select t.source, ${key}, '', t.brand_id, t.member_id, t.id, t.key, 1, '${state}',
          ${state === 'paid' ? `now(), (select id from operator limit 1), 'checked'` : 'null, null, null'}
   from ledger_transaction t where t.key = '${bet}'`;
const creditedDeposit = (transactionId: string) =>
  `insert into deposit (brand_id, member_id, channel_id, amount, currency, state, idempotency_key, fingerprint, transaction_id, finished_at)
   select brand_id, member_id, (select id from deposit_channel), 1, 'BDT', 'credited', 'key', '', id, now()
   from ledger_transaction where id = ${transactionId}`;

describe('the verifier', () => {
  test('finds nothing to name while all is well', async () => {
    await mustVerify(db.pool);
    expect(await broken(CHANNEL, creditedDeposit(idOf('deposit')))).toEqual([]);
  });

  test.each([
    [
      'a balance without its entries',
      [`update wallet set balance = balance + 1 where kind = 'cash'`],
      ['a wallet equals the fold of its entries'],
    ],
    [
      'money held for no withdrawal',
      [`update wallet set balance = balance + 1 where kind = 'held'`],
      ['a wallet equals the fold of its entries', 'what is held is what withdrawals under way hold'],
    ],
    [
      'bonus money without a bonus',
      [`update wallet set balance = balance + 1 where kind = 'bonus'`],
      [
        'a wallet equals the fold of its entries',
        'the bonus account holds what is left of an active bonus, and nothing else',
      ],
    ],
    [
      'a bonus that was never paid',
      [
        `insert into bonus (brand_id, member_id, source, key, names, mode, amount, wagering, contribution, in_steps, excluded_games,
                            lifetime_hours, state, released, granted_at, active_at, expires_at, ended_at)
         select brand_id, id, 'test', 'unpaid', '{}', 'released', 5, 0, '{}', false, '{}', 24, 'completed', 5, now(), now(), now(), now()
         from member limit 1`,
      ],
      ['a bonus has posted what it was granted, released and returned'],
    ],
    [
      'an approved grant without its bonus',
      [
        OPERATOR,
        `insert into bonus_grant (id, brand_id, member_id, amount, terms, state, needs_two, reason, proposed_by, proposed_at)
         select gen_random_uuid(), m.brand_id, m.id, 5, '{}', 'approved', false, 'test', (select id from operator limit 1), now()
         from member m limit 1`,
      ],
      ['an approved grant of operators gave its bonus, and no other did'],
    ],
    [
      'bets that look at a bonus which is not there',
      [`update wallet set bonus_bound = true where kind = 'cash'`],
      ['bets of a member look at a bonus exactly while one is active'],
    ],
    [
      'a posting without a header',
      [`insert into posting select 999999, 1, debit_account, credit_account, amount from posting limit 1`],
      [
        'a wallet equals the fold of its entries',
        'every posting has its header',
        'no posting crosses currencies or brands',
      ],
    ],
    [
      'a header of another brand than its accounts',
      [OTHER_BRAND, `update ledger_transaction set brand_id = 901 where key = 'deposit'`],
      ['no posting crosses currencies or brands'],
    ],
    [
      'a header that says more than its postings',
      [`update ledger_transaction set cash_change = cash_change + 1 where key = 'deposit'`],
      ["a header's cash change is what its postings did to the wallet that it names"],
    ],
    [
      'a stake at the vendor that is told of the cash',
      [`update ledger_transaction set wallet_vendor = null where key = 'at-vendor'`],
      ["a header's cash change is what its postings did to the wallet that it names"],
    ],
    [
      'a win in another wallet than its stake',
      [`update ledger_transaction set wallet_vendor = ${TEST_VENDOR.id} where key = 'win'`],
      [
        "a header's cash change is what its postings did to the wallet that it names",
        'bets, wins and rollbacks of a bet move one wallet, that of its vendor or the cash',
      ],
    ],
    [
      'a stake in the wallet of another vendor',
      [`update bet set vendor_id = ${OTHER_VENDOR} where id = ${idOf('at-vendor')}`],
      [
        'bets, wins and rollbacks of a bet move one wallet, that of its vendor or the cash',
        'the day figures equal the fold of the bets',
      ],
    ],
    [
      'a wallet that stands for the account of another vendor',
      [`update wallet set vendor_id = ${OTHER_VENDOR} where kind = 'vendor'`],
      ['a wallet at a vendor stands for the account of that vendor'],
    ],
    [
      'a second reversal',
      [
        'drop index ledger_transaction_one_reversal',
        `insert into ledger_transaction (source, key, fingerprint, kind, brand_id, member_id, cash_change, balance_after, refers_to)
         select source, 'again', fingerprint, kind, brand_id, member_id, 0, balance_after, refers_to
         from ledger_transaction where key = 'rollback of undone'`,
      ],
      ['nothing is reversed twice'],
    ],
    [
      'a stake that was not posted',
      [`update bet set stake = stake + 1 where id = ${idOf('open')}`],
      ['a bet has its header and the stake that was posted', 'the day figures equal the fold of the bets'],
    ],
    [
      'a bet that is lost from the record',
      [`delete from bet where id = ${idOf('won')}`],
      [
        'a bet header has its bet',
        'no payout without a stake',
        'the rows of a bet in the play feed add up to its settled figures',
        'day figures of lines equal their bets',
        'what was played for missions equals the bets',
        'the day figures equal the fold of the bets',
      ],
    ],
    [
      'a payout without its win',
      [`update bet set payout = payout + 1 where id = ${idOf('won')}`],
      [
        "a bet's payout is the sum of its wins that stand",
        'the rows of a bet in the play feed add up to its settled figures',
        'day figures of lines equal their bets',
        'the day figures equal the fold of the bets',
      ],
    ],
    [
      'a bet rolled back without a reversal',
      [`update bet set status = 'rolled_back' where id = ${idOf('open')}`],
      ['a bet is rolled back exactly when its stake was reversed', 'the day figures equal the fold of the bets'],
    ],
    [
      'a stake reversed after its win that waits for nobody',
      ['delete from reconciliation_item'],
      ['a stake reversed after its win waits in the reconciliation queue'],
    ],
    [
      'a win that was decided as paid, but not booked',
      [OPERATOR, withheldWin(`'never sent'`, 'paid')],
      ['a win of the payout review is booked exactly when it was paid'],
    ],
    [
      'a win that was booked while it waits',
      [withheldWin(`'win'`, 'waiting')],
      ['a win of the payout review is booked exactly when it was paid'],
    ],
    [
      'a win that waits for a stake that was reversed',
      [withheldWin(`'never sent'`, 'waiting', 'undone')],
      ['no win waits for a bet that was reversed'],
    ],
    [
      'units that were never granted',
      [GRANT, 'update unit_account set balance = balance + 1 where member_id is not null'],
      ['what a member has of a unit is the fold of its postings'],
    ],
    [
      'units that came from nowhere',
      [GRANT, `delete from unit_posting where balance_after is null`],
      ['a movement of units has postings of its brand and unit that sum to zero'],
    ],
    [
      'a movement of units of another kind than its accounts',
      [GRANT, `update unit_transaction set unit = 'wheel'`],
      ['a movement of units has postings of its brand and unit that sum to zero'],
    ],
    [
      'a redeem whose points were never taken',
      [redeem("'shipped'", 'null')],
      ['a redeem took its points, and a rejected one gave them back'],
    ],
    [
      'a rejected redeem whose points did not come back',
      [
        ...[OPERATOR, GRANT, TAKE, redeem("'shipped'", 'null')],
        `update point_redeem set state = 'rejected', remark = 'Sold out', decided_by = (select min(id) from operator)`,
      ],
      ['a redeem took its points, and a rejected one gave them back'],
    ],
    [
      'points turned into money that nobody got',
      [GRANT, TAKE, redeem("'money'", '1')],
      ['points turned into money were paid what they were worth'],
    ],
    [
      'play for points that no bet made',
      [RULES, `insert into point_play select id, 1, 'rng', 5 from member limit 1`],
      ['what was played for points equals the bets'],
    ],
    [
      'figures of a line that no bet made',
      [`insert into line_daily select id, '2026-01-01', brand_id, 1, 5, 5, 0, 5, 5, 0 from member limit 1`],
      ['day figures of lines equal their bets'],
    ],
    [
      'a line that does not follow the uplines',
      ['update member_line set uplines = uplines || -1::bigint'],
      ["a member's line is the way along the uplines, without gaps"],
    ],
    [
      'a line that does not hold on some days',
      ["update member_line set from_day = '2026-01-02'"],
      ["a member's line is the way along the uplines, without gaps"],
    ],
    [
      'points of play that were paid and never posted',
      [`insert into point_payment select id, 5, '2026-01-01', 500 from member limit 1`],
      ['points of play were paid as the payments say'],
    ],
    [
      'play for missions that no bet made',
      [`insert into mission_play select id, '2026-01-01', 1, 5, 1, 0, 0, 0 from member limit 1`],
      ['what was played for missions equals the bets'],
    ],
    [
      'a mission that was claimed and never paid',
      [
        `insert into mission values (${TEST_BRAND.id}, 'warm-up', 'daily', 'rounds', 1, null, null, 'points', 5, 1, '2026-01-01', 1)`,
        `insert into mission_claim select id, brand_id, 'warm-up', '2026-01-01', '2026-01-01', 'points', 5, 1, now() from member limit 1`,
      ],
      ['a claimed mission was paid, and no other'],
    ],
    ['a day figure without bets, though its rebate is whole', [REBATE], [DAY_FIGURE]],
    [
      'a rebate of play that was never counted',
      [REBATE, `update member_daily set valid_bet = 600000 where day = '2000-01-02'`],
      [DAY_FIGURE, 'what rebates have counted, with the play since, equals the day figures'],
    ],
    [
      'a line of rebates with another share',
      [REBATE, 'update rebate_line set basis_points = 90'],
      [DAY_FIGURE, 'a line of rebates gives its share of the valid bet'],
    ],
    [
      'a day that gives more than its cap',
      [REBATE, 'update rebate_rules set daily_cap = 4000'],
      [DAY_FIGURE, 'a business day gives what its lines give, from the minimum up to the cap'],
    ],
    [
      'a rebate that is not what its days changed',
      [REBATE, 'update rebate set amount = 6000, payable = 6000'],
      [DAY_FIGURE, 'a rebate is what its days changed and what was carried over'],
    ],
    [
      'a rebate that was claimed and never paid',
      [REBATE, `update rebate set state = 'claimed', claimed_at = now()`],
      [DAY_FIGURE, 'rebates were paid as their state says, and no others'],
    ],
    [
      'a VIP level without its change',
      [`insert into vip_member select id, brand_id, 2, null, now(), 0 from member limit 1`],
      ['a VIP level is the last of its changes, each of which starts where the one before ended'],
    ],
    [
      'a gift of a VIP level that was never paid',
      [`insert into vip_gift select id, 'birthday', '2026-01-01', brand_id, 1, 5, now() from member limit 1`],
      ['gifts of VIP levels were paid, and no others'],
    ],
    ['a deposit credited by a bet', [CHANNEL, creditedDeposit(idOf('open'))], ['a credited deposit has its movement']],
    [
      'a settlement that the play feed lacks',
      ['delete from play_feed'],
      [
        'the rows of a bet in the play feed add up to its settled figures',
        'day figures of lines equal their bets',
        'what was played for missions equals the bets',
      ],
    ],
    [
      'a day figure that is not the sum of the bets',
      ['update member_daily set turnover = turnover + 1'],
      ['the day figures equal the fold of the bets'],
    ],
  ])('names %s', async (_what, statements, names) => {
    expect(await broken(...statements)).toEqual(names);
  });

  test('looks at one moment: what is booked meanwhile is in none of its counts', async () => {
    const { counts: before } = await verifyLedger(db.pool);
    const bookMore = () => placeBets(db.pool, [betOf(memberId, 1n)]);
    const { counts, differences, checked } = await verifyLedger(db.pool, bookMore);
    expect(differences).toEqual([]);
    expect(counts).toEqual(before);
    expect((await verifyLedger(db.pool)).counts.bets).toBe(before.bets + BigInt(checked.length));
  });
});
