import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { inTransaction } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { Platform } from '../../../../platform/platform';
import type { PublicIds } from '../../../../platform/public-id';
import type { Audit } from '../../../operators/audit/audit';
import { byOperator, type OperatorCaller } from '../../../operators/audit/operator-caller';
import type { RequireOperatorPassword } from '../../../operators/operator/own-password';
import { operatedBrand } from '../../../operators/rights/operated-brand';
import type { BrandService } from '../../../site/brand/service';
import type { MemberService } from '../../member/service';
import { queueMessage } from '../../messages/message-fact';
import type { SessionService } from '../../session/service';
import { deletePasskeysOf, lockPasskeysOf, readPasskeysOf } from './repository';

/** What operators do for a member whose device was lost or stolen. Methods throw the failures of their calls. */
export interface PasskeyDesk {
  list(caller: OperatorCaller, place: ParsedCallRequest<'passkeyAdmin.list'>): Promise<CallValue<'passkeyAdmin.list'>>;
  /** One operator suffices: it takes ways into the account away and opens none. */
  removeAll(
    caller: OperatorCaller,
    request: ParsedCallRequest<'passkeyAdmin.removeAll'>,
  ): Promise<CallValue<'passkeyAdmin.removeAll'>>;
}

interface PasskeyDeskParts {
  readonly platform: Platform;
  readonly brands: Pick<BrandService, 'all'>;
  readonly members: Pick<MemberService, 'byAccount'>;
  readonly sessions: Pick<SessionService, 'endAllIn' | 'announceEnd'>;
  readonly requireOperatorPassword: RequireOperatorPassword;
  readonly audit: Audit;
  readonly ids: PublicIds;
}

export function createPasskeyDesk(parts: PasskeyDeskParts): PasskeyDesk {
  const { platform, brands, members, sessions, requireOperatorPassword, audit, ids } = parts;
  const { clock, jobs } = platform;
  const { pool } = platform.database;

  const memberOf = async ({ operator }: OperatorCaller, place: ParsedCallRequest<'passkeyAdmin.list'>) => {
    const brand = await operatedBrand(brands, operator, 'members', place.brand);
    const member = await members.byAccount(brand.id, place.account);
    if (!member) throw new Failure('not_found');
    return member;
  };

  return {
    async list(caller, place) {
      const { id: memberId, account } = await memberOf(caller, place);
      const passkeys = (await readPasskeysOf(pool, memberId)).map(
        ({ id, name, host, isSynced, createdAt, lastUsedAt }) => ({
          passkeyId: ids.encode(id),
          name,
          host,
          isSynced,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        }),
      );
      return { account, passkeys };
    },

    async removeAll(caller, { reason, password, ...place }) {
      const { id: memberId, brandId, publicId } = await memberOf(caller, place);
      await requireOperatorPassword(caller.operator, password);
      const removed = await inTransaction(pool, async (tx) => {
        await lockPasskeysOf(tx, memberId);
        const count = await deletePasskeysOf(tx, memberId);
        if (count === 0) return 0;
        await sessions.endAllIn(tx, memberId);
        await queueMessage(tx, jobs, {
          memberId,
          template: 'passkeys_removed',
          link: '/member?panel=passkeys',
          key: `passkeys-removed:${clock.now().toISOString()}`,
        });
        await audit.record(
          {
            ...byOperator(caller),
            action: 'member.passkeys-removed',
            subject: `member:${publicId}`,
            brandId,
            reason,
            details: { count },
          },
          tx,
        );
        return count;
      });
      if (removed > 0) sessions.announceEnd(memberId);
      return { removed };
    },
  };
}
