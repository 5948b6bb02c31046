import { AGENT_TYPES, SUB_USER_TYPE, TRIAL_TYPE } from '@marquee/contract/constants';
import type { MemberInfo, SessionState } from '@marquee/contract/session';
import { OFFICE_FACTS, type SessionFact } from '@marquee/contract/session-facts';
import { Failure } from '../../../platform/failure';
import type { BrandRef } from '../../../platform/http/visitor';
import { pictureOf } from '../appearance/picture-of';

export type MemberStatus = 'active' | 'disabled' | 'self_excluded' | 'closed';

/** A member as seen by other modules. */
export interface Member {
  readonly id: bigint;
  readonly brandId: number;
  readonly publicId: string;
  /** The id that game vendors see. */
  readonly walletUser: string;
  readonly account: string;
  readonly type: number;
  readonly nickname: string;
  /** Name of a drawn picture; one that is not drawn any more is none. */
  readonly avatar: string | null;
  /** Of an own picture. */
  readonly pictureId: string | null;
  readonly language: string;
  readonly status: MemberStatus;
  readonly mustChangePassword: boolean;
  readonly passwordChangedAt: Date;
  readonly firstLoginAt: Date | null;
  readonly createdAt: Date;
  readonly facts: readonly SessionFact[];
}

/** A member with the fields for the password check only. */
export interface MemberWithPassword extends Member {
  readonly passwordHash: string | null;
}

const isAgentType = (type: number): boolean => (AGENT_TYPES as readonly number[]).includes(type);

/** What somebody of this type is on the page; sub-users are in the office of their agent. */
export function stateOf(type: number): Exclude<SessionState, 'guest'> {
  if (type === TRIAL_TYPE) return 'trial';
  return type === SUB_USER_TYPE || isAgentType(type) ? 'agent' : 'member';
}

/** @throws Failure `account_closed`, `account_disabled` unless the account may be used */
export function refuseInactive({ status }: Pick<Member, 'status'>): void {
  if (status === 'closed') throw new Failure('account_closed');
  if (status !== 'active') throw new Failure('account_disabled');
}

/** The fields of a member that their own page may see. */
export function infoOf(member: Member, brand: BrandRef): MemberInfo {
  return {
    id: member.publicId,
    account: member.account,
    nickname: member.nickname,
    picture: pictureOf(member),
    type: member.type,
    currency: brand.currency,
    language: member.language,
    registeredAt: member.createdAt.toISOString(),
    facts: [...member.facts, ...(isAgentType(member.type) ? OFFICE_FACTS : [])],
  };
}
