import { inTransaction, type Queryable } from '../../../platform/database';
import type { CallContext } from '../../../platform/http/call-context';
import type { Authenticator } from '../../../platform/login/authenticator/service';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../operators/audit/audit';
import { byMember } from '../../operators/audit/by-member';
import type { BrandService } from '../../site/brand/service';
import { queueMessage } from '../messages/message-fact';
import type { RequirePassword } from './own-password';

type Context = CallContext<'member'>;

/** A member's authenticator app, as its member keeps it. Each method throws the failures of its call. */
export interface OwnAuthenticator {
  start(password: string | undefined, context: Context): Promise<{ readonly secret: string; readonly uri: string }>;
  /** @returns the recovery codes */
  confirm(code: string, context: Context): Promise<string[]>;
  disable(password: string | undefined, context: Context): Promise<void>;
}

interface OwnAuthenticatorParts {
  readonly platform: Pick<Platform, 'clock' | 'database' | 'jobs'>;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly authenticator: Authenticator<bigint>;
  readonly requirePassword: RequirePassword;
  readonly audit: Audit;
}

export function createOwnAuthenticator(parts: OwnAuthenticatorParts): OwnAuthenticator {
  const { platform, brands, authenticator, requirePassword, audit } = parts;
  const { clock, jobs } = platform;

  /** What the member is told, and the log, in the transaction of the change. */
  async function tell(tx: Queryable, { member, brand, requestId }: Context, change: 'added' | 'removed') {
    const template = `authenticator_${change}` as const;
    const key = `${template}:${clock.now().toISOString()}`;
    await queueMessage(tx, jobs, { memberId: member.id, template, link: '/member', key });
    const action = `member.authenticator-${change === 'added' ? 'enabled' : 'disabled'}`;
    await audit.record({ ...byMember(member, brand.id), action, requestId }, tx);
  }

  return {
    async start(password, { member, brand }) {
      await requirePassword(member, brand, password);
      const { name } = await brands.byId(brand.id);
      return authenticator.start(member.id, name, member.account);
    },

    confirm: (code, context) => authenticator.confirm(context.member.id, code, (tx) => tell(tx, context, 'added')),

    async disable(password, context) {
      await requirePassword(context.member, context.brand, password);
      await inTransaction(platform.database.pool, async (tx) => {
        if (await authenticator.disable(context.member.id, tx)) await tell(tx, context, 'removed');
      });
    },
  };
}
