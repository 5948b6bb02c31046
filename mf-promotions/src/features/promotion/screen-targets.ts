import type { PromotionScreen } from '@marquee/contract/promotions/kinds';

/** Where the screens that are listed as promotions stand. */
export const SCREEN_TARGETS: Readonly<Record<PromotionScreen, string>> = {
  missions: '/member/missions',
  sign_in: '/member/prizes',
  wheel: '/member/prizes',
  envelopes: '/member/prizes',
  raffle: '/member/prizes',
  rebate: '/member/rebates',
};
