import type { MessageChannel } from '@marquee/contract/calls/message-preferences';
import type { MessageCategory } from '@marquee/contract/calls/messages';

/** A message of which a copy leaves the site, as its inbox shows it. */
export interface MessageCopy {
  readonly messageId: bigint;
  readonly category: MessageCategory;
  readonly memberId: bigint;
  readonly brandId: number;
  /** Of the member now. */
  readonly language: string;
  readonly title: string;
  /** Plain text. */
  readonly text: string;
  /** An address of the site. */
  readonly link: string | null;
}

/** A way by which copies leave the site. */
export interface CopyChannel {
  readonly channel: MessageChannel;
  /** A copy of these is sent whatever the member prefers: they are about the safety of the account. */
  readonly locked: readonly MessageCategory[];
  /** Whether the brand has it; elsewhere it is neither shown nor used. */
  isOffered(brandId: number): Promise<boolean>;
  /** Where copies of a member go, as the member's own pages show it; null: nowhere yet. */
  targetOf(memberId: bigint): Promise<string | null>;
  /**
   * Resolves once the gateway has accepted the copy; what it throws repeats the copy later.
   * @returns false when there is nowhere to send it
   */
  send(copy: MessageCopy): Promise<boolean>;
}
