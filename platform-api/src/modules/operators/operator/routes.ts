import type pg from 'pg';
import type { Config } from '../../../platform/config';
import type { On } from '../../../platform/http/call-registrar';
import type { BrandService } from '../../site/brand/service';
import { operatedBrand } from '../rights/operated-brand';
import type { Cookies } from '../../../platform/http/cookies';
import type { Captcha } from '../../../platform/human-check/captcha';
import { readAuditLog } from '../audit/audit-log';
import type { Invitations } from './invitations';
import type { OperatorLogin } from './login';
import { requireConsoleHost } from './operator-guard';
import type { Operator } from './repository';
import { canSeeBrand, requireRight } from '../rights/rights';
import type { SecondFactor } from './second-factor';
import type { OperatorService } from './service';

export interface OperatorRouteParts {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly operators: OperatorService;
  readonly operatorLogin: OperatorLogin;
  readonly invitations: Invitations;
  readonly secondFactor: SecondFactor;
  readonly brands: BrandService;
  readonly cookies: Cookies;
  readonly captcha: Captcha;
  /** Whether mail or SMS of this deployment go to the outbox. */
  readonly usesOutbox: boolean;
}

export function operatorRoutes(
  on: On,
  {
    config,
    pool,
    operators,
    operatorLogin,
    invitations,
    secondFactor,
    brands,
    cookies,
    captcha,
    usesOutbox,
  }: OperatorRouteParts,
): void {
  const toProfile = async (operator: Operator) => {
    const seen = (await brands.all()).filter(({ id }) => canSeeBrand(operator, id));
    return {
      id: String(operator.id),
      name: operator.name,
      email: operator.email,
      rights: [...operator.rights],
      brands: seen.map(({ code }) => code),
      offsets: Object.fromEntries(seen.map(({ code, offsetMinutes }) => [code, offsetMinutes])),
      outbox: usesOutbox,
      secondFactorDue: config.operatorSecondFactor && !(await secondFactor.state(operator)).enabled,
    };
  };

  on('operator.login', async (input, { ip, userAgent, requestId, request, reply }) => {
    requireConsoleHost(config, request);
    const { token, operator } = await operatorLogin.byPassword(input, { ip, userAgent, requestId }, request);
    cookies.write(reply, 'marquee-console', token);
    return toProfile(operator);
  });

  on('operator.secondFactor', async (input, { ip, userAgent, requestId, request, reply }) => {
    requireConsoleHost(config, request);
    const { token, operator } = await operatorLogin.byCode(input, { ip, userAgent, requestId });
    cookies.write(reply, 'marquee-console', token);
    return toProfile(operator);
  });

  on('operator.captcha', (_input, { request, reply }) => {
    requireConsoleHost(config, request);
    return captcha.issue(request, reply, 'login');
  });

  on('operator.invitation', async ({ token }, { ip, request }) => {
    requireConsoleHost(config, request);
    const { email, expiresAt } = await invitations.read(token, ip);
    return { email, expiresAt: expiresAt.toISOString() };
  });

  on('operator.acceptInvitation', async (input, { ip, userAgent, requestId, request, reply }) => {
    requireConsoleHost(config, request);
    const operator = await invitations.accept(input, { ip, requestId });
    cookies.write(reply, 'marquee-console', await operators.open(operator, { ip, userAgent, requestId }));
    return toProfile(operator);
  });

  on('operator.logout', async (_input, { operator, requestId, reply }) => {
    await operators.logout(operator, requestId);
    cookies.clear(reply, 'marquee-console');
    return null;
  });

  on('operator.me', async (_input, { operator }) => toProfile(await operators.byId(operator.id)));

  on('operator.auditLog', async ({ brand: code, ...page }, { operator }) => {
    requireRight(operator, 'audit');
    const brand = code === undefined ? null : await operatedBrand(brands, operator, 'audit', code);
    return readAuditLog(pool, operator, { ...page, brandId: brand?.id ?? null });
  });
}
