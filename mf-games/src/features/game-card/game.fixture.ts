import type { Game } from '@marquee/contract/entities/game';

/** A game that can be played and has a demo. */
export function gameFixture(changes: Partial<Game> = {}): Game {
  return {
    nodeId: 7,
    gameName: 'Mines',
    displayName: 'Mines',
    vassalage: 'BGS',
    vendorName: 'Brass Gate Studio',
    gameType: 'bgs',
    gameCode: 'MINES',
    isGame: true,
    isHot: 0,
    isNew: false,
    hasJackpot: false,
    hasDemo: true,
    minBet: '1.00',
    lines: null,
    volatility: null,
    returnRate: null,
    showIcon: '/art/7.webp',
    lagerIcon: '/art/7-wide.webp',
    playable: true,
    ...changes,
  };
}
