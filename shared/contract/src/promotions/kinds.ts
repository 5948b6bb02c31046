/** Filter types of the promotions page, in the order of the specification (section 2). */
export const PROMOTION_TYPES = [
  'sports',
  'live',
  'slots',
  'card',
  'fish',
  'lotto',
  'rebate',
  'points',
  'ranking',
  'deposit',
  'app',
  'newbie',
  'other',
] as const;
export type PromotionType = (typeof PROMOTION_TYPES)[number];

/** What sets a promotion off. `screen`: it has a page of its own, which pays by itself. */
export const TRIGGER_KINDS = [
  'registration',
  'deposit',
  'code',
  'net_loss',
  'turnover',
  'ranking',
  'invitation',
  'birthday',
  'mission',
  'level',
  'application',
  'app_download',
  'social',
  'operator',
  'screen',
] as const;
export type TriggerKind = (typeof TRIGGER_KINDS)[number];

/** Screens that are listed as promotions. */
export const PROMOTION_SCREENS = ['sign_in', 'wheel', 'envelopes', 'raffle', 'missions', 'rebate'] as const;
export type PromotionScreen = (typeof PROMOTION_SCREENS)[number];

interface KindPreset {
  readonly trigger: TriggerKind;
  readonly types: readonly [PromotionType, ...PromotionType[]];
}

/** A kind is what an operator starts from: the trigger and the filters. Nothing else depends on it. */
export const KIND_PRESETS = {
  first_deposit: { trigger: 'deposit', types: ['deposit', 'newbie'] },
  second_deposit: { trigger: 'deposit', types: ['deposit', 'newbie'] },
  third_deposit: { trigger: 'deposit', types: ['deposit', 'newbie'] },
  reload: { trigger: 'deposit', types: ['deposit'] },
  no_deposit: { trigger: 'registration', types: ['newbie'] },
  free_bets: { trigger: 'registration', types: ['slots', 'newbie'] },
  code: { trigger: 'code', types: ['other'] },
  cash_back: { trigger: 'net_loss', types: ['rebate'] },
  turnover: { trigger: 'turnover', types: ['other'] },
  rebate: { trigger: 'screen', types: ['rebate'] },
  referral: { trigger: 'invitation', types: ['other'] },
  birthday: { trigger: 'birthday', types: ['other'] },
  ranking: { trigger: 'ranking', types: ['ranking'] },
  mission: { trigger: 'mission', types: ['points'] },
  level: { trigger: 'level', types: ['other'] },
  sign_in: { trigger: 'screen', types: ['points'] },
  wheel: { trigger: 'screen', types: ['other'] },
  envelopes: { trigger: 'screen', types: ['other'] },
  raffle: { trigger: 'screen', types: ['other'] },
  missions: { trigger: 'screen', types: ['points'] },
  app_download: { trigger: 'app_download', types: ['app', 'newbie'] },
  social: { trigger: 'social', types: ['other'] },
  application: { trigger: 'application', types: ['other'] },
  operator: { trigger: 'operator', types: ['other'] },
} as const satisfies Readonly<Record<string, KindPreset>>;
export type PromotionKind = keyof typeof KIND_PRESETS;
export const PROMOTION_KINDS = Object.keys(KIND_PRESETS) as [PromotionKind, ...PromotionKind[]];
