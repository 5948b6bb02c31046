import type { StepUpMethod } from '@marquee/contract/calls/sign-in';
import { Failure } from '../../../../platform/failure';
import type { BrandRef } from '../../../../platform/http/visitor';
import type { Contacts, Member, MemberService } from '../../member/service';
import type { VerificationCodes } from '../../verification/service';
import type { Authenticator } from '../../../../platform/login/authenticator/service';
import { nameKey } from '../../../../platform/name-key';

export interface Visit {
  readonly brand: BrandRef;
  readonly ip: string;
  readonly userAgent: string;
  readonly language: string;
}

/** The proofs that a member has set up for a step-up. */
export interface StepUpProofs {
  of(member: Member): Promise<Contacts & { readonly authenticator: boolean }>;
  /** @throws Failure `step_up_expired` when the member has no such contact, and the reasons not to send a code */
  sendCode(member: Member, method: 'sms' | 'email', visit: Visit): Promise<{ readonly expiredMinutes: number }>;
  /** @throws Failure `sms_code_expired`, `sms_too_many_requests` where another code must be requested */
  check(member: Member, method: StepUpMethod, answer: string, visit: Visit): Promise<boolean>;
}

const LETTERS = {
  sms: { channel: 'sms', template: 'step_up_code' },
  email: { channel: 'mail', template: 'step_up_mail' },
} as const;

export function createStepUpProofs(
  members: MemberService,
  authenticator: Authenticator<bigint>,
  codes: VerificationCodes,
): StepUpProofs {
  const recipientOf = async (member: Member, method: 'sms' | 'email') => {
    const { mobile, email } = await members.contactsOf(member.id);
    return method === 'sms' ? mobile : email;
  };

  const spendCode = async (member: Member, method: 'sms' | 'email', code: string, { brand, ip }: Visit) => {
    const recipient = await recipientOf(member, method);
    if (!recipient) return false;
    try {
      await codes.spend({ brandId: brand.id, purpose: 'step-up', recipient, ip, code });
      return true;
    } catch (failure) {
      if (failure instanceof Failure && failure.code === 'sms_invalid_code') return false;
      throw failure;
    }
  };

  return {
    async of(member) {
      const [contacts, { enabled }] = await Promise.all([
        members.contactsOf(member.id),
        authenticator.state(member.id),
      ]);
      return { ...contacts, authenticator: enabled };
    },
    async sendCode(member, method, { brand, ip, language }) {
      const recipient = await recipientOf(member, method);
      if (!recipient) throw new Failure('step_up_expired');
      return codes.send({
        brandId: brand.id,
        purpose: 'step-up',
        recipient,
        ip,
        language,
        values: { account: member.account },
        ...LETTERS[method],
      });
    },
    async check(member, method, answer, visit) {
      if (method === 'authenticator') return authenticator.accepts(member.id, answer);
      if (method !== 'payeeName') return spendCode(member, method, answer, visit);
      const { payeeName } = await members.contactsOf(member.id);
      return payeeName !== null && nameKey(payeeName) === nameKey(answer);
    },
  };
}
