import { TRIAL_TYPE } from '@marquee/contract/constants';
import { randomInt } from 'node:crypto';
import type { BrandRef } from '../../platform/http/visitor';
import type { Platform } from '../../platform/platform';
import { accountKey, type Member, type MemberWithPassword } from './account';
import { insertMember } from './insert-member';
import { markFirstLogin, readInviter, readMember, readMemberByKey, updateLanguage } from './repository';

export { accountKey, infoOf, type Member, type MemberWithPassword, stateOf } from './account';

export interface MemberService {
  byId(id: bigint): Promise<Member | null>;
  /** For the password check only. */
  byAccount(brandId: number, account: string): Promise<MemberWithPassword | null>;
  markFirstLogin(member: Member): Promise<void>;
  setLanguage(id: bigint, language: string): Promise<void>;
  /** A member who plays with no money and cannot log in again. */
  createTrial(brand: BrandRef, language: string): Promise<Member>;
  /**
   * Who invites with this code: an agent by the affiliate code, anybody by the referral code.
   * @returns the inviting member's id, null for a code that the brand does not know
   */
  inviterOf(brandId: number, code: string): Promise<bigint | null>;
}

export function createMemberService({ database: { pool }, clock }: Platform): MemberService {
  return {
    byId: (id) => readMember(pool, id),
    byAccount: (brandId, account) => readMemberByKey(pool, brandId, accountKey(account)),
    markFirstLogin: (member) => markFirstLogin(pool, member.id, clock.now()),
    setLanguage: (id, language) => updateLanguage(pool, id, language),
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
