import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { StepUpDetails } from '@marquee/contract/calls/sign-in';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { OperatorRef } from '../../../platform/http/visitor';
import type { Authenticator } from '../../../platform/login/authenticator/service';
import type { OneTimeStore } from '../../../platform/one-time';
import type { Platform } from '../../../platform/platform';
import { hashToken, newToken } from '../../../platform/secrets';
import { createThrottle } from '../../../platform/throttle';
import type { Audit } from '../audit/audit';
import { deleteSessionsOf } from './account-repository';
import { requireSupervised } from './accounts';
import type { RequireOperatorPassword } from './own-password';
import { type Operator, readOperator } from './repository';

/** An authenticator app beside the password of an operator. */
export interface SecondFactor {
  /**
   * Lets the right password of an operator without a second factor pass.
   * @throws Failure `step_up_required` with the challenge to continue with
   */
  demand(operator: Operator): Promise<void>;
  /**
   * @returns the operator whose code it is
   * @throws Failure `step_up_failed`, `step_up_expired`, `account_locked`
   */
  finish(challenge: string, code: string): Promise<Operator>;
  state(operator: Pick<OperatorRef, 'id'>): Promise<CallValue<'operator.authenticator'>>;
  /** @throws Failure `authenticator_enabled`, and those of the own password */
  start(operator: OperatorRef, password: string | undefined): Promise<CallValue<'operator.startAuthenticator'>>;
  /** @throws Failure `authenticator_code_wrong`, `authenticator_enabled` */
  confirm(operator: OperatorRef, code: string, requestId: string): Promise<string[]>;
  /** @throws Failure those of the own password */
  disable(operator: OperatorRef, password: string | undefined, requestId: string): Promise<void>;
  /**
   * Removes the second factor of another operator, who lost theirs, and ends their sessions.
   * @throws Failure `forbidden`, `not_found`, and those of the own password
   */
  reset(
    operator: OperatorRef,
    input: ParsedCallRequest<'operators.resetSecondFactor'>,
    requestId: string,
  ): Promise<void>;
}

const PURPOSE = 'operator-second-factor';
const LIFE_MS = 10 * 60_000;
const TRIES_WINDOW_MS = 15 * 60_000;
/** Wrong codes for one operator over all logins. Each needed the right password, so strangers cannot lock anybody out. */
const TRIES = 10;
const ISSUER = 'Marquee';

export interface SecondFactorParts {
  readonly platform: Platform;
  readonly oneTime: OneTimeStore;
  readonly authenticator: Authenticator<number>;
  readonly requirePassword: RequireOperatorPassword;
  readonly audit: Audit;
}

export function createSecondFactor(parts: SecondFactorParts): SecondFactor {
  const { platform, oneTime, authenticator, requirePassword, audit } = parts;
  const { config } = platform;
  const { pool } = platform.database;
  const tries = createThrottle(pool, { name: 'operator-code', windowMs: TRIES_WINDOW_MS });
  const keyOf = (challenge: string) => hashToken(challenge).toString('base64url');
  const recorded = ({ id }: OperatorRef, action: string, requestId: string) =>
    audit.record({ actor: { kind: 'operator', id }, action, subject: `operator:${id}`, requestId });

  /** Counts a try before the code is compared. */
  const countTry = async (key: string): Promise<void> => {
    if (!config.rateLimits || (await tries.add(key)) <= TRIES) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((await tries.remainingMs(key)) / 1_000));
    throw new Failure('account_locked', { retryAfterSeconds });
  };

  return {
    async demand({ id }) {
      if (!(await authenticator.state(id)).enabled) return;
      const challenge = newToken();
      await oneTime.put(PURPOSE, keyOf(challenge), String(id), LIFE_MS);
      const methods = [{ method: 'authenticator', hint: null }] as const;
      throw new Failure('step_up_required', { challenge, methods: [...methods] } satisfies StepUpDetails);
    },

    async finish(challenge, code) {
      const id = await oneTime.peek(PURPOSE, keyOf(challenge));
      if (id === null) throw new Failure('step_up_expired');
      await countTry(id);
      if (!(await authenticator.accepts(Number(id), code))) throw new Failure('step_up_failed');
      if (config.rateLimits) await tries.takeBack(id);
      const isFirst = (await oneTime.take(PURPOSE, keyOf(challenge))) !== null;
      const operator = isFirst ? await readOperator(pool, Number(id)) : null;
      if (operator?.status !== 'active') throw new Failure('step_up_expired');
      return operator;
    },

    async state({ id }) {
      return { ...(await authenticator.state(id)), isRequired: config.operatorSecondFactor };
    },

    async start(operator, password) {
      await requirePassword(operator, password);
      return authenticator.start(operator.id, ISSUER, operator.email);
    },

    async confirm(operator, code, requestId) {
      const recoveryCodes = await authenticator.confirm(operator.id, code);
      await recorded(operator, 'operator.authenticator-enabled', requestId);
      return recoveryCodes;
    },

    async disable(operator, password, requestId) {
      await requirePassword(operator, password);
      await authenticator.disable(operator.id);
      await recorded(operator, 'operator.authenticator-disabled', requestId);
    },

    async reset(operator, { operatorId, reason, password }, requestId) {
      const other = requireSupervised(await readOperator(pool, Number(operatorId)), operator);
      if (other.id === operator.id) throw new Failure('forbidden');
      await requirePassword(operator, password);
      await inTransaction(pool, async (client) => {
        await authenticator.disable(other.id, client);
        await deleteSessionsOf(client, other.id);
        const actor = { kind: 'operator', id: operator.id } as const;
        const action = 'operator.second-factor-reset';
        await audit.record({ actor, action, subject: `operator:${other.id}`, reason, requestId }, client);
      });
    },
  };
}
