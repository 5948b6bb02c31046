import type { ParsedCallRequest } from '@marquee/contract/calls/index';
import type { FastifyRequest } from 'fastify';
import type { LoginGuard } from '../../../platform/login/login-guard';
import type { Platform } from '../../../platform/platform';
import { type Operator, readOperatorByEmail } from './repository';
import type { SecondFactor } from './second-factor';
import type { OperatorService, OperatorVisit } from './service';

export interface OpenedSession {
  readonly token: string;
  readonly operator: Operator;
}

export interface OperatorLogin {
  /**
   * Opens a session by the password. A wrong one, an unknown address and a disabled operator get the same answer after the
   * same work.
   * @throws Failure those of the guard, `step_up_required`
   */
  byPassword(
    input: ParsedCallRequest<'operator.login'>,
    visit: OperatorVisit,
    request: FastifyRequest,
  ): Promise<OpenedSession>;
  /**
   * Opens a session by a code of the second factor.
   * @throws Failure `step_up_failed`, `step_up_expired`, `account_locked`
   */
  byCode(input: ParsedCallRequest<'operator.secondFactor'>, visit: OperatorVisit): Promise<OpenedSession>;
}

export function createOperatorLogin(
  { database: { pool } }: Platform,
  guard: LoginGuard,
  operators: OperatorService,
  secondFactor: Pick<SecondFactor, 'demand' | 'finish'>,
): OperatorLogin {
  return {
    async byPassword({ email: typed, password, ...answers }, visit, request) {
      const email = typed.trim().toLowerCase();
      const attempt = { account: email, ip: visit.ip };
      await guard.admit(attempt, request, answers);
      const known = await readOperatorByEmail(pool, email);
      const operator = await guard.requireMatch(attempt, known?.status === 'active' ? known : null, password);
      await secondFactor.demand(operator);
      return { token: await operators.open(operator, visit), operator };
    },

    async byCode({ challenge, code }, visit) {
      const operator = await secondFactor.finish(challenge, code);
      return { token: await operators.open(operator, visit), operator };
    },
  };
}
