/** Business constants of the specification, section 9, and of the decisions on its open places. Times carry their unit. */

export const AGENT_TYPES = [1, 2, 41, 42] as const;
export const MEMBER_TYPE = 3;
export const TRIAL_TYPE = 4;
/** Works in the office of an agent for the agent (`agent-access.ts`). */
export const SUB_USER_TYPE = 5;
/** Types of account without money: nothing is given to them. */
export const MONEYLESS_TYPES: readonly number[] = [TRIAL_TYPE, SUB_USER_TYPE];

export const GAME_TYPES = [
  'live',
  'sports',
  'fish',
  'rng',
  'pvp',
  'esports',
  'cockfight',
  'lott',
  'elott',
  'bgs',
] as const;
export type GameType = (typeof GAME_TYPES)[number];
export const isGameType = (text: string): text is GameType => (GAME_TYPES as readonly string[]).includes(text);
/** Lotteries have rooms on the site; lists show only those that lead into one. */
export const isLotteryType = (type: GameType): boolean => type === 'lott' || type === 'elott';

/** LOTT official and ZY credit lotteries, ELOTT the fast games, SEA the games of South-East Asia. */
export const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

export const BANNER_GROUPS = ['w_home', 'w_promotion', 'w_login', 'w_register', 'w_forget'] as const;
export type BannerGroup = (typeof BANNER_GROUPS)[number];

