/** Pictures of promotions that the platform draws, at `promotionPicturePath`: one that suits each kind. */
export const PROMOTION_PICTURES = [
  'deposit',
  'reload',
  'gift',
  'free-bets',
  'code',
  'cash-back',
  'rebate',
  'referral',
  'birthday',
  'ranking',
  'missions',
  'calendar',
  'wheel',
  'envelope',
  'raffle',
  'app',
  'social',
  'application',
  'level',
] as const;
export type PromotionPicture = (typeof PROMOTION_PICTURES)[number];

/** Pixels of each picture. */
export const PROMOTION_PICTURE_SIZE = { width: 960, height: 400 } as const;

/** Raised whenever a picture is drawn differently: it is part of the address. */
const PICTURES_VERSION = 1;

/** The picture in the colours of a brand. */
export const promotionPicturePath = (brand: string, picture: PromotionPicture): string =>
  `/art/promotion/${brand}/${picture}.svg?v=${PICTURES_VERSION}`;
