import { listedGames } from '../game-lists/listed-games';
import type { GameKind } from '../studio/studio';
import { cockfightKind } from './cockfight/cockfight-kind';
import { createFishKind } from './fish/fish-kind';
import type { KindParts } from './kind-parts';
import { liveKind } from './live/live-kind';
import { slotsKind } from './slots/slots-kind';
import { createPvpKind } from './pvp/pvp-kind';
import { sportsKind } from './sports/sports-kind';

/** The kinds of games that the studio plays; `game-lists/listed-games.ts` says which games are of which. */
export const registeredKinds = (parts: KindParts): GameKind[] => [
  sportsKind(parts),
  cockfightKind(parts),
  createFishKind(listedGames()),
  createPvpKind(listedGames()),
  liveKind(listedGames(), parts),
  slotsKind(listedGames()),
];
