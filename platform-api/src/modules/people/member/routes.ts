import type { CallValue } from '@marquee/contract/calls/index';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import type { On } from '../../../platform/http/call-registrar';
import type { Platform } from '../../../platform/platform';
import { createThrottle } from '../../../platform/throttle';
import type { BrandService, RegisterMethod } from '../../site/brand/service';
import type { HumanCheck } from '../../../platform/human-check/human-check';
import { infoOf, type Member } from './account';
import type { ChangePassword } from './change-password';
import type { RegisterInput } from './registration-input';
import type { ResetPassword } from './reset-password';
import type { Registration } from './registration';
import type { MemberService } from './service';

/** Opens a session for a member, as `people/session` does it. */
type OpenSession = (
  member: Member,
  context: CallContext<'public'>,
  options: {
    readonly withPassword: boolean;
    readonly transport?: 'cookie' | 'header' | undefined;
    readonly firstTimeLogin?: boolean;
  },
) => Promise<CallValue<'session.login'>>;

export interface MemberRouteParts {
  readonly platform: Platform;
  readonly brands: BrandService;
  readonly members: MemberService;
  readonly registration: Registration;
  readonly changePassword: ChangePassword;
  readonly resetPassword: ResetPassword;
  readonly human: HumanCheck;
  readonly signIn: OpenSession;
  /** Called after every session of a member has ended: open games end with them. */
  readonly onSignedOut: (memberId: bigint) => Promise<void>;
}

const REGISTRATIONS_PER_IP_AND_HOUR = 20;

export function memberRoutes(on: On, parts: MemberRouteParts): void {
  const { platform, brands, members, registration, changePassword, resetPassword, human, signIn, onSignedOut } = parts;
  const registered = createThrottle(platform.database.pool, { name: 'register', windowMs: 3_600_000 });
  const tooMany = async (ip: string) =>
    platform.config.rateLimits && (await registered.count(ip)) >= REGISTRATIONS_PER_IP_AND_HOUR;

  const register = async (method: RegisterMethod, input: RegisterInput, context: CallContext<'public'>) => {
    const { brand, language, ip, request } = context;
    const { config } = await brands.byId(brand.id);
    if (await tooMany(ip)) throw new Failure('too_many_requests');
    const admit = async () => {
      if (!(await human.passed(request, 'register', input)))
        throw new Failure(config.registerCaptcha ? 'captcha_required' : 'bot_check_failed');
    };
    const member = await registration.register(method, input, { brand, language, ip, admit });
    await registered.add(ip);
    if (!input.login) return null;
    await members.markFirstLogin(member);
    return signIn(member, context, { withPassword: true, transport: input.transport, firstTimeLogin: true });
  };
  on('member.register', (input, context) => register('username', input, context));
  on('member.registerMobile', (input, context) => register('mobile', input, context));

  on('member.passwordByEmail', (input, context) => resetPassword.sendLink(input, context));
  on('member.passwordByLink', async (input, context) => {
    const member = await resetPassword.byLink(input, context);
    await onSignedOut(member.id);
    return null;
  });
  on('member.passwordByCode', async (input, context) => {
    const member = await resetPassword.byCode(input, context);
    await onSignedOut(member.id);
    await members.markFirstLogin(member);
    return signIn(member, context, { withPassword: true, transport: input.transport });
  });

  on('member.info', async (_input, { member, brand }) => {
    const current = await members.byId(member.id);
    if (!current) throw new Failure('session_expired');
    return infoOf(current, brand);
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
