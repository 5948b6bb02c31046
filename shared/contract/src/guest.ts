import type { Session } from './session';

/** Apart from the schemas of `session.ts`, which the page does without. */
export const GUEST: Session = { state: 'guest', member: null };
