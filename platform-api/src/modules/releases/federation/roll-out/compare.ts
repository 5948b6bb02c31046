import { type FindingSignal, type Signal, type SignalCounts, SIGNALS } from '@marquee/contract/roll-out';
import { wilsonInterval } from './wilson';

/** A signal in which the new release is worse than the stable one. */
export interface Finding {
  readonly signal: FindingSignal;
  /** Events per load; of `silent`, pages of those served. */
  readonly stable: number;
  readonly candidate: number;
}

/** How much worse, in events per load, a candidate may be: less harms fewer members than a needless halt. */
const MARGIN: Readonly<Record<Signal, number>> = {
  failed: 0.005,
  threw: 0.005,
  error: 0.01,
  slow: 0.05,
  success: 0.05,
};
/** Fewer events prove nothing, whatever their share. */
const MIN_EVENTS = 3;
/** From so many loads the lack of a good sign counts. */
const MIN_LOADS = 100;

/**
 * The signals in which a candidate is worse than the stable release beyond the margin, with 99 % confidence. Asymmetric on
 * purpose: the stable release has many loads, so its own scatter is left out.
 */
export function findingsOf(candidate: SignalCounts, stable: SignalCounts): Finding[] {
  return SIGNALS.map((signal) => ({
    signal,
    stable: shareOf(stable, signal),
    candidate: shareOf(candidate, signal),
  })).filter(({ signal, stable: expected }) =>
    signal === 'success' ? isRarer(candidate, expected) : isMoreFrequent(candidate, signal, expected),
  );
}

function isMoreFrequent(candidate: SignalCounts, signal: Signal, expected: number): boolean {
  return (
    candidate[signal] >= MIN_EVENTS &&
    wilsonInterval(candidate[signal], candidate.loads).low > expected + MARGIN[signal]
  );
}

/** A remote that names no success has none in either release, and is never rarer. */
function isRarer(candidate: SignalCounts, expected: number): boolean {
  return (
    candidate.loads >= MIN_LOADS && wilsonInterval(candidate.success, candidate.loads).high < expected - MARGIN.success
  );
}

const shareOf = (counts: SignalCounts, signal: Signal): number =>
  counts.loads === 0 ? 0 : Math.min(counts[signal] / counts.loads, 1);
