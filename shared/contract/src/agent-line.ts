/** Rows of an upload of accounts to register, and how many of them a request carries. */
export const REGISTRATION_MAX_ROWS = 10_000;
export const REGISTRATION_CHUNK_ROWS = 100;

/** Days for which a new account waits for its owner. */
export const ACTIVATION_DAYS = 30;

export const CAMPAIGN_MAX_LENGTH = 60;
export const DOWNLINE_NOTE_MAX_LENGTH = 500;
export const INVITATION_LINKS_MAX = 200;

/** How the owner of a new account gets in for the first time. */
export const ACTIVATION_WAYS = ['password', 'link'] as const;
export type ActivationWay = (typeof ACTIVATION_WAYS)[number];

/**
 * What became of a row that asked for an account: registered; registered before by the same row, with a new secret; registered before, and
 * its owner has been there; or why there is none. A row beyond what an agent registers in a day can be sent again on the next.
 */
export const REGISTRATION_OUTCOMES = [
  'registered',
  'repeated',
  'activated',
  'account_taken',
  'account_invalid',
  'type_refused',
  'group_refused',
  'row_reused',
  'limit_reached',
] as const;
export type RegistrationOutcome = (typeof REGISTRATION_OUTCOMES)[number];

/** Columns by which an agent's members are sorted. */
export const LINE_SORTS = ['account', 'level', 'joinedAt', 'lastSeenOn', 'turnover'] as const;
export type LineSort = (typeof LINE_SORTS)[number];

/** `waiting`: not activated by its owner yet. */
export const DOWNLINE_STATES = ['active', 'waiting', 'disabled', 'closed'] as const;
export type DownlineState = (typeof DOWNLINE_STATES)[number];

/** Whom a list of an agent's members has: direct downlines, or everybody below. */
export const LINE_SCOPES = ['direct', 'line'] as const;
export type LineScope = (typeof LINE_SCOPES)[number];

/** When members were there last: within 7 or 30 days, longer ago, or never. */
export const SEEN_FILTERS = ['week', 'month', 'longer', 'never'] as const;

/** What two accounts of a line share: the holder of a withdrawal account, network and browser, or an address alone. */
export const LINE_SIGNS = ['payee', 'device', 'address'] as const;
export type LineSign = (typeof LINE_SIGNS)[number];

/** Where an invitation link leads to: a kind of page that every site has. */
export const LINK_LANDINGS = [
  'register',
  'home',
  'promotions',
  'promotion',
  'rng',
  'live',
  'fish',
  'pvp',
  'bgs',
  'sports',
  'esports',
  'cockfight',
  'lott',
  'elott',
] as const;
export type LinkLanding = (typeof LINK_LANDINGS)[number];

/** What a sub-id of an invitation link's address is made of. */
export const SUB_ID = /^[A-Za-z0-9_.-]{1,64}$/;

/** The address at which a link starts, below the site's origin. @param sub empty for none */
export function linkPath(
  link: { readonly code: string; readonly landing: LinkLanding; readonly promotionId: string | null },
  sub = '',
): string {
  const page =
    link.landing === 'home' ? '' : link.landing === 'promotion' ? `promotions/${link.promotionId}` : link.landing;
  return `/${page}?${new URLSearchParams({ referralCode: link.code, ...(sub && { sub }) })}`;
}

/** Columns by which an agent's campaigns are sorted. */
export const CAMPAIGN_SORTS = ['campaign', 'visits', 'registrations', 'firstDeposits', 'active'] as const;
export type CampaignSort = (typeof CAMPAIGN_SORTS)[number];
