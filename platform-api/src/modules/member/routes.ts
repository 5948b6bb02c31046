import { Failure, fieldFailure } from '../../platform/failure';
import type { On } from '../../platform/http/call-registrar';
import type { Platform } from '../../platform/platform';
import { createThrottle } from '../../platform/throttle';
import type { BrandService } from '../brand/service';
import type { HumanCheck } from '../session/human-check';
import type { SignIn } from '../session/sign-in';
import { infoOf } from './account';
import type { ChangePassword } from './change-password';
import type { Registration } from './registration';
import type { MemberService } from './service';

export interface MemberRouteParts {
  readonly platform: Platform;
  readonly brands: BrandService;
  readonly members: MemberService;
  readonly registration: Registration;
  readonly changePassword: ChangePassword;
  readonly human: HumanCheck;
  readonly signIn: SignIn;
}

const REGISTRATIONS_PER_IP_AND_HOUR = 20;

export function memberRoutes(
  on: On,
  { platform, brands, members, registration, changePassword, human, signIn }: MemberRouteParts,
): void {
  const registered = createThrottle(platform.database.pool, { name: 'register', windowMs: 3_600_000 });
  const tooMany = async (ip: string) =>
    platform.config.rateLimits && (await registered.count(ip)) >= REGISTRATIONS_PER_IP_AND_HOUR;

  on('member.register', async (input, context) => {
    const { config } = await brands.byId(context.brand.id);
    if (await tooMany(context.ip)) throw new Failure('too_many_requests');
    const member = await registration.register(input, context.brand, context.language, async () => {
      if (!(await human.passed(context.request, 'register', input)))
        throw new Failure(config.registerCaptcha ? 'captcha_required' : 'bot_check_failed');
    });
    await registered.add(context.ip);
    await members.markFirstLogin(member);
    return signIn(member, context, { passwordGiven: true, transport: input.transport, firstTimeLogin: true });
  });

  on('member.info', async (_input, { member, brand }) => {
    const found = await members.byId(member.id);
    if (!found) throw new Failure('session_expired');
    return infoOf(found, brand);
  });

  on('member.language', async ({ language }, { member, brand }) => {
    const { config } = await brands.byId(brand.id);
    if (!config.languages.includes(language)) throw fieldFailure({ path: 'language', messageKey: 'invalid_value' });
    await members.setLanguage(member.id, language);
    return null;
  });

  on('member.changePassword', async (input, context) => {
    await changePassword(input, context);
    return null;
  });
}
