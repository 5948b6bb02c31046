import type { ClosureObstacle } from '@marquee/contract/calls/account-closure';
import type { CallValue } from '@marquee/contract/calls/index';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import type { FindClosureObstacles } from '../../../platform/closure-obstacle';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import { byMember } from '../../operators/audit/by-member';
import type { BrandService } from '../../site/brand/service';
import type { Messaging } from '../messaging/service';
import type { SessionService } from '../session/service';
import type { RequirePassword } from '../sign-in/own-password';
import { findLineObstacles, lockOpenAccount, markClosed, readMoney, readRecipient } from './repository';

/** The end of an account by its member. */
export interface AccountClosure {
  /** What is not settled of an account, closed or not. */
  openCases(db: Queryable, memberId: bigint, brandId: number): Promise<readonly ClosureObstacle[]>;
  /** What has to be settled before, and what lies in the wallets. */
  prospects(member: MemberRef, brand: BrandRef): Promise<CallValue<'security.closure'>>;
  /**
   * Closes the account for good and ends what it has open. Its contacts, payees, limits and exclusions stay with it, so that a new account
   * sheds none of them.
   * @throws Failure `password_incorrect`, `too_many_requests`, `account_not_settled` (`details.obstacles`)
   */
  close(
    member: MemberRef,
    brand: BrandRef,
    asked: { readonly password: string; readonly requestId: string },
  ): Promise<void>;
}

interface ClosureParts {
  readonly platform: Platform;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly sessions: Pick<SessionService, 'endAllIn' | 'announceEnd'>;
  readonly messaging: Pick<Messaging, 'send'>;
  readonly audit: Audit;
  readonly requirePassword: RequirePassword;
  /** Keeps the member's money as it is until the transaction ends. */
  readonly holdMoney: (tx: Queryable, memberId: bigint) => Promise<void>;
  /** Of the modules above, besides those of people. */
  readonly findObstacles: readonly FindClosureObstacles[];
  /** Ends the identity checks of the account, in the transaction that closes it. */
  readonly endIdentity: (tx: Queryable, memberId: bigint) => Promise<void>;
  /** Removes the passkeys that open the account, in the same transaction. */
  readonly endPasskeys: (tx: Queryable, memberId: bigint) => Promise<void>;
  /** Takes the member's nickname and picture away, in the same transaction. */
  readonly endAppearance: (tx: Queryable, memberId: bigint) => Promise<void>;
  /** Closes the accounts of an agent's sub-users, in the same transaction. @returns who they were */
  readonly endSubUsers: (tx: Queryable, memberId: bigint) => Promise<readonly bigint[]>;
  /** Ends the games that the member has open. */
  readonly endGames: (memberId: bigint) => Promise<void>;
}

const CLOSED_LETTER_TASK = 'member.closed-letter';

export function createAccountClosure(parts: ClosureParts): AccountClosure {
  const { platform, brands, sessions, messaging, audit, requirePassword, holdMoney, endGames } = parts;
  const { endIdentity, endPasskeys } = parts;
  const { clock, jobs } = platform;
  const { pool } = platform.database;
  const finders = [findLineObstacles, ...parts.findObstacles];

  async function obstaclesOf(db: Queryable, memberId: bigint, brandId: number) {
    const { config } = await brands.byId(brandId);
    const account = { memberId, leastWithdrawal: parseAmount(config.withdrawal.minimum) };
    const found: ClosureObstacle[] = [];
    for (const find of finders) found.push(...(await find(db, account)));
    return found;
  }

  jobs.handle<{ memberId: string }>(CLOSED_LETTER_TASK, async ({ memberId }) => {
    const recipient = await readRecipient(pool, BigInt(memberId));
    if (!recipient?.mail) return;
    const { brandId, account, language, mail } = recipient;
    await messaging.send({
      brandId,
      channel: 'mail',
      recipient: mail,
      template: 'account_closed',
      language,
      values: { account },
    });
  });

  return {
    openCases: obstaclesOf,
    async prospects({ id }, brand) {
      const obstacles = await obstaclesOf(pool, id, brand.id);
      return { obstacles, rest: formatAmount(await readMoney(pool, id)) };
    },

    async close(member, brand, { password, requestId }) {
      await requirePassword(member, brand, password);
      const subUsers = await inTransaction(pool, async (tx) => {
        if (!(await lockOpenAccount(tx, member.id))) throw new Failure('not_logged_in');
        await holdMoney(tx, member.id);
        const obstacles = await obstaclesOf(tx, member.id, brand.id);
        if (obstacles.length > 0) throw new Failure('account_not_settled', { obstacles });
        await markClosed(tx, member.id, clock.now());
        await endIdentity(tx, member.id);
        await endPasskeys(tx, member.id);
        await parts.endAppearance(tx, member.id);
        await jobs.add(
          tx,
          CLOSED_LETTER_TASK,
          { memberId: String(member.id) },
          { key: `${CLOSED_LETTER_TASK}:${member.id}` },
        );
        await sessions.endAllIn(tx, member.id);
        await audit.record({ ...byMember(member, brand.id), action: 'member.account-closed', requestId }, tx);
        return parts.endSubUsers(tx, member.id);
      });
      for (const memberId of [member.id, ...subUsers]) sessions.announceEnd(memberId);
      await endGames(member.id);
    },
  };
}
