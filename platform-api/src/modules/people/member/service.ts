import { TRIAL_TYPE } from '@marquee/contract/constants';
import { randomInt } from 'node:crypto';
import { accountKey } from '../../../platform/account-key';
import type { BrandRef } from '../../../platform/http/visitor';
import { passwordMatches } from '../../../platform/password-hash';
import type { Platform } from '../../../platform/platform';
import type { Member, MemberWithPassword } from './account';
import { type Contacts, readContacts } from './contacts-repository';
import { insertMember } from './insert-member';
import {
  markFirstLogin,
  markMobileVerified,
  markPasswordDue,
  readInviter,
  readMember,
  readMemberByContact,
  readMemberByKey,
  readPasswordHash,
  updateLanguage,
} from './repository';

export type { Contacts } from './contacts-repository';
export { loginNameOf } from './login-name';
export { infoOf, type Member, type MemberWithPassword, stateOf } from './account';

export interface MemberService {
  byId(id: bigint): Promise<Member | null>;
  /** For the password check only. */
  byAccount(brandId: number, account: string): Promise<MemberWithPassword | null>;
  /** @param mobile E.164 */
  byMobile(brandId: number, mobile: string): Promise<Member | null>;
  /** Records that the member verified the mobile number by a code. */
  mobileVerified(member: Member): Promise<void>;
  markFirstLogin(member: Member): Promise<void>;
  setLanguage(id: bigint, language: string): Promise<void>;
  contactsOf(id: bigint): Promise<Contacts>;
  /** Compares in the same time whether there is a password or not. */
  passwordIs(id: bigint, password: string): Promise<boolean>;
  /** Marks the password as weak: it must be changed at the next login. */
  demandNewPassword(id: bigint): Promise<void>;
  /** A trial member, who has no money and cannot log in again. */
  createTrial(brand: BrandRef, language: string): Promise<Member>;
  /**
   * The inviting member of a code: an agent by the affiliate code, anybody by the referral code.
   * @returns the member's id, null for a code unknown to the brand
   */
  inviterOf(brandId: number, code: string): Promise<bigint | null>;
}

export function createMemberService({ database: { pool }, clock }: Platform): MemberService {
  return {
    byId: (id) => readMember(pool, id),
    byAccount: (brandId, account) => readMemberByKey(pool, brandId, accountKey(account)),
    byMobile: (brandId, mobile) => readMemberByContact(pool, brandId, 'mobile', mobile),
    mobileVerified: (member) => markMobileVerified(pool, member.id, clock.now()),
    markFirstLogin: (member) => markFirstLogin(pool, member.id, clock.now()),
    setLanguage: (id, language) => updateLanguage(pool, id, language),
    contactsOf: (id) => readContacts(pool, id),
    passwordIs: async (id, password) => passwordMatches(await readPasswordHash(pool, id), password),
    demandNewPassword: (id) => markPasswordDue(pool, id),
    async createTrial(brand, language) {
      const number = String(randomInt(1e9, 1e10));
      const id = await insertMember(pool, {
        brandId: brand.id,
        account: `trial${number}`,
        type: TRIAL_TYPE,
        nickname: `Guest ${number.slice(-4)}`,
        passwordHash: null,
        language,
      });
      const member = id === null ? null : await readMember(pool, id);
      if (!member) throw new Error('a trial account was not created');
      return member;
    },
    inviterOf: async (brandId, code) =>
      (await readInviter(pool, brandId, 'affiliate_code', code)) ??
      (await readInviter(pool, brandId, 'referral_code', code)),
  };
}
