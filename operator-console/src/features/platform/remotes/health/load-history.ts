import type { CallValue } from '@marquee/contract/calls/index';

export type LoadHour = CallValue<'remotes.history'>[number];

/** One release in the last hours, the present one last; hours without a load are there too. */
export interface LoadHistory {
  readonly version: string;
  readonly hours: readonly LoadHour[];
  /** Most loads in one of them; what a full bar stands for. */
  readonly mostLoads: number;
}

export const HOURS = 24;
const HOUR_MS = 3_600_000;

/** The hours of each release that was loaded, the most loaded release first. */
export function loadHistories(rows: readonly LoadHour[], now: Date): LoadHistory[] {
  const current = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const starts = Array.from({ length: HOURS }, (_, index) =>
    new Date(current - (HOURS - 1 - index) * HOUR_MS).toISOString(),
  );
  const versions = [...new Set(rows.map(({ version }) => version))];
  return versions
    .map((version) => {
      const hours = starts.map(
        (hour) =>
          rows.find((row) => row.version === version && row.hour === hour) ?? {
            version,
            hour,
            good: 0,
            bad: 0,
            error: 0,
            blocked: 0,
          },
      );
      return { version, hours, mostLoads: Math.max(...hours.map(loadsIn)) };
    })
    .toSorted((left, right) => totalOf(right) - totalOf(left));
}

export const loadsIn = ({ good, bad }: Pick<LoadHour, 'good' | 'bad'>): number => good + bad;

const totalOf = ({ hours }: LoadHistory): number => hours.reduce((sum, hour) => sum + loadsIn(hour), 0);
