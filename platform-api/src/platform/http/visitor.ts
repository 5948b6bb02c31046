import type { AgentRight } from '@marquee/contract/agent-access';
import type { ReleaseStage } from '@marquee/contract/release-stages';
import type { FormatStyle } from '@marquee/contract/languages';
import type { SessionState } from '@marquee/contract/session';

/** A brand as every request needs it. */
export interface BrandRef {
  readonly id: number;
  readonly code: string;
  readonly currency: string;
  readonly offsetMinutes: number;
  readonly defaultLanguage: string;
  /** Digits and calendar; the standard ones where it names none. */
  readonly formats?: FormatStyle;
}

/** The signed-in person of a request. */
export interface MemberRef {
  readonly id: bigint;
  readonly publicId: string;
  readonly account: string;
  readonly type: number;
  readonly state: Exclude<SessionState, 'guest'>;
  readonly tokenHash: Buffer;
  /** The password must be changed before anything else. */
  readonly passwordDue: boolean;
  /** Whose office a sub-user works in, and what the sub-user may see of it. */
  readonly subUser?: SubUserAccess;
  /** The sub-user who makes a call for this agent. */
  readonly actor?: Pick<MemberRef, 'id' | 'publicId'>;
}

export interface SubUserAccess {
  readonly owner: Pick<MemberRef, 'id' | 'publicId' | 'account' | 'type'>;
  readonly rights: readonly AgentRight[];
}

/** The team of a release token. */
export interface TeamRef {
  readonly tokenId: string;
  readonly team: string;
  /** Ed25519, SPKI, base64. */
  readonly publicKey: string;
  readonly remotes: readonly string[];
  /** Empty: every brand. */
  readonly brandIds: readonly number[];
  readonly stage: ReleaseStage;
}

export interface OperatorRef {
  readonly id: number;
  readonly email: string;
  readonly rights: readonly string[];
  /** Empty: every brand. */
  readonly brandIds: readonly number[];
  readonly tokenHash: Buffer;
}
