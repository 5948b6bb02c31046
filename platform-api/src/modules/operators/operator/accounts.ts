import { SESSION_IDLE_MS } from '@marquee/contract/constants';
import type { CallValue } from '@marquee/contract/calls/index';
import { Failure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { Audit } from '../audit/audit';
import { canSeeBrand, requireRight } from '../rights/rights';
import { deleteSessionOf, deleteSessionsOf, readOperatorAccounts, readSessionsOf } from './account-repository';
import { type Operator, readOperator } from './repository';

/** Operators as they look after themselves and after each other. */
export interface OperatorAccounts {
  /** The operator's own open sessions. */
  sessions(operator: OperatorRef): Promise<CallValue<'operator.sessions'>>;
  /** Ends an own session; one that has ended, or is another's, stays as it is. */
  endSession(operator: OperatorRef, sessionId: string, requestId: string): Promise<void>;
  /**
   * The operators that this one may look after.
   * @throws Failure `forbidden`
   */
  list(operator: OperatorRef): Promise<CallValue<'operators.list'>>;
  /**
   * Ends every session of another operator.
   * @throws Failure `forbidden`, `not_found`
   */
  endSessions(
    operator: OperatorRef,
    input: { readonly operatorId: string; readonly reason: string },
    requestId: string,
  ): Promise<{ readonly ended: number }>;
}

export interface OperatorAccountParts {
  readonly platform: Platform;
  readonly brands: Pick<BrandService, 'all'>;
  readonly audit: Audit;
}

export function createOperatorAccounts({ platform, brands, audit }: OperatorAccountParts): OperatorAccounts {
  const { clock } = platform;
  const { pool } = platform.database;
  const open = () => ({ now: clock.now(), idleSince: new Date(clock.now().getTime() - SESSION_IDLE_MS) });
  const recorded = (
    operator: OperatorRef,
    action: string,
    subject: number,
    more: Partial<Parameters<Audit['record']>[0]>,
  ) =>
    audit.record({
      actor: { kind: 'operator', id: operator.id },
      action,
      subject: `operator:${subject}`,
      ...more,
    });

  return {
    async sessions({ id, tokenHash }) {
      const sessions = await readSessionsOf(pool, id, open());
      return sessions.map((session) => ({
        id: String(session.id),
        startedAt: session.startedAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        expiresAt: session.expiresAt.toISOString(),
        ip: session.ip,
        userAgent: session.userAgent,
        isCurrent: session.tokenHash.equals(tokenHash),
      }));
    },

    async endSession(operator, sessionId, requestId) {
      if (!(await deleteSessionOf(pool, operator.id, BigInt(sessionId)))) return;
      await recorded(operator, 'operator.session-ended', operator.id, { requestId, details: { sessionId } });
    },

    async list(operator) {
      requireRight(operator, 'operators');
      const [accounts, everyBrand] = await Promise.all([readOperatorAccounts(pool, open()), brands.all()]);
      return accounts
        .filter((account) => maySupervise(operator, account))
        .map((account) => ({
          id: String(account.id),
          name: account.name,
          email: account.email,
          rights: [...account.rights],
          brands: everyBrand.filter(({ id }) => canSeeBrand(account, id)).map(({ code }) => code),
          status: account.status,
          sessions: account.sessions,
          lastSeenAt: account.lastSeenAt?.toISOString() ?? null,
          hasSecondFactor: account.hasSecondFactor,
        }));
    },

    async endSessions(operator, { operatorId, reason }, requestId) {
      const other = requireSupervised(await readOperator(pool, Number(operatorId)), operator);
      const ended = await deleteSessionsOf(pool, other.id);
      await recorded(operator, 'operator.sessions-ended', other.id, { reason, requestId, details: { ended } });
      return { ended };
    },
  };
}

/** An operator of some brands looks after operators of no other brand. */
const maySupervise = ({ brandIds }: Pick<OperatorRef, 'brandIds'>, other: Pick<Operator, 'brandIds'>): boolean =>
  brandIds.length === 0 || (other.brandIds.length > 0 && other.brandIds.every((id) => brandIds.includes(id)));

/** @throws Failure `forbidden` without the right, `not_found` for an operator of other brands */
export function requireSupervised(other: Operator | null, operator: OperatorRef): Operator {
  requireRight(operator, 'operators');
  if (!other || !maySupervise(operator, other)) throw new Failure('not_found');
  return other;
}
