import type { Fold } from '../../../platform/fold';

/** What each member and everybody below did on a business day (`line_daily`). */
export const lineFold: Fold = { name: 'lines' };
