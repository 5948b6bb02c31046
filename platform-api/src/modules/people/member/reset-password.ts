import { refuseInactive } from './account';
import { RESET_LINK_MS } from '@marquee/contract/constants';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { RegisterField } from '@marquee/contract/calls/system';
import { networkOf } from '../../../platform/network-of';
import { originOfHost } from '../../../platform/config';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import { hashPassword } from '../../../platform/password-hash';
import type { Platform } from '../../../platform/platform';
import { hashToken, newToken } from '../../../platform/secrets';
import { createThrottle } from '../../../platform/throttle';
import { type BrandService, passwordRuleOf } from '../../site/brand/service';
import type { Messaging } from '../messaging/service';
import type { Audit } from '../../operators/audit/audit';
import { byMember } from '../../operators/audit/by-member';
import type { BotCheck } from '../../../platform/human-check/bot-check';
import { mobileOf, type VerificationCodes } from '../verification/service';
import type { Member } from './account';
import { keepResetLink } from './reset-link';
import { loginNameOf } from './login-name';
import { passwordFault } from '../../../platform/password-policy';
import { queuePasswordMessage } from './password-message';
import { readMember, updatePassword } from './repository';
import { deleteExpiredResets, readMemberToReset, takeReset } from './reset-repository';
import type { MemberService } from './service';

type Context = CallContext<'public'>;

/** Resets forgotten passwords. */
export interface ResetPassword {
  /** Sends a link; the answer does not reveal whether name and address belong together. */
  sendLink(
    input: ParsedCallRequest<'member.passwordByEmail'>,
    context: Context,
  ): Promise<CallValue<'member.passwordByEmail'>>;
  /** @throws Failure `link_expired`, `validation_failed`, `account_disabled`, `account_closed`; a refused password keeps the link valid */
  byLink(input: ParsedCallRequest<'member.passwordByLink'>, context: Context): Promise<Member>;
  /** @throws Failure `feature_disabled`, `sms_…`, `validation_failed`, `account_disabled` */
  byCode(input: ParsedCallRequest<'member.passwordByCode'>, context: Context): Promise<Member>;
  /** Removes expired links. */
  sweep(): Promise<void>;
}

export interface ResetPasswordParts {
  readonly platform: Platform;
  readonly brands: BrandService;
  readonly members: MemberService;
  readonly sessions: {
    endAllIn(tx: Queryable, memberId: bigint): Promise<void>;
    announceEnd(memberId: bigint): void;
  };
  readonly codes: VerificationCodes;
  readonly messaging: Messaging;
  readonly botCheck: BotCheck;
  readonly audit: Audit;
  /** Opens a closed account whose opening operators approved. @returns whether it is open now */
  readonly openAgain: (
    tx: Queryable,
    member: Pick<Member, 'id' | 'publicId' | 'brandId'>,
    proof: { readonly method: Method; readonly requestId: string },
  ) => Promise<boolean>;
  /** Cancels changes of contacts that wait: the old ones have just recovered the account. */
  readonly cancelContactChanges: (tx: Queryable, memberId: bigint) => Promise<void>;
}

/** The contact that was proven. */
type Method = 'e-mail' | 'mobile';

const PER_HOUR = { mailsToAddress: 5, mailsByIp: 20, triesByIp: 30 } as const;
const HOUR_MS = 3_600_000;