export const SMS_RETRY_MS = 5 * 60_000;
export const SMS_THROTTLE_MS = 1_000;
/** Until another SMS may be asked for where firebase sends it. */
export const FIREBASE_SMS_WAIT_MS = 60_000;
export const VERIFICATION_CODE_MAX_LENGTH = 255;
export const VERIFICATION_CODE = { digits: 6, lifeMs: 5 * 60_000, tries: 5 } as const;
/** How many digits a brand may give its codes. */
export const VERIFICATION_CODE_DIGITS = { least: 4, most: 8 } as const;
export const RESET_LINK_MS = 30 * 60_000;
/** Payment methods of deposit channels. */
export const PAYMENT_KINDS = ['wallet', 'bank', 'card', 'crypto'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Periods of a member's personal limits, and what of money they limit. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export const MONEY_LIMITS = ['deposit', 'loss', 'wager'] as const;

/** @deprecated Since 1.3.0: `agent-figures` has those of the answer. Kept for remotes that were built against 1.2.0. */
export const TEAM_BETTING_ORDERS = ['account', 'bets', 'turnover', 'validBet', 'payout', 'net'] as const;

export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_MAX_COUNT = 3;
export const PROOF_NOTE_MAX_LENGTH = 200;
/** A bank transfer without a proof expires after this. */
export const TRANSFER_LIFE_MS = 48 * 3_600_000;
export const CHAT_TEXT_MAX_LENGTH = 2_000;
/** What messages to members are about. */
export const MESSAGE_CATEGORIES = ['system', 'account', 'promotion', 'agents', 'service'] as const;
/** Ways by which a copy of a message leaves the site. */
export const MESSAGE_CHANNELS = ['mail', 'push'] as const;
/** Browsers of one member that get messages by web push; a further one ends the one unused for longest. */
export const PUSH_DEVICES_MAX = 10;
/** Web push ends on a device where the member has not opened the site for so long. */
export const PUSH_DEVICE_DAYS = 60;
/** Messages are kept so long. */
export const MESSAGE_DAYS = 90;
/** Log-ins are kept so long. */
export const LOGIN_HISTORY_DAYS = 180;
/** A country and kind of device that a member has not logged in from for so long is a new place. */
export const NEW_PLACE_DAYS = 90;
/** A member's wish to become an agent. */
export const AGENT_APPLICATION = 6;
/** deposit 1, withdrawal 2, game 3, customer service 4, agent application 6, other 0. */
export const FEEDBACK_TYPES = [1, 2, 3, 4, AGENT_APPLICATION, 0] as const;
export const FEEDBACK_MIN_LENGTH = 20;
export const FEEDBACK_MAX_LENGTH = 200;
export const TERMS_AGE_YEARS = 18;
export const BIRTHDAY_AGE_YEARS = 21;
export const REMEMBER_ME_MS = 24 * 3_600_000;
export const SESSION_IDLE_MS = 30 * 60_000;
export const SESSION_ABSOLUTE_MS = 12 * 3_600_000;
export const PASSWORD_CONFIRMED_MS = 5 * 60_000;
export const ANNOUNCEMENT_PAGE_SIZE = 9;
export const ARTICLES_PAGE_SIZE = 9;
export const WINNERS_LIMIT = 20;
export const WINNERS_HIGHLIGHTED = 3;
/** The smallest net win on the board, in units of the vendors' lists: 100 BDT, 100,000 VND. */
export const WINNERS_FROM_LIST_UNITS = 100;
export const LIST_PAGE_SIZE = 20;
/** The longest range of days that a record shows at once. */
export const RECORD_MAX_DAYS = 92;
/** The day that a bet of the record belongs to: that of its stake, or that of its settlement. */
export const BET_DAYS = ['placement', 'settlement'] as const;
export type BetDay = (typeof BET_DAYS)[number];
/** What the profit and loss of play is summed by beside its days. */
export const PLAY_GROUPS = ['gameType', 'vendor'] as const;
export type PlayGroup = (typeof PLAY_GROUPS)[number];
/** The longest range of days of the profit and loss. */
export const PROFIT_LOSS_MAX_DAYS = 366;
export const FAVOURITES_PAGE_SIZE = 999;
export const CLIENT_TYPE = 3;
export const CLIENT_PLATFORM = 'flash,html5-desktop';
export const HOME_ROW_MAX_ITEMS = 12;
export const HOME_ROW_VENDORS = { rng: 3, live: 1, fish: 1 } as const;
export const HOT_CAROUSEL = { arrowsAbove: 7, slides: 4, gapPx: 24, autoplayMs: 1_200, speedMs: 1_100 } as const;
export const BANNER_CAROUSEL = { autoplayMs: 5_000, speedMs: 1_000 } as const;
export const VIDEO_BANNER_SLIDES = 1.8;
export const JACKPOT = { stepMin: 100, stepMax: 500, stepSeconds: [3, 4, 5] } as const;
/** What an operator may start the jackpot counter from; decimal strings in currency units, both inclusive. */
export const JACKPOT_START_BOUNDS = { minimum: '100000000.00', maximum: '1000000000.00' } as const;
/** What the house may put into a jackpot pool at its opening; decimal strings in currency units, both inclusive. */
export const JACKPOT_SEED_BOUNDS = { minimum: '1.00', maximum: '1000000000.00' } as const;
export const FOOTER_VENDORS = {
  codes: ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'],
  slides: 10,
  gapPx: 20,
  speedMs: 3_000,
} as const;
export const ESPORT_VENDORS = ['AV', 'IMES', 'IA', 'AI', 'TF'] as const;
export const QR_SIZE_PX = { sideBar: 78, sideMenu: 120 } as const;
/** Mobile systems with an app. */
export const PHONES = ['ios', 'android'] as const;
export const LAZY_IMAGE_RETRIES = 1;
export const FAVOURITE_THROTTLE_MS = 1_000;
export const CAPTCHA_REFRESH_MS = 1_000;
export const SYSTEM_STATUS = { normal: 0, maintenance: 1, regionRestricted: 2 } as const;
/** Attempts before the withdraw password is locked. The number of digits is a setting of the brand. */
export const WITHDRAW_PASSWORD = { digits: 6, tries: 5, lockMs: 30 * 60_000 } as const;
export const WITHDRAWAL_AUTO_RECEIPT_MINUTES = 30;
/** Accounts to which a member may withdraw. */
export const PAYEES_MAX = 5;
/** Delay before a looser responsible gaming limit applies. */
export const LIMIT_LOOSENING_MS = 24 * 3_600_000;
/** The shortest time at play that can be a limit, and the longest: a month without an end. */
export const SESSION_LIMIT_MINUTES = { minimum: 10, maximum: 31 * 24 * 60 } as const;
export const TIME_OUT_LENGTHS = ['24h', '7d', '30d'] as const;
export type TimeOutLength = (typeof TIME_OUT_LENGTHS)[number];
export const EXCLUSION_LENGTHS = ['6m', '1y', 'permanent'] as const;
export type ExclusionLength = (typeof EXCLUSION_LENGTHS)[number];
/** Intervals of the reality check in minutes; the default is an hour. */
export const REALITY_CHECK_MINUTES = [15, 30, 60, 120] as const;
export const REALITY_CHECK_STANDARD_MINUTES = 60;
/** Why an operator does something; goes into the audit log. */
export const REASON_MAX_LENGTH = 300;
export const REASON_MIN_LENGTH = 3;

/** Free bets of one reward, at most. */
export const FREE_BETS_MAX = 1_000;
/** How far ahead a reward may end, in days. */
export const FREE_BETS_MAX_DAYS = 90;
