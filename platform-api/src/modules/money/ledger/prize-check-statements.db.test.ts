import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prizeSiteOn, rainOf, raffleOf, calendarOf, wheelOf } from '../../rewards/prizes/prizes.fixture';
import { brokenBy } from './broken-rows.fixture';
import { mustVerify, seedMoneyTest } from './money.fixture';
import { prizeChecks } from './prize-check-statements';

let db: TestDatabase;

/** A check-in, a draw, an envelope that took a ticket, and a raffle that was drawn. */
beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  const site = prizeSiteOn(db.pool);
  const member = await site.member();
  const caller = site.caller(member);
  await site.enforce(calendarOf());
  const version = await site.enforce(wheelOf(1_000_000, 5));
  await site.enforce(rainOf({ needsTicket: true }));
  await site.enforce(raffleOf());
  for (const unit of ['wheel', 'envelope', 'raffle'] as const) await site.give(member, unit, 3);
  await site.prizes.checkIns.claim(caller);
  await site.prizes.wheel.draw(caller, version);
  await site.prizes.envelopes.tend();
  await site.prizes.raffles.tend();
  const [raffle] = (await site.prizes.raffles.list(caller)).raffles;
  await site.prizes.raffles.claim(caller, raffle?.promotionId ?? '');
  const [rain] = (await site.prizes.envelopes.rains(caller)).rains;
  site.at(rain?.startsAt ?? '');
  await site.prizes.envelopes.take(caller, rain?.rainId ?? '');
  site.at('2026-11-29T14:00:05Z');
  await site.prizes.raffles.tend();
});
afterAll(() => db.drop());

const APPEND_ONLY = [
  'wheel_draw',
  'check_in',
  'envelope_taken',
  'raffle_number',
  'raffle_winner',
  'unit_transaction',
  'unit_posting',
];

const broken = (...statements: string[]) => brokenBy(db.pool, prizeChecks, APPEND_ONLY, statements);

test('finds nothing to name while all is well', async () => {
  await mustVerify(db.pool);
  expect(await broken()).toEqual([]);
});

test.each([
  [
    'a ticket that no grant gave',
    'update ticket_lot set amount = amount + 1, remaining = remaining + 1',
    'the tickets of a member are what is left of their lots',
  ],
  [
    'a check-in that paid something else',
    `update check_in set reward = '{"kind": "points", "points": 11}'`,
    'a prize that was won was paid, and no other',
  ],
  [
    'a draw whose prize was not paid',
    `update wheel_draw set reward = '{"kind": "cash", "amount": "51.00"}'`,
    'a prize that was won was paid, and no other',
  ],
  [
    'a winner who was not paid',
    'delete from raffle_winner where place = 1',
    'a prize that was won was paid, and no other',
  ],
  [
    'a ticket that was taken without a draw',
    `update unit_transaction set source = 'wheel.ticket' where source = 'test'`,
    'a draw took its ticket, and no ticket was taken without one',
  ],
  [
    'an envelope without its ticket',
    `update unit_transaction set source = 'test.ticket' where source = 'envelope.ticket'`,
    'a draw took its ticket, and no ticket was taken without one',
  ],
  [
    'a stock that is taken and was given to nobody',
    'update wheel_stock set taken = taken + 1',
    'a stocked prize of the wheel was given as often as its stock says',
  ],
  [
    'a rain that spent more than its envelopes',
    'update envelope_rain set spent = spent - 1 where taken > 0',
    'an envelope rain gave what its envelopes hold, in their order',
  ],
  [
    'a rain whose envelopes do not add up',
    'update envelope_rain set budget = budget + 1',
    'an envelope rain gave what its envelopes hold, in their order',
  ],
  [
    'a raffle with a number more than it counts',
    'update raffle set sold = sold + 1 where drawn_at is not null',
    'a raffle counts its numbers, and its winners hold theirs',
  ],
  ['a streak out of nothing', 'update check_in set streak = 7', 'a check-in goes on with the streak of the day before'],
])('names %s', async (_what, statement, name) => {
  expect(await broken(statement)).toEqual([name]);
});

test('the database itself refuses more than there is', async () => {
  const refused = [
    'update wheel_stock set taken = stock + 1',
    'update envelope_rain set spent = budget + 1',
    'update raffle set sold = most + 1',
  ];
  for (const statement of refused) await expect(db.pool.query(statement)).rejects.toMatchObject({ code: '23514' });
});
