/** Columns by which the database sorts lists: fields of their rows. */
export const BONUS_SORTS = ['grantedAt', 'account', 'amount', 'released'] as const;
export type BonusSort = (typeof BONUS_SORTS)[number];

export const BONUS_GRANT_SORTS = ['proposedAt', 'account', 'amount'] as const;
export const POINT_GRANT_SORTS = ['proposedAt', 'account', 'points'] as const;
export type GrantSort = (typeof BONUS_GRANT_SORTS)[number] | (typeof POINT_GRANT_SORTS)[number];

export const FREE_BET_SORTS = ['createdAt', 'member', 'stake', 'endsAt'] as const;
export type FreeBetSort = (typeof FREE_BET_SORTS)[number];

export const VIP_MEMBER_SORTS = ['account', 'level', 'since'] as const;
export type VipMemberSort = (typeof VIP_MEMBER_SORTS)[number];

export const TICKET_SORTS = ['placedAt', 'account', 'stake', 'payout'] as const;
export type TicketSort = (typeof TICKET_SORTS)[number];

export const REDEEM_SORTS = ['applyTime', 'account', 'points'] as const;
export type RedeemSort = (typeof REDEEM_SORTS)[number];

export const GIVEN_PRIZE_SORTS = ['at', 'account'] as const;
export type GivenPrizeSort = (typeof GIVEN_PRIZE_SORTS)[number];

export const AUDIT_SORTS = ['at'] as const;
export type AuditSort = (typeof AUDIT_SORTS)[number];

export const RECONCILIATION_ITEM_SORTS = ['createdAt', 'member'] as const;
export type ReconciliationItemSort = (typeof RECONCILIATION_ITEM_SORTS)[number];

export const RECONCILIATION_RUN_SORTS = ['day', 'transactions', 'differing'] as const;
export type ReconciliationRunSort = (typeof RECONCILIATION_RUN_SORTS)[number];

export const INCOMPLETE_ROUND_SORTS = ['placedAt', 'member', 'stake'] as const;
export type IncompleteRoundSort = (typeof INCOMPLETE_ROUND_SORTS)[number];

export const PAYOUT_REVIEW_SORTS = ['receivedAt', 'member', 'stake', 'amount'] as const;
export type PayoutReviewSort = (typeof PAYOUT_REVIEW_SORTS)[number];

export const IDENTITY_SORTS = ['submittedAt', 'account', 'level'] as const;
export type IdentitySort = (typeof IDENTITY_SORTS)[number];

export const CLOSED_ACCOUNT_SORTS = ['closedAt', 'account'] as const;
export type ClosedAccountSort = (typeof CLOSED_ACCOUNT_SORTS)[number];

export const LOGIN_SORTS = ['at', 'outcome', 'country', 'device'] as const;
export type LoginSort = (typeof LOGIN_SORTS)[number];

export const REFERRED_FRIEND_SORTS = ['joinedAt', 'account', 'stage'] as const;
export type ReferredFriendSort = (typeof REFERRED_FRIEND_SORTS)[number];

export const BROADCAST_SORTS = ['createdAt', 'sendAt', 'name', 'recipients', 'delivered'] as const;
export type BroadcastSort = (typeof BROADCAST_SORTS)[number];
