import { randomUUID } from 'node:crypto';
import { MEMBER_TYPE } from '@marquee/contract/constants';
import type pg from 'pg';
import type { TestBrowser } from '../../testing/browser';
import type { TestApp } from '../../testing/test-app';
import { UNIT } from '../money/ledger/money.fixture';
import { postMovement } from '../money/ledger/repository';
import { insertMember } from '../people/member/insert-member';

/** A signed-in member of the first brand, with 1,000 in cash. */
export async function joinWithCash(
  site: TestApp,
  login: { readonly password: string; readonly passwordHash: string },
): Promise<{ browser: TestBrowser; id: bigint }> {
  const account = `player${randomUUID().slice(0, 8)}`;
  const id = await insertMember(site.pool, {
    brandId: 1,
    account,
    type: MEMBER_TYPE,
    nickname: account,
    passwordHash: login.passwordHash,
    language: 'en',
    uplineId: null,
  });
  if (id === null) throw new Error(`${account} exists`);
  await moveCash(site.pool, id, 1_000n);
  const browser = site.browser('sundarban');
  await browser.call('session.login', { type: 'username', username: account, password: login.password });
  return { browser, id };
}

/** Pays an amount in, or takes it where it is negative. @param amount currency units */
export async function moveCash(pool: pg.Pool, memberId: bigint, amount: bigint): Promise<void> {
  const promotion = { kind: 'promotion', brandId: 1 } as const;
  const cash = { kind: 'cash', memberId } as const;
  const isTaken = amount < 0n;
  await postMovement(pool, {
    source: 'test',
    key: randomUUID(),
    kind: 'promotion',
    brandId: 1,
    memberId,
    lines: [
      {
        from: isTaken ? cash : promotion,
        to: isTaken ? promotion : cash,
        amount: (isTaken ? -amount : amount) * UNIT,
      },
    ],
  });
}
