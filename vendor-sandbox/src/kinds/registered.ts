import type { GameKind } from '../studio/studio';

/** The kinds of games that the studio plays; `game-lists/playable.ts` says which games are of which. */
export const registeredKinds = (): GameKind[] => [];
