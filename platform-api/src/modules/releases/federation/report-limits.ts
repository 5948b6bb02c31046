import type { Platform } from '../../../platform/platform';
import { createSharedCounts } from '../../../platform/shared-counts';
import { createThrottle } from '../../../platform/throttle';

/** Reports that one page, and all pages of one network, may have counted within a window. */
export const REPORT_LIMITS = { page: 120, network: 1_200, windowMs: 600_000 } as const;

export interface ReportLimits {
  /** @returns how many of the reports may be counted */
  admit(page: string, network: string, reports: number): number;
}

/** Over all processes; few reports cost no write of their own. */
export function createReportLimits({ clock, database: { pool }, log }: Platform): ReportLimits {
  const { windowMs } = REPORT_LIMITS;
  const throttle = createThrottle(pool, { name: 'report', windowMs });
  const counts = createSharedCounts(throttle, { clock, windowMs, log });
  return {
    admit(page, network, reports) {
      const limits = [
        { key: `page ${page}`, most: REPORT_LIMITS.page },
        { key: `network ${network}`, most: REPORT_LIMITS.network },
      ];
      const room = Math.min(...limits.map(({ key, most }) => most - counts.of(key)));
      const admitted = Math.max(Math.min(reports, room), 0);
      if (admitted > 0) for (const { key, most } of limits) counts.add(key, admitted, most);
      return admitted;
    },
  };
}
