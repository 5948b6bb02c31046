import type { RollOutStep } from '@marquee/contract/roll-out';
import type { Finding } from './compare';

/** A running roll-out at one moment. */
export interface RollOutMoment {
  readonly steps: readonly RollOutStep[];
  /** Index of the current step. */
  readonly step: number;
  readonly stepStartedAt: Date;
  /** Loads of the candidate since then. */
  readonly loadsInStep: number;
  readonly findings: readonly Finding[];
  /** Whether a finding halts it without a human. */
  readonly haltsByItself: boolean;
  /** Nothing moves forward in a freeze window; a halt always works. */
  readonly isFrozen: boolean;
  readonly now: Date;
}

export type RollOutDecision =
  | { readonly kind: 'wait'; readonly reason: 'time' | 'loads' | 'frozen' | 'findings' }
  | { readonly kind: 'halt' }
  | { readonly kind: 'advance'; readonly step: number }
  /** The release becomes the stable one. */
  | { readonly kind: 'complete' };

const MINUTE_MS = 60_000;

/** What happens to a roll-out now. With findings it never moves on, whether it halts or waits for an operator. */
export function decideRollOut(moment: RollOutMoment): RollOutDecision {
  const { steps, step, findings, haltsByItself, isFrozen } = moment;
  if (findings.length > 0) return haltsByItself ? { kind: 'halt' } : { kind: 'wait', reason: 'findings' };
  if (isFrozen) return { kind: 'wait', reason: 'frozen' };
  const missing = missingFrom(moment);
  if (missing) return { kind: 'wait', reason: missing };
  const next = steps[step + 1];
  return !next || next.percent === 100 ? { kind: 'complete' } : { kind: 'advance', step: step + 1 };
}

function missingFrom({ steps, step, stepStartedAt, loadsInStep, now }: RollOutMoment): 'time' | 'loads' | null {
  const { minMinutes, minLoads } = steps[step] ?? { minMinutes: 0, minLoads: 0 };
  if (now.getTime() - stepStartedAt.getTime() < minMinutes * MINUTE_MS) return 'time';
  return loadsInStep < minLoads ? 'loads' : null;
}
