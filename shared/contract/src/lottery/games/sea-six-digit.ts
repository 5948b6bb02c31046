import { definePrizeRules } from '../define-rules';
import { endHits } from '../hits';
import { listKind } from '../selection/define-kind';
import { digitNumbers } from '../selection/outcomes';

const WIDTHS = [2, 3, 4, 5, 6];
/** Thousandths that come back, as in the Thai grammar. */
const RETURNED = 900;

/** One number of six digits; bets are on its last two to six. */
export const seaSixDigit = definePrizeRules({
  shape: 'sea-six-digit',
  version: 1,
  form: { type: 'prizes', rows: [{ code: 'number', count: 1, digits: 6 }] },
  kinds: WIDTHS.map((width) => {
    const total = 10 ** width;
    return listKind(`last${width}`, {
      pools: `last${width}`,
      outcomes: digitNumbers(width),
      odds: RETURNED * total,
      chance: { winning: 1, total },
    });
  }),
  pools: ({ prizes: [numbers = []] }) =>
    Object.fromEntries(WIDTHS.map((width) => [`last${width}`, endHits(width, numbers)])),
  numbers: [{ count: 1, pools: Object.fromEntries(WIDTHS.map((width) => [`last${width}`, { width }])) }],
});
