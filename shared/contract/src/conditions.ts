import type { Conditions } from './remote-manifest';
import type { SessionState } from './session';

/** What decides whether a contribution shows. */
export interface Circumstances {
  readonly brand: string;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly state: SessionState;
}

/** Whether a contribution shows for this brand and visitor. All conditions given must hold. */
export function holds(when: Conditions | undefined, { brand, flags, state }: Circumstances): boolean {
  if (!when) return true;
  if (when.brands && !when.brands.includes(brand)) return false;
  if (when.flags?.some((flag) => flags[flag] !== true)) return false;
  return !when.states || when.states.includes(state);
}

/** Slots of the shell's own pages, by path: what the first screen there needs, started by the page and preloaded by the edge. */
export const PAGE_SLOTS: Readonly<Record<string, readonly string[]>> = {
  '/': ['header.balance', 'home.promotions', 'home.hot-games', 'home.jackpot', 'home.game-rows'],
};
