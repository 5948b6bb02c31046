import type { GameImport } from '@marquee/contract/calls/game-import';

/** Whether the import is in progress. */
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

/** The number of report rows that applying it changes. */
export const toApply = ({ counts }: GameImport): number =>
  (counts.new ?? 0) + (counts.changed ?? 0) + (counts.missing ?? 0);
