import type { CallValue } from '@marquee/contract/calls/index';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import type { On } from '../../../platform/http/call-registrar';
import type { BrandService, RegisterMethod } from '../../site/brand/service';
import { infoOf, type Member } from './account';
import type { ChangePassword } from './change-password';
import type { RegisterInput } from './registration-input';
import type { ResetPassword } from './reset-password';
import type { Registration } from './registration';
import type { RegistrationGate } from './registration-gate';
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
  readonly brands: BrandService;
  readonly members: MemberService;
  readonly registration: Registration;
  readonly changePassword: ChangePassword;
  readonly resetPassword: ResetPassword;
  readonly registrationGate: RegistrationGate;
  readonly signIn: OpenSession;
  /** Called after every session of a member has ended: open games end with them. */
  readonly onSignedOut: (memberId: bigint) => Promise<void>;
}

export function memberRoutes(on: On, parts: MemberRouteParts): void {
  const { brands, members, registration, changePassword, resetPassword, signIn, onSignedOut } = parts;
  const { registrationGate: gate } = parts;

  const register = async (method: RegisterMethod, input: RegisterInput, context: CallContext<'public'>) => {
    const { brand, language, ip } = context;
    await gate.requireRoom(ip);
    const admit = () => gate.requirePerson(context, input);
    const member = await registration.register(method, input, { brand, language, ip, admit });
    await gate.count(ip);
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
