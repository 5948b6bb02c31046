import type { Clock } from '../../../platform/clock';

/** Reports that one page, and all pages of one address, may have counted within a window. */
export const REPORT_LIMITS = { page: 120, address: 1_200, windowMs: 600_000 } as const;

/** Entries above this are dropped with the window: what a flood of addresses may take of the memory. */
const MOST_ENTRIES = 50_000;

export interface ReportLimits {
  /** @returns how many of the reports may be counted */
  admit(page: string, address: string, reports: number): number;
}

/** In the memory of the process: a restart forgives, and no report costs a write of its own. */
export function createReportLimits(clock: Clock): ReportLimits {
  const counts = new Map<string, number>();
  let windowEnd = 0;
  const countOf = (key: string) => counts.get(key) ?? 0;
  return {
    admit(page, address, reports) {
      const now = clock.now().getTime();
      if (now >= windowEnd || counts.size > MOST_ENTRIES) {
        counts.clear();
        windowEnd = now + REPORT_LIMITS.windowMs;
      }
      const room = Math.min(
        REPORT_LIMITS.page - countOf(`page ${page}`),
        REPORT_LIMITS.address - countOf(`address ${address}`),
      );
      const admitted = Math.max(Math.min(reports, room), 0);
      for (const key of [`page ${page}`, `address ${address}`]) counts.set(key, countOf(key) + admitted);
      return admitted;
    },
  };
}
