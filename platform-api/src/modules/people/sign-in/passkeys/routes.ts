import type { On } from '../../../../platform/http/call-registrar';
import type { MemberService } from '../../member/service';
import type { SignIn } from '../../session/sign-in';
import type { PasskeyConfirmation } from './confirmation';
import type { PasskeyDesk } from './passkey-desk';
import type { PasskeyLogin } from './passkey-login';
import type { OwnPasskeys } from './service';

interface PasskeyRouteParts {
  readonly members: Pick<MemberService, 'markFirstLogin'>;
  readonly signIn: SignIn;
  readonly passkeyLogin: PasskeyLogin;
  readonly passkeyConfirmation: PasskeyConfirmation;
  readonly ownPasskeys: OwnPasskeys;
}

/** Log-ins and confirmations by passkey, and the passkeys of the member. */
export function passkeyRoutes(on: On, parts: PasskeyRouteParts): void {
  const { members, signIn, passkeyLogin, passkeyConfirmation, ownPasskeys } = parts;

  on('session.passkeyOptions', (_input, context) => passkeyLogin.begin(context));

  on('session.passkeyLogin', async (input, context) => {
    const member = await passkeyLogin.check(input, context);
    await members.markFirstLogin(member);
    return signIn(member, context, {
      method: 'passkey',
      // The device had its user verified: no password is asked for what follows at once.
      withPassword: true,
      rememberMe: input.rememberMe,
      transport: input.transport,
      firstTimeLogin: member.firstLoginAt === null,
    });
  });

  on('security.confirmPasskey', async (_input, context) => ({ options: await passkeyConfirmation.begin(context) }));
  on('security.passkeys', (_input, context) => ownPasskeys.list(context));
  on('security.startPasskey', (proof, context) => ownPasskeys.start(proof, context));
  on('security.addPasskey', (request, context) => ownPasskeys.add(request, context));
  on('security.renamePasskey', (request, context) => ownPasskeys.rename(request, context));
  on('security.removePasskey', async (request, context) => {
    await ownPasskeys.remove(request, context);
    return null;
  });
}

export function passkeyDeskRoutes(on: On, desk: PasskeyDesk): void {
  on('passkeyAdmin.list', (place, caller) => desk.list(caller, place));
  on('passkeyAdmin.removeAll', (request, caller) => desk.removeAll(caller, request));
}
