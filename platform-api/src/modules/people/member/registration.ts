import { MEMBER_TYPE } from '@marquee/contract/constants';
import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef } from '../../../platform/http/visitor';
import { hashPassword } from '../../../platform/password-hash';
import type { Platform } from '../../../platform/platform';
import type { BrandService, RegisterMethod } from '../../site/brand/service';
import type { VerificationCodes } from '../verification/service';
import { checkedNickname, standardNickname, wellFormedNickname } from '../appearance/nickname';
import type { Member } from './account';
import { insertContact } from './contacts-repository';
import { insertMember } from './insert-member';
import { accountOfMobile } from './login-name';
import { publishRegistered } from './member-registered';
import { checkRegistration, type RegisterInput } from './registration-input';
import { readMember } from './repository';
import type { MemberService } from './service';

export interface Registration {
  /**
   * Creates a member with their ledger accounts.
   * @param method `mobile`: the mobile number becomes the user name
   * @param visitor its `admit` is called once the form is valid, so that a captcha is not used up by an invalid one;
   *   throws to refuse
   * @throws Failure `validation_failed`, `terms_not_accepted`, `under_age`, `invitation_code_error`, `account_taken`,
   *   `nickname_unavailable`, `mobile_taken`, `email_taken`, `feature_disabled`, `sms_…` for a wrong code
   */
  register(method: RegisterMethod, input: RegisterInput, visitor: RegisteringVisitor): Promise<Member>;
}

export interface RegisteringVisitor {
  readonly brand: BrandRef;
  readonly language: string;
  readonly ip: string;
  readonly admit: () => Promise<void>;
}

export interface RegistrationParts {
  readonly platform: Platform;
  readonly brands: BrandService;
  readonly members: MemberService;
  readonly codes: VerificationCodes;
  /** The number verified by a token of the brand's phone authentication, null if it verifies none. */
  readonly provePhone: (brandCode: string, idToken: string) => Promise<string | null>;
  /** Whether somebody who is excluded from play had the contact in an account that was erased. */
  readonly isExcluded: (tx: Queryable, brandId: number, kind: 'email' | 'mobile', value: string) => Promise<boolean>;
  /** Opens the ledger accounts of a new member, in the transaction that creates the member. */
  readonly openAccounts: (memberId: bigint, tx: Queryable) => Promise<void>;
}

export function createRegistration(parts: RegistrationParts): Registration {
  const { platform, brands, members, codes, provePhone, isExcluded, openAccounts } = parts;
  const { pool } = platform.database;
  const { clock } = platform;

  /** By the token of the brand's phone authentication, else by the code that was sent. */
  async function prove(mobile: string, input: RegisterInput, { brand, ip }: RegisteringVisitor): Promise<void> {
    if (input.firebaseIdToken === undefined) {
      const code = input.verificationCode ?? '';
      return codes.spend({ brandId: brand.id, purpose: 'register', recipient: mobile, ip, code });
    }
    if ((await provePhone(brand.code, input.firebaseIdToken)) !== mobile) throw new Failure('sms_invalid_code');
  }

  return {
    async register(method, input, visitor) {
      const { brand, language, admit } = visitor;
      const known = await brands.byId(brand.id);
      const { config } = known;
      const now = clock.now();
      const checked = checkRegistration(method, input, config, businessDay(now, brand.offsetMinutes));
      const { email, mobile, profile, codeNeeded } = checked;
      const account = (method === 'mobile' && mobile ? accountOfMobile(mobile) : input.username) ?? '';
      const typed = input.nickname === undefined ? null : wellFormedNickname(input.nickname);
      await admit();
      // Whether a name is taken is for people only: it may be somebody's user name.
      const nickname = typed === null ? standardNickname(account) : await checkedNickname(pool, known, typed, null);
      const uplineId = await uplineOf(members, brand.id, input);
      // The last check, so that nobody needs another code because of another field.
      if (mobile && codeNeeded) await prove(mobile, input, visitor);
      const passwordHash = await hashPassword(input.password);
      const paymentPasswordHash = input.paymentPassword ? await hashPassword(input.paymentPassword) : null;

      return inTransaction(pool, async (client) => {
        const id = await insertMember(client, {
          brandId: brand.id,
          account,
          type: MEMBER_TYPE,
          nickname,
          passwordHash,
          language: config.languages.includes(language) ? language : config.defaultLanguage,
          birthday: input.birthday,
          payeeName: input.payeeName,
          uplineId,
          termsAcceptedAt: now,
          profile,
          paymentPasswordHash,
        });
        if (id === null) throw new Failure(method === 'mobile' ? 'mobile_taken' : 'account_taken');
        const provenAt = codeNeeded ? now : null;
        // The same answers as for contacts of another account: neither tells whose they are.
        if (mobile && (await isExcluded(client, brand.id, 'mobile', mobile))) throw new Failure('mobile_taken');
        if (email && (await isExcluded(client, brand.id, 'email', email))) throw new Failure('email_taken');
        if (mobile && !(await insertContact(client, id, brand.id, 'mobile', mobile, provenAt)))
          throw new Failure('mobile_taken');
        if (email && !(await insertContact(client, id, brand.id, 'email', email))) throw new Failure('email_taken');
        await openAccounts(id, client);
        await publishRegistered(client, platform.jobs, { brandId: brand.id, memberId: id });
        const member = await readMember(client, id);
        if (!member) throw new Error('the new member was not found');
        return member;
      });
    },
  };
}

/** Every given invitation code must exist. */
async function uplineOf(members: MemberService, brandId: number, input: RegisterInput): Promise<bigint | null> {
  const codes = [input.affiliateCode, input.referralCode, input.recommenderId].filter((code) => code !== undefined);
  const inviters = await Promise.all(codes.map((code) => members.inviterOf(brandId, code)));
  if (inviters.includes(null)) throw new Failure('invitation_code_error');
  return inviters[0] ?? null;
}

const businessDay = (now: Date, offsetMinutes: number) =>
  new Date(now.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10);
