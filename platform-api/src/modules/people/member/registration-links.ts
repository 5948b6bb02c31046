import type { Queryable } from '../../../platform/database';

/** What an invitation link gives to who registers by it. */
export interface LinkInvitation {
  readonly id: bigint;
  readonly agentId: bigint;
  readonly type: number;
  readonly prizeGroup: number | null;
  readonly campaign: string;
}

/** Invitation links of agents, for registration. */
export interface RegistrationLinks {
  /** @throws Failure `invitation_link_ended`. @returns null for a code that is no link's */
  find(brandId: number, code: string): Promise<LinkInvitation | null>;
  /**
   * Keeps by which link a member came, with the campaign and the sub-id of the click, without one with the campaign of now.
   * @throws Failure `invitation_link_ended`
   */
  record(tx: Queryable, memberId: bigint, link: LinkInvitation, click: string | undefined): Promise<void>;
}

/** Gives a new account a prize group, or its upline's where that is smaller by now. */
export type GiveGroup = (tx: Queryable, memberId: bigint, group: number) => Promise<void>;
