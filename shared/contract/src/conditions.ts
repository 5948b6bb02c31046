import type { Conditions, RouteContribution } from './remote-manifest';
import type { SessionState } from './session';
import type { SessionFact } from './session-facts';
import { type SlotDefinition, SLOTS } from './slots';

/** What the conditions of a contribution are compared with. */
export interface VisitorContext {
  readonly brand: string;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly state: SessionState;
  /** Without them, nothing is known of the visitor. */
  readonly facts?: readonly SessionFact[];
}

/** Whether a contribution is visible to this brand and visitor: every condition that it names must be met. */
export function meetsConditions(when: Conditions | undefined, visitor: VisitorContext): boolean {
  const { brand, flags, state, facts = [] } = visitor;
  if (!when) return true;
  if (when.brands && !when.brands.includes(brand)) return false;
  if (when.flags?.some((flag) => flags[flag] !== true)) return false;
  if (when.facts?.some((fact) => !facts.includes(fact))) return false;
  return !when.states || when.states.includes(state);
}

/**
 * Slots that the first screen of a page needs, beside its route: started by the page before its first render, and
 * preloaded by the edge.
 * @param frame of the remote's route at this path; a page of the shell has the ordinary one
 */
export function firstScreenSlots(path: string, frame: RouteContribution['frame'] = 'page'): string[] {
  const slots: [string, SlotDefinition][] = Object.entries(SLOTS);
  const isVisible = ({ firstScreenOf, frames }: SlotDefinition) =>
    firstScreenOf.includes(path) || frames.includes(frame);
  return slots.flatMap(([name, slot]) => (isVisible(slot) ? [name] : []));
}

/** Slots below the first screen: started when they come near the window. */
export const LATER_SLOTS: ReadonlySet<string> = new Set(
  Object.entries(SLOTS).flatMap(([name, { isLater }]) => (isLater ? [name] : [])),
);
