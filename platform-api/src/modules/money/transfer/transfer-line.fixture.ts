import { hashPassword } from '../../../platform/password-hash';
import type { TestBrowser } from '../../../testing/browser';
import type { TestApp } from '../../../testing/test-app';
import { UNIT } from '../ledger/money.fixture';
import { postMovement } from '../ledger/repository';
import { insertMember } from '../../people/member/insert-member';

export const WITHDRAW_PASSWORD = '482913';
const PASSWORD = 'Estuary-Lantern-77';
const SUNDARBAN = 1;

export interface Person {
  readonly id: bigint;
  readonly account: string;
  readonly browser: TestBrowser;
}

/** Accounts of `sundarban` in lines of agents. */
export async function createTransferLine(site: TestApp) {
  const hashes = { login: await hashPassword(PASSWORD), withdraw: await hashPassword(WITHDRAW_PASSWORD) };
  let count = 0;
  return {
    /** A signed-in account with money, in currency units, and a withdraw password. */
    async join(
      upline: Person | null,
      type: number,
      money: { readonly cash?: bigint; readonly float?: bigint } = {},
    ): Promise<Person> {
      const account = `person${(count += 1)}`;
      const id = await insertMember(site.pool, {
        brandId: SUNDARBAN,
        account,
        type,
        nickname: account,
        passwordHash: hashes.login,
        language: 'en',
        uplineId: upline?.id ?? null,
      });
      if (id === null) throw new Error(`${account} exists`);
      await site.pool.query('update member set payment_password_hash = $2 where id = $1', [id, hashes.withdraw]);
      for (const [kind, units] of [
        ['cash', money.cash],
        ['agent', money.float],
      ] as const)
        if (units)
          await postMovement(site.pool, {
            source: 'test',
            key: `${account} ${kind}`,
            kind: 'promotion',
            brandId: SUNDARBAN,
            memberId: id,
            lines: [
              { from: { kind: 'promotion', brandId: SUNDARBAN }, to: { kind, memberId: id }, amount: units * UNIT },
            ],
          });
      const browser = site.browser();
      await browser.call('session.login', { type: 'username', username: account, password: PASSWORD });
      return { id, account, browser };
    },
  };
}
