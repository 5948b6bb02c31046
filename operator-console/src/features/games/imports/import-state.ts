import type { GameImport } from '@marquee/contract/calls/game-import';

/** Whether somebody still works on it. */
export const isRunning = ({ state }: Pick<GameImport, 'state'>): boolean =>
  state === 'waiting' || state === 'asking' || state === 'checking';

export const TONES = {
  waiting: 'info',
  asking: 'info',
  checking: 'info',
  ready: 'accent',
  applied: 'success',
  superseded: 'neutral',
  failed: 'danger',
} as const;

/** Lines of the report that applying it acts upon. */
export const toApply = ({ counts }: GameImport): number =>
  (counts.new ?? 0) + (counts.changed ?? 0) + (counts.missing ?? 0);
