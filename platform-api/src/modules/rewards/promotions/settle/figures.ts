import type { Trigger } from '@marquee/contract/promotions/triggers';

/** What is counted of a member in a period. */
export type FigureKind = 'net_loss.play' | 'net_loss.cash' | 'turnover' | 'win' | 'multiplier';

/** @returns null for triggers that count no period */
export function figureKind(trigger: Trigger): FigureKind | null {
  if (trigger.kind === 'turnover') return 'turnover';
  if (trigger.kind === 'net_loss') return `net_loss.${trigger.basis}`;
  return trigger.kind === 'ranking' ? trigger.by : null;
}

/** What a figure counts: money, or a payout in stakes. */
export const unitOf = (kind: FigureKind): 'money' | 'multiplier' => (kind === 'multiplier' ? 'multiplier' : 'money');
