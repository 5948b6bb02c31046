import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config';
import { Failure } from '../../../platform/failure';
import type { Guards } from '../../../platform/http/guards';
import type { TeamRef } from '../../../platform/http/visitor';
import type { Cookies } from '../../../platform/http/cookies';
import type { OperatorService } from './service';

const BEARER = /^Bearer ([\w-]{43})$/;

/**
 * Restricts operators' calls to the console's host.
 * @throws Failure `not_found` elsewhere
 */
export function requireConsoleHost({ domain }: Pick<Config, 'domain'>, request: FastifyRequest): void {
  if (request.hostname.toLowerCase() !== `console.${domain}`) throw new Failure('not_found');
}

/** Authenticates the team of a request by its release token. */
export function createTeamGuard(
  config: Config,
  { teamOf }: { teamOf(token: string): Promise<TeamRef | null> },
): Guards['teamOf'] {
  return async (request) => {
    requireConsoleHost(config, request);
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const team = token ? await teamOf(token) : null;
    if (!team) throw new Failure('release_token_invalid');
    return team;
  };
}

/**
 * Authenticates the operator of a request by the console's cookie, or by the header for tools. One whose second factor is
 * due can do nothing but set it up.
 */
export function createOperatorGuard(
  config: Config,
  operators: OperatorService,
  cookies: Cookies,
): Guards['operatorOf'] {
  return async (request, { whileSecondFactorDue = false } = {}) => {
    requireConsoleHost(config, request);
    const { authorization } = request.headers;
    const token = authorization ? BEARER.exec(authorization)?.[1] : cookies.read(request, 'marquee-console');
    const operator = token ? await operators.byToken(token) : null;
    if (operator?.secondFactorDue && !whileSecondFactorDue) throw new Failure('second_factor_due');
    return operator;
  };
}
