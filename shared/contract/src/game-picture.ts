/** Path of a game's picture by its id; the server redirects to the current version. */
export const gamePicturePath = (gameId: number): string => `/art/${gameId}.webp`;

/** Suffix before the file type: the same picture at half its width and height. */
export const HALF_SIZE = '-half';

/**
 * The `srcset` of a game picture. The address itself is for double-density screens; others load the half-size picture.
 * @returns undefined for any other picture
 */
export function gamePictureSrcSet(address: string): string | undefined {
  const half = address.replace(/^(\/art\/\d+(?:-wide)?)\.webp/, `$1${HALF_SIZE}.webp`);
  return half === address ? undefined : `${half} 1x, ${address} 2x`;
}
