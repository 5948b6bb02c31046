import { definePrizeRules } from '../define-rules';
import { BOTTOM_READINGS, TOP_READINGS, thaiGrammar, thaiPools } from './thai-grammar';

/** The Thai government lottery. Bets are on the first prize and the last two digits; the other prizes are shown. */
export const thai = definePrizeRules({
  shape: 'thai',
  version: 1,
  form: {
    type: 'prizes',
    rows: [
      { code: 'first', count: 1, digits: 6 },
      { code: 'front3', count: 2, digits: 3 },
      { code: 'last3', count: 2, digits: 3 },
      { code: 'last2', count: 1, digits: 2 },
    ],
  },
  kinds: thaiGrammar,
  pools: ({ prizes: [[first = ''] = [], , , [last2 = ''] = []] }) => thaiPools(first.slice(-3), last2),
  numbers: [
    { count: 1, pools: TOP_READINGS },
    { count: 1, pools: BOTTOM_READINGS },
  ],
});
