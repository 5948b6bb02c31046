import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database';
import { openPrizeSite } from '../prizes/prizes.fixture';

let site: Awaited<ReturnType<typeof openPrizeSite>>;
let member: bigint;
beforeAll(async () => {
  site = await openPrizeSite();
});
beforeEach(async () => {
  member = await site.member();
  site.at('2026-11-26T10:00:00Z');
});
afterAll(() => site.close());

const held = async () => (await site.tickets.heldOf(member, 'wheel')).count;
const inUnits = () => site.units.balance(member, 'wheel');
const spend = (key: string = randomUUID()) =>
  inTransaction(site.pool, async (tx) => {
    await site.tickets.lock(tx, member);
    // A ticket of nothing that the verifier would miss a draw of.
    await site.tickets.spend(tx, { memberId: member, unit: 'wheel', source: 'test.ticket', key });
  });

it('spends the ticket that expires first', async () => {
  await site.give(member, 'wheel', 1, 30);
  await site.give(member, 'wheel', 1, 1);
  expect(await site.tickets.heldOf(member, 'wheel')).toEqual({
    unit: 'wheel',
    count: 2,
    expiresAt: '2026-11-27T10:00:00.000Z',
  });
  await spend();
  expect(await site.tickets.heldOf(member, 'wheel')).toMatchObject({ count: 1, expiresAt: '2026-12-26T10:00:00.000Z' });
});

it('does not spend what has expired, before the movement and after it', async () => {
  await site.give(member, 'wheel', 3, 1);
  site.at('2026-11-27T10:00:00Z');
  expect([await held(), await inUnits()]).toEqual([0, 3n]);
  await expect(spend()).rejects.toMatchObject({ code: 'tickets_insufficient' });
  await Promise.all([site.tickets.expire(), site.tickets.expire(), site.tickets.expire()]);
  expect([await held(), await inUnits()]).toEqual([0, 0n]);
  expect(await site.tickets.expire()).toBe(0);
});

it('gives each ticket to one of 100 spenders', async () => {
  await site.give(member, 'wheel', 3, 1);
  await site.give(member, 'wheel', 4, 2);
  const spent = await Promise.allSettled(Array.from({ length: 100 }, () => spend()));
  expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  expect([await held(), await inUnits()]).toEqual([0, 0n]);
});

it('spends and expires the same tickets only once', async () => {
  for (let round = 0; round < 10; round += 1) {
    site.at('2026-11-26T10:00:00Z');
    await site.give(member, 'wheel', 5, 1);
    site.at('2026-11-27T09:59:59.999Z');
    const spending = Promise.allSettled(Array.from({ length: 5 }, () => spend()));
    site.at('2026-11-27T10:00:00Z');
    await Promise.all([spending, site.tickets.expire()]);
    await site.tickets.expire();
    expect([await held(), await inUnits()]).toEqual([0, 0n]);
  }
});

it('grants once per key', async () => {
  const grant = {
    memberId: member,
    unit: 'raffle',
    source: 'test',
    key: randomUUID(),
    count: 2,
    lifetimeDays: 1,
  } as const;
  await Promise.all(Array.from({ length: 10 }, () => inTransaction(site.pool, (tx) => site.tickets.grant(tx, grant))));
  expect((await site.tickets.heldOf(member, 'raffle')).count).toBe(2);
  const other = inTransaction(site.pool, (tx) => site.tickets.grant(tx, { ...grant, count: 3 }));
  await expect(other).rejects.toMatchObject({ code: 'idempotency_key_reused' });
});

it('refuses more than a lot holds', async () => {
  await site.give(member, 'wheel', 1);
  const statement = 'update ticket_lot set remaining = remaining + 1 where member_id = $1';
  await expect(site.pool.query(statement, [member])).rejects.toMatchObject({ code: '23514' });
});
