import type { CallValue } from '@marquee/contract/calls/index';
import { useRead } from '../../lib/calls';

export type Lottery = CallValue<'lotteryDraws.games'>[number];

/** All lotteries; none until they have loaded. */
export function useGames(): readonly Lottery[] {
  return useRead('lotteryDraws.games', {}).data ?? [];
}

/** The name of a lottery by its code; the code until the names have loaded. */
export function useGameName(): (gameCode: string) => string {
  const games = useGames();
  return (gameCode) => games.find((game) => game.gameCode === gameCode)?.gameName ?? gameCode;
}
