import type { Fold } from '../../../platform/fold';

/** What each member and everybody below did on a business day (`line_daily`). */
export const lineFold: Fold = { name: 'lines' };

/** What each member and everybody below paid in and were paid on a business day (`line_cash_daily`): a fold of the cash feed. */
export const lineCashFold: Fold = { name: 'line_cash' };
