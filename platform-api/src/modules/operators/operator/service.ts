import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@marquee/contract/constants';
import { Failure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { hashToken, newToken } from '../../../platform/secrets';
import type { LoginAddresses } from '../../../platform/login/login-addresses';
import type { Audit } from '../audit/audit';
import {
  deleteExpiredOperatorSessions,
  deleteOperatorSession,
  insertOperatorSession,
  type Operator,
  readOperator,
  readOpenOperatorSessions,
  readOperatorSession,
  touchOperatorSession,
} from './repository';

/** Where a session is opened. */
export interface OperatorVisit {
  readonly ip: string;
  readonly userAgent: string;
  readonly requestId: string;
}

export interface SignedInOperator extends OperatorRef {
  /** A second factor has to be set up before anything else. */
  readonly secondFactorDue: boolean;
}

export interface OperatorService {
  /** Opens a session, and remembers its address as one of the operator's. @returns the token, which is not stored */
  open(operator: Operator, visit: OperatorVisit): Promise<string>;
  /** The operator of a session token, null when it has ended. */
  byToken(token: string): Promise<SignedInOperator | null>;
  /** The current operators of open sessions; does not extend the sessions. */
  stillHere(operators: readonly OperatorRef[]): Promise<OperatorRef[]>;
  byId(id: number): Promise<Operator>;
  logout(operator: OperatorRef, requestId: string): Promise<void>;
  sweep(): Promise<void>;
}

const TOUCH_MS = 60_000;

const idleSince = (now: Date) => new Date(now.getTime() - SESSION_IDLE_MS);

type OperatorSession = NonNullable<Awaited<ReturnType<typeof readOperatorSession>>>;

const hasEnded = ({ expiresAt, lastSeenAt, operator }: OperatorSession, now: Date): boolean =>
  expiresAt <= now || lastSeenAt <= idleSince(now) || operator.status !== 'active';

export interface OperatorServiceParts {
  readonly platform: Platform;
  readonly addresses: LoginAddresses;
  readonly audit: Audit;
}

/** Operator accounts and sessions, separate from members'. */
export function createOperatorService({ platform, addresses, audit }: OperatorServiceParts): OperatorService {
  const { clock, config } = platform;
  const { pool } = platform.database;

  return {
    async open({ id }, { ip, userAgent, requestId }) {
      const [token, now] = [newToken(), clock.now()];
      const expiresAt = new Date(now.getTime() + SESSION_ABSOLUTE_MS);
      await insertOperatorSession(pool, { tokenHash: hashToken(token), operatorId: id, ip, userAgent, now, expiresAt });
      await addresses.remember(id, ip);
      await audit.record({
        actor: { kind: 'operator', id },
        action: 'operator.logged-in',
        subject: `operator:${id}`,
        requestId,
      });
      return token;
    },
    async byToken(token) {
      const [tokenHash, now] = [hashToken(token), clock.now()];
      const session = await readOperatorSession(pool, tokenHash);
      if (!session || hasEnded(session, now)) return null;
      if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_MS) await touchOperatorSession(pool, tokenHash, now);
      const { id, email, rights, brandIds } = session.operator;
      const secondFactorDue = config.operatorSecondFactor && !session.hasSecondFactor;
      return { id, email, rights, brandIds, tokenHash, secondFactorDue };
    },
    async stillHere(operators) {
      const now = clock.now();
      const hashes = operators.map(({ tokenHash }) => tokenHash);
      return readOpenOperatorSessions(pool, hashes, now, idleSince(now));
    },
    async byId(id) {
      const operator = await readOperator(pool, id);
      if (!operator) throw new Failure('not_logged_in');
      return operator;
    },
    async logout(operator, requestId) {
      await deleteOperatorSession(pool, operator.tokenHash);
      await audit.record({
        actor: { kind: 'operator', id: operator.id },
        action: 'operator.logged-out',
        subject: `operator:${operator.id}`,
        requestId,
      });
    },
    async sweep() {
      const now = clock.now();
      await deleteExpiredOperatorSessions(pool, now, idleSince(now));
      await addresses.sweep();
    },
  };
}
