import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@marquee/contract/constants';
import { Failure } from '../../../platform/failure';
import { passwordMatches } from '../../../platform/password-hash';
import type { OperatorRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { hashToken, newToken } from '../../../platform/secrets';
import type { Attempt, LoginThrottle } from '../../../platform/login-throttle';
import type { Audit } from '../audit/audit';
import {
  deleteExpiredOperatorSessions,
  deleteOperatorSession,
  insertOperatorSession,
  type Operator,
  readOperator,
  readOperatorByEmail,
  readOpenOperatorSessions,
  readOperatorSession,
  touchOperatorSession,
} from './repository';

export interface OperatorLogin {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  readonly requestId: string;
}

export interface OperatorService {
  /** @throws Failure `login_failed`, `account_locked` */
  login(login: OperatorLogin): Promise<{ readonly token: string; readonly operator: Operator }>;
  /** The operator of a session token, null when it has ended. */
  byToken(token: string): Promise<OperatorRef | null>;
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

/** Operator accounts and sessions, separate from members'. */
export function createOperatorService(
  { database: { pool }, clock }: Platform,
  throttle: LoginThrottle,
  audit: Audit,
): OperatorService {
  return {
    async login({ email, password, ip, requestId }) {
      const attempt = { account: email.toLowerCase(), ip };
      await refuseLocked(throttle, attempt);
      const operator = await readOperatorByEmail(pool, email.toLowerCase());
      const matches = await passwordMatches(operator?.passwordHash ?? null, password);
      if (!operator || !matches || operator.status !== 'active') {
        await throttle.failed(attempt);
        throw new Failure('login_failed');
      }
      await throttle.succeeded(attempt);
      const [token, now] = [newToken(), clock.now()];
      await insertOperatorSession(
        pool,
        hashToken(token),
        operator.id,
        now,
        new Date(now.getTime() + SESSION_ABSOLUTE_MS),
      );
      await audit.record({
        actor: { kind: 'operator', id: operator.id },
        action: 'operator.logged-in',
        subject: `operator:${operator.id}`,
        requestId,
      });
      return { token, operator };
    },
    async byToken(token) {
      const [tokenHash, now] = [hashToken(token), clock.now()];
      const session = await readOperatorSession(pool, tokenHash);
      if (!session || hasEnded(session, now)) return null;
      if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_MS) await touchOperatorSession(pool, tokenHash, now);
      const { id, email, rights, brandIds } = session.operator;
      return { id, email, rights, brandIds, tokenHash };
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
    },
  };
}

async function refuseLocked(throttle: LoginThrottle, attempt: Attempt): Promise<void> {
  const { lockedMs } = await throttle.countAttempt(attempt);
  if (lockedMs === 0) return;
  await throttle.withdrawAttempt(attempt);
  throw new Failure('account_locked', { retryAfterSeconds: Math.ceil(lockedMs / 1_000) });
}
