import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import type { BrandService } from '../../site/brand/service';
import type { MemberService } from '../../people/member/service';
import type { WithdrawPasswordService } from '../withdraw-password/service';
import type { PayeeService } from './service';

export interface PayeeRouteParts {
  readonly platform: Pick<Platform, 'config' | 'database'>;
  readonly payees: PayeeService;
  readonly passwords: WithdrawPasswordService;
  readonly brands: BrandService;
  readonly members: Pick<MemberService, 'passwordIs'>;
}

const LOGIN_PASSWORD_ATTEMPTS_PER_HOUR = 10;

export function payeeRoutes(on: On, { platform, payees, passwords, brands, members }: PayeeRouteParts): void {
  const attempts = createThrottle(platform.database.pool, { name: 'withdraw-password-set', windowMs: 3_600_000 });
  const countAttempt = async (memberId: bigint) => {
    const count = platform.config.rateLimits ? await attempts.add(String(memberId)) : 0;
    if (count > LOGIN_PASSWORD_ATTEMPTS_PER_HOUR) throw new Failure('too_many_requests');
  };
  const digitsOf = async (brandId: number) => (await brands.byId(brandId)).config.withdrawal.passwordDigits;

  on('payees.institutions', (_input, { brand, language }) => payees.institutions(brand, language));
  on('payees.list', (_input, context) => payees.list(context));
  on('payees.add', (input, context) => payees.add(input, context));
  on('payees.remove', async ({ payeeId }, context) => {
    await payees.remove(payeeId, context);
    return null;
  });

  on('withdrawPassword.state', async (_input, { member, brand }) => {
    const [{ isSet, lockedUntil }, digits] = await Promise.all([passwords.state(member.id), digitsOf(brand.id)]);
    return { isSet, digits, lockedUntil: lockedUntil?.toISOString() ?? null };
  });
  on('withdrawPassword.set', async ({ password, newPassword }, { member, brand, requestId }) => {
    await countAttempt(member.id);
    if (!(await members.passwordIs(member.id, password))) throw new Failure('password_incorrect');
    const owner = { memberId: member.id, publicId: member.publicId, brandId: brand.id, requestId };
    await passwords.set(owner, newPassword, await digitsOf(brand.id));
    return null;
  });
  on('withdrawPassword.change', async ({ oldPassword, newPassword }, { member, brand, requestId }) => {
    const owner = { memberId: member.id, publicId: member.publicId, brandId: brand.id, requestId };
    await passwords.change(owner, oldPassword, newPassword, await digitsOf(brand.id));
    return null;
  });
}
