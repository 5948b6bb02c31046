import { provenBy, type ReleaseLoads } from '@marquee/contract/release-health';

/** What a brand knows of a release of a remote. */
export interface ReleaseRecord {
  readonly version: string;
  /** When it last became the stable release; null for one that never was. */
  readonly stableAt: Date | null;
  /** An operator's word; a release that was rolled back is `bad`. */
  readonly verdict: 'good' | 'bad' | null;
  /** All its loads at the brand. */
  readonly loads: ReleaseLoads;
}

/** Whether a release works: an operator's word, else its loads, else null. */
export const proofOf = ({ verdict, loads }: ReleaseRecord): 'good' | 'bad' | null => verdict ?? provenBy(loads);

/**
 * The release to fall back on: of the earlier stable ones the latest that has proved itself, else the latest that is not
 * known to be bad. Never one that was rolled back.
 * @param stable the current one
 */
export function lastKnownGood(records: readonly ReleaseRecord[], stable: string): string | null {
  return lastProved(records, stable) ?? earlierStable(records, stable)[0]?.version ?? null;
}

/**
 * The latest earlier stable release that has proved itself: what a roll-back goes to that names none. One that nobody found fault with
 * is not enough, since that is also what a release looks like which hurts without a report.
 * @param served the one to get away from
 */
export function lastProved(records: readonly ReleaseRecord[], served: string): string | null {
  return earlierStable(records, served).find((record) => proofOf(record) === 'good')?.version ?? null;
}

/** Those that are not known to be bad, the latest first. */
const earlierStable = (records: readonly ReleaseRecord[], served: string): ReleaseRecord[] =>
  records
    .filter((record) => record.version !== served && record.stableAt !== null && proofOf(record) !== 'bad')
    .toSorted((left, right) => (right.stableAt?.getTime() ?? 0) - (left.stableAt?.getTime() ?? 0));
