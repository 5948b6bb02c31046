import { Failure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import type { On } from '../../../platform/http/call-registrar';
import type { BrandService } from '../../site/brand/service';
import type { RegistrationLinks } from '../member/registration-links';
import type { Member, MemberService } from '../member/service';
import type { BotCheck } from '../../../platform/human-check/bot-check';
import type { Captcha } from '../../../platform/human-check/captcha';
import type { Cookies } from '../../../platform/http/cookies';
import type { FreePlay } from './free-play';
import { type LoginCheck, type LoginInput } from './login';
import type { SignInMethod } from './password-due';
import type { RememberedDevices } from './remembered-devices';
import type { SessionService } from './service';
import type { SignIn } from './sign-in';

/** Admits a login with the right password, or throws the proof that it still needs. */
export type AdmitLogin = (member: Member, input: LoginInput, context: CallContext<'public'>) => Promise<void>;

export interface SessionRouteParts {
  readonly brands: BrandService;
  readonly members: MemberService;
  readonly registrationLinks: Pick<RegistrationLinks, 'find'>;
  readonly sessions: SessionService;
  readonly devices: RememberedDevices;
  readonly cookies: Cookies;
  readonly captcha: Captcha;
  readonly botCheck: BotCheck;
  readonly freePlay: FreePlay;
  readonly signIn: SignIn;
  /** Available login methods; other types answer that the feature is disabled. */
  readonly logins: Readonly<Partial<Record<LoginInput['type'], LoginCheck>>>;
  readonly admitLogin: AdmitLogin;
  /** After a logout: open games end with the session. */
  readonly onSignedOut: (memberId: bigint) => Promise<void>;
}

export function sessionRoutes(on: On, parts: SessionRouteParts): void {
  const { brands, members, sessions, devices, cookies, captcha, botCheck, freePlay, onSignedOut } = parts;
  const { logins, admitLogin, registrationLinks, signIn } = parts;

  on('session.login', async (input, context) => {
    const check = logins[input.type];
    if (!check) throw new Failure('feature_disabled');
    const member = await check(input, context);
    if (input.type === 'username') await admitLogin(member, input, context);
    await members.markFirstLogin(member);
    return signIn(member, context, {
      method: input.type satisfies SignInMethod,
      withPassword: input.type === 'username',
      rememberMe: input.rememberMe,
      transport: input.transport,
      firstTimeLogin: member.firstLoginAt === null,
    });
  });

  on('session.logout', async (_input, { member, brand, request, reply }) => {
    await sessions.end(member, brand.id);
    await onSignedOut(member.id);
    const deviceToken = cookies.read(request, 'marquee-device');
    if (deviceToken) await devices.forget(deviceToken);
    cookies.clear(reply, 'marquee');
    cookies.clear(reply, 'marquee-device');
    return null;
  });

  on('session.freePlay', ({ transport }, context) => freePlay.start(context, transport));

  on('session.captcha', ({ purpose }, { request, reply }) => captcha.issue(request, reply, purpose ?? 'login'));

  on('session.botCheck', () => botCheck.challenge());

  on('session.affiliate', async ({ code, domain }, { brand }) => {
    const requestedBrand = domain === undefined ? brand : await brands.byHost(domain);
    const inviter =
      requestedBrand &&
      ((await members.inviterOf(requestedBrand.id, code)) ?? (await registrationLinks.find(requestedBrand.id, code)));
    if (!inviter) throw new Failure('invitation_code_error');
    return { valid: true as const };
  });
}
