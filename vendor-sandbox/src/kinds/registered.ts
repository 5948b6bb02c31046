import { listedGames } from '../game-lists/playable';
import type { GameKind } from '../studio/studio';
import { createFishKind } from './fish/fish-kind';
import { liveKind } from './live/live-kind';

/** The kinds of games that the studio plays; `game-lists/playable.ts` says which games are of which. */
export const registeredKinds = (): GameKind[] => [createFishKind(listedGames()), liveKind()];
