import type { Session } from './session';

/** In a file of its own, because importing `session.ts` would load its schemas into the page. */
export const GUEST: Session = { state: 'guest', member: null };
