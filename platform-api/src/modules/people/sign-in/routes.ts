import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import type { BrandService } from '../../site/brand/service';
import type { MemberService } from '../member/service';
import type { Cookies } from '../../../platform/http/cookies';
import type { SessionService } from '../session/service';
import type { SignIn } from '../session/sign-in';
import type { Audit } from '../../operators/audit/audit';
import type { Authenticator } from '../../../platform/login/authenticator/service';
import type { ReadProtection } from '../protection/service';
import type { HandOff } from './hand-off';
import type { RequirePassword } from './own-password';
import type { OwnAuthenticator } from './own-authenticator';
import { ownSessionRoutes } from './own-session-routes';
import type { Social } from './social/service';
import type { StepUp } from './step-up/service';

export interface SignInRouteParts {
  readonly brands: BrandService;
  readonly members: MemberService;
  readonly stepUp: StepUp;
  readonly authenticator: Authenticator<bigint>;
  readonly ownAuthenticator: OwnAuthenticator;
  readonly handOff: HandOff;
  readonly social: Social;
  readonly readProtection: ReadProtection;
  readonly requirePassword: RequirePassword;
  readonly signIn: SignIn;
  readonly sessions: SessionService;
  readonly cookies: Cookies;
  readonly audit: Audit;
}

export function signInRoutes(on: On, parts: SignInRouteParts): void {
  const { brands, members, stepUp, handOff, social, signIn, cookies } = parts;

  on('session.stepUpCode', ({ challenge, method }, context) => stepUp.sendCode(challenge, method, context));

  on('session.stepUp', async (input, context) => {
    const { member, options } = await stepUp.finish(input, context);
    await members.markFirstLogin(member);
    return signIn(member, context, { withPassword: true, ...options });
  });

  on('session.handOff', (_input, { member, brand }) => handOff.issue(member, brand));

  on('session.pendingSocial', async (_input, { request, brand }) => {
    const token = cookies.read(request, 'marquee-social-pending');
    const identity = token && (await social.pending(token, brand));
    return identity ? { provider: identity.provider, email: identity.email } : null;
  });

  on('member.firstLogin', async ({ language }, { member, brand }) => {
    const { config } = await brands.byId(brand.id);
    if (config.languages.includes(language)) await members.setLanguage(member.id, language);
    return null;
  });

  authenticatorRoutes(on, parts);
  socialAccountRoutes(on, parts);
  ownSessionRoutes(on, parts);
}

function authenticatorRoutes(
  on: On,
  { authenticator, ownAuthenticator, social, readProtection }: SignInRouteParts,
): void {
  on('security.overview', async (_input, { member, brand }) => {
    const [state, accounts, protection] = await Promise.all([
      authenticator.state(member.id),
      social.connected(member.id),
      readProtection(member, brand),
    ]);
    return {
      authenticator: state,
      protection,
      social: accounts.map(({ provider, email, connectedAt }) => ({
        provider,
        email,
        connectedAt: connectedAt.toISOString(),
      })),
    };
  });

  on('security.startAuthenticator', ({ password }, context) => ownAuthenticator.start(password, context));
  on('security.confirmAuthenticator', async ({ code }, context) => ({
    recoveryCodes: await ownAuthenticator.confirm(code, context),
  }));
  on('security.disableAuthenticator', async ({ password }, context) => {
    await ownAuthenticator.disable(password, context);
    return null;
  });
}

function socialAccountRoutes(on: On, { social, requirePassword, cookies }: SignInRouteParts): void {
  on('security.connectSocial', async ({ password }, { member, brand, request, reply }) => {
    const token = cookies.read(request, 'marquee-social-pending');
    if (!token) throw new Failure('social_expired');
    await requirePassword(member, brand, password);
    await social.connect(token, member, brand);
    cookies.clear(reply, 'marquee-social-pending');
    return null;
  });

  on('security.disconnectSocial', async ({ provider, password }, { member, brand }) => {
    await requirePassword(member, brand, password);
    await social.disconnect(member, brand, provider);
    return null;
  });
}
