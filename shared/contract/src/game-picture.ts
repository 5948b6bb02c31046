/** Address of a game's picture for whoever knows the game's id alone: the server sends on to the newest. */
export const pictureOf = (gameId: number): string => `/art/${gameId}.webp`;

/** Before the file type in the address of a picture of a game: the same picture, half as wide and half as high. */
export const HALF_SIZE = '-half';

/**
 * The `srcset` of a picture of a game, whose address is the one for screens of double density: others need a quarter of it.
 * @returns undefined for any other picture
 */
export function densitiesOf(address: string): string | undefined {
  const half = address.replace(/^(\/art\/\d+(?:-wide)?)\.webp/, `$1${HALF_SIZE}.webp`);
  return half === address ? undefined : `${half} 1x, ${address} 2x`;
}
