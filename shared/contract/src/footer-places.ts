/**
 * What a picture of the footer stands for. `certificate`, `social` and `partner` are added to their group; every other one
 * takes the place of the drawn mark of its name, and shows only where that would.
 */
export const FOOTER_PLACES = [
  'wallet',
  'bank',
  'card',
  'crypto',
  'age',
  'fair',
  'licence',
  'certificate',
  'social',
  'partner',
] as const;
export type FooterPlace = (typeof FOOTER_PLACES)[number];

/** Pictures that the footer of a brand may have. */
export const FOOTER_PICTURES_AT_MOST = 40;
/** Longest alternative text of one. */
export const FOOTER_ALT_LENGTH = 120;
