import type { PromotionScreen } from '@marquee/contract/promotions/kinds';

/** Where the screens that are listed as promotions stand. */
export const SCREEN_TARGETS: Readonly<Record<PromotionScreen, string>> = {
  missions: '/member/missions',
  sign_in: '/member/prizes?open=check-in',
  wheel: '/member/prizes?open=wheel',
  envelopes: '/member/prizes?open=rain',
  raffle: '/member/prizes?open=raffle',
  rebate: '/member/rebates',
};
