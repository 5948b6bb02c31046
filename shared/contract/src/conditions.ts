import type { Conditions } from './remote-manifest';
import type { SessionState } from './session';
import { SLOTS } from './slots';

/** What the conditions of a contribution are compared with. */
export interface VisitorContext {
  readonly brand: string;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly state: SessionState;
}

/** Whether a contribution is visible to this brand and visitor: every condition that it names must be met. */
export function meetsConditions(when: Conditions | undefined, { brand, flags, state }: VisitorContext): boolean {
  if (!when) return true;
  if (when.brands && !when.brands.includes(brand)) return false;
  if (when.flags?.some((flag) => flags[flag] !== true)) return false;
  return !when.states || when.states.includes(state);
}

/** Slots of the shell's own pages, by path: what the first screen there needs, started by the page and preloaded by the edge. */
export const PAGE_SLOTS: Readonly<Record<string, readonly string[]>> = slotsByFirstScreen();

/** Slots below the first screen: started when they come near the window. */
export const LATER_SLOTS: ReadonlySet<string> = new Set(
  Object.entries(SLOTS).flatMap(([name, { isLater }]) => (isLater ? [name] : [])),
);

function slotsByFirstScreen(): Record<string, string[]> {
  const byPath: Record<string, string[]> = {};
  for (const [name, { firstScreenOf }] of Object.entries(SLOTS))
    for (const path of firstScreenOf) byPath[path] = [...(byPath[path] ?? []), name];
  return byPath;
}