export function createResetPassword(parts: ResetPasswordParts): ResetPassword {
  const { platform, brands, members, codes, messaging, botCheck } = parts;
  const { config, clock } = platform;
  const { pool } = platform.database;
  const mails = createThrottle(pool, { name: 'reset-mail', windowMs: HOUR_MS });
  const tries = createThrottle(pool, { name: 'reset-link', windowMs: HOUR_MS });
  const count = async (throttle: typeof mails, key: string, limit: number) => {
    if (config.rateLimits && (await throttle.add(key)) > limit) throw new Failure('too_many_requests');
  };

  return {
    async sendLink({ username, email: typed, botCheck: proof }, { brand, ip, language }) {
      const { config: settings, mainHost } = await brands.byId(brand.id);
      if (!settings.flags['FORGOTEMAIL3']) throw new Failure('feature_disabled');
      if (proof === undefined || !(await botCheck.passed(proof))) throw new Failure('bot_check_failed');
      const email = typed.toLowerCase();
      await count(mails, `${brand.id}:${email}`, PER_HOUR.mailsToAddress);
      await count(mails, networkOf(ip), PER_HOUR.mailsByIp);
      const member = await readMemberToReset(pool, {
        brandId: brand.id,
        accountKey: loginNameOf(settings, username),
        email,
        now: clock.now(),
      });
      const token = newToken();
      const minutes = RESET_LINK_MS / 60_000;
      await messaging.send({
        brandId: brand.id,
        channel: 'mail',
        recipient: email,
        template: member ? 'reset_link' : 'reset_link_unknown',
        language: member?.language ?? language,
        // In the fragment, so that the token is not sent to servers or other sites.
        values: {
          account: member?.account ?? '',
          minutes,
          link: `${originOfHost(config, mainHost)}/reset-password#${token}`,
        },
      });
      await keepResetLink(pool, member?.id ?? null, token, new Date(clock.now().getTime() + RESET_LINK_MS));
      return { expiredMinutes: minutes };
    },

    async byLink({ token, newPassword, confirmNewPassword }, context) {
      await count(tries, networkOf(context.ip), PER_HOUR.triesByIp);
      if (newPassword !== confirmNewPassword)
        throw fieldFailure({ path: 'confirmNewPassword', messageKey: 'incorrect_confirmation' });
      const rule = passwordRuleOf((await brands.byId(context.brand.id)).config);
      const member = await inTransaction(pool, async (client) => {
        const id = await takeReset(client, context.brand.id, hashToken(token), clock.now());
        const member = id === null ? null : await readMember(client, id);
        if (!member) throw new Failure('link_expired');
        await admit(client, parts, member, 'e-mail', context);
        await setPassword(client, platform, member, { newPassword, rule });
        await closeDoors(client, parts, member, 'e-mail', context);
        return member;
      });
      parts.sessions.announceEnd(member.id);
      return member;
    },

    async byCode({ newPassword, mobileNum, countryDialingCode, verificationCode }, context) {
      const { config: settings } = await brands.byId(context.brand.id);
      if (!settings.flags['FORGOTMOBILE3']) throw new Failure('feature_disabled');
      const recipient = mobileOf(settings, mobileNum, countryDialingCode);
      const rule = passwordRuleOf(settings);
      const fault = passwordFault('newPassword', newPassword, accountless, rule);
      if (fault) throw fieldFailure(fault);
      const { ip, brand } = context;
      await codes.spend({ brandId: brand.id, purpose: 'account', recipient, ip, code: verificationCode });
      const member = await members.byMobile(brand.id, recipient);
      if (!member) throw new Failure('sms_invalid_code');
      await inTransaction(pool, async (client) => {
        await admit(client, parts, member, 'mobile', context);
        await setPassword(client, platform, member, { newPassword, rule });
        await closeDoors(client, parts, member, 'mobile', context);
      });
      parts.sessions.announceEnd(member.id);
      await members.mobileVerified(member);
      return (await members.byId(member.id)) ?? member;
    },

    sweep: () => deleteExpiredResets(pool, clock.now()),
  };
}

/** Before the code is verified, nothing may reveal whose number it is, including refusals of the password. */
const accountless = '';

async function setPassword(
  tx: Queryable,
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  member: Member,
  { newPassword, rule }: { readonly newPassword: string; readonly rule: RegisterField | undefined },
): Promise<void> {
  const fault = passwordFault('newPassword', newPassword, member.account, rule);
  if (fault) throw fieldFailure(fault);
  const at = clock.now();
  await updatePassword(tx, member.id, await hashPassword(newPassword), at);
  await queuePasswordMessage(tx, jobs, member.id, at);
}

/** @throws Failure `account_closed`, `account_disabled` unless the account is open, or opens by this */
async function admit(
  tx: Queryable,
  { openAgain }: ResetPasswordParts,
  member: Member,
  method: Method,
  { requestId }: Context,
): Promise<void> {
  if (member.status === 'closed' && (await openAgain(tx, member, { method, requestId }))) return;
  refuseInactive(member);
}

/** The old password may be known to others: every session and every remembered device ends. */
async function closeDoors(
  tx: Queryable,
  { sessions, audit, cancelContactChanges }: ResetPasswordParts,
  member: Member,
  method: Method,
  { brand, requestId }: Context,
): Promise<void> {
  await sessions.endAllIn(tx, member.id);
  await cancelContactChanges(tx, member.id);
  const entry = { ...byMember(member, brand.id), action: 'member.password-reset', details: { method }, requestId };
  await audit.record(entry, tx);
}
