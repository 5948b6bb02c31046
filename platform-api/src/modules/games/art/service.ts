import { gamePicturePath } from '@marquee/contract/game-picture';

/**
 * Increment whenever the generator draws anything differently: it is part of the address, so that pictures can be
 * cached permanently.
 */
export const ART_VERSION = '3';

export const tileUrl = (gameId: number): string => `${gamePicturePath(gameId)}?v=${ART_VERSION}`;
export const wideTileUrl = (gameId: number): string => `/art/${gameId}-wide.webp?v=${ART_VERSION}`;
export const vendorLogoUrl = (vendorCode: string): string => `/art/vendor/${vendorCode}.svg?v=${ART_VERSION}`;
