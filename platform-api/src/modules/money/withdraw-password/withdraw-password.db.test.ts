import { WITHDRAW_PASSWORD } from '@marquee/contract/constants';
import { createTestDatabase, type TestDatabase } from '@marquee/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../platform/database';
import { makeMember, seedMoneyTest } from '../ledger/money.fixture';
import { createAudit } from '../../operators/audit/audit';
import { createWithdrawPassword, type PasswordOwner, type WithdrawPasswordService } from './service';

let db: TestDatabase;
let database: Database;
let passwords: WithdrawPasswordService;
let passedMs = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  await seedMoneyTest(db.pool);
  database = openDatabase(db.url);
  const clock = { now: () => new Date(Date.now() + passedMs) };
  passwords = createWithdrawPassword({ database, clock }, createAudit(database.pool));
});
afterAll(async () => {
  await database.close();
  await db.drop();
});

async function owner(password?: string): Promise<PasswordOwner> {
  const { id, walletUser } = await makeMember(db.pool);
  const owner = { memberId: id, publicId: walletUser, brandId: 900, requestId: 'test' };
  if (password) await passwords.set(owner, password, 6);
  return owner;
}

test('is unset at first, and set once', async () => {
  const someone = await owner();
  expect(await passwords.verify(someone.memberId, '402817')).toEqual({ outcome: 'unset' });
  await passwords.set(someone, '402817', 6);
  expect(await passwords.verify(someone.memberId, '402817')).toEqual({ outcome: 'ok' });
  await expect(passwords.set(someone, '591736', 6)).rejects.toMatchObject({ code: 'withdraw_password_exists' });
});

test.each([
  ['40281', 'too_short'],
  ['4028171', 'too_long'],
  ['40281a', 'pattern.digits'],
  ['111111', 'password_common'],
  ['234567', 'password_common'],
])('refuses %s: %s', async (password, messageKey) => {
  await expect(passwords.set(await owner(), password, 6)).rejects.toMatchObject({
    code: 'validation_failed',
    details: { fields: [{ path: 'newPassword', messageKey }] },
  });
});

test('locks at the fifth wrong try, even against the right one, and opens after a while', async () => {
  const { memberId } = await owner('402817');
  const triesLeft = [];
  for (let i = 0; i < 5; i++) triesLeft.push(await passwords.verify(memberId, '402816'));
  expect(triesLeft.map((verdict) => verdict.outcome === 'wrong' && verdict.triesLeft)).toEqual([4, 3, 2, 1, 0]);
  expect(await passwords.verify(memberId, '402817')).toMatchObject({ outcome: 'locked' });
  expect((await passwords.state(memberId)).lockedUntil).not.toBeNull();
  passedMs += WITHDRAW_PASSWORD.lockMs + 1;
  expect(await passwords.verify(memberId, '402817')).toEqual({ outcome: 'ok' });
  expect((await passwords.state(memberId)).lockedUntil).toBeNull();
});

test('compares at most five of many concurrent tries', async () => {
  const { memberId } = await owner('402817');
  const verdicts = await Promise.all(
    Array.from({ length: 40 }, (_, i) => passwords.verify(memberId, String(500_000 + i))),
  );
  expect(verdicts.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(5);
  expect(verdicts.filter(({ outcome }) => outcome === 'locked')).toHaveLength(35);
});

test('accepts the right password as often as it comes at once, from two services', async () => {
  const { memberId } = await owner('402817');
  const clock = { now: () => new Date(Date.now() + passedMs) };
  const elsewhere = createWithdrawPassword({ database, clock }, createAudit(database.pool));
  for (let round = 0; round < 5; round++) {
    for (let i = 0; i < 4; i++) await passwords.verify(memberId, '402816');
    const attempts = [passwords, elsewhere].flatMap((entry) =>
      Array.from({ length: 20 }, () => entry.verify(memberId, '402817')),
    );
    expect(new Set((await Promise.all(attempts)).map(({ outcome }) => outcome))).toEqual(new Set(['ok']));
  }
});

test('resets the count after a right try', async () => {
  const { memberId } = await owner('402817');
  for (let i = 0; i < 4; i++) await passwords.verify(memberId, '402816');
  await passwords.demand(memberId, '402817');
  await expect(passwords.demand(memberId, '402816')).rejects.toMatchObject({ details: { triesLeft: 4 } });
});

test('is changed with the old one', async () => {
  const someone = await owner('402817');
  await expect(passwords.change(someone, '402816', '591736', 6)).rejects.toMatchObject({
    code: 'withdraw_password_wrong',
  });
  await passwords.change(someone, '402817', '591736', 6);
  expect(await passwords.verify(someone.memberId, '591736')).toEqual({ outcome: 'ok' });
  expect(await passwords.verify(someone.memberId, '402817')).toMatchObject({ outcome: 'wrong' });
});

test('can be removed, with its lock, so that a new one is set', async () => {
  const someone = await owner('402817');
  for (let i = 0; i < 5; i++) await passwords.verify(someone.memberId, '402816');
  expect(await passwords.remove(database.pool, someone.memberId)).toBe(true);
  expect(await passwords.verify(someone.memberId, '402817')).toEqual({ outcome: 'unset' });
  await passwords.set(someone, '591736', 6);
  expect(await passwords.verify(someone.memberId, '591736')).toEqual({ outcome: 'ok' });
});
