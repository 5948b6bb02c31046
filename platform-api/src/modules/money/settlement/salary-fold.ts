import type { Fold } from '../../../platform/fold';

/** What counts for hourly and real-time salaries (`contract_slot`). */
export const salaryFold: Fold = { name: 'salaries' };
