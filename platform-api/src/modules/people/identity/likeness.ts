import { sharp } from '../../../platform/sharp';

const COLUMNS = 9;
const ROWS = 8;
const QUARTER_BITS = 16;

/** Bits by which pictures of one scene may differ after another compression or size. */
export const ALIKE_BITS = 3;

/** What a picture looks like, roughly. */
export interface Likeness {
  /** 64 bits, `0` and `1`. */
  readonly bits: string;
  /** Each quarter of the bits with its position: of two pictures that differ in at most three bits, one is the same. */
  readonly quarters: readonly number[];
}

/**
 * The difference hash of a picture: whether each of 8 by 8 areas is brighter than its neighbour to the right.
 * @param jpeg encoded by us
 */
export async function likenessOf(jpeg: Buffer): Promise<Likeness> {
  const { data } = await sharp(jpeg)
    .greyscale()
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let bits = '';
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const at = row * COLUMNS + column;
      bits += (data[at] ?? 0) > (data[at + 1] ?? 0) ? '1' : '0';
    }
  const quarters = [0, 1, 2, 3].map(
    (quarter) =>
      quarter * 2 ** QUARTER_BITS +
      Number.parseInt(bits.slice(quarter * QUARTER_BITS, (quarter + 1) * QUARTER_BITS), 2),
  );
  return { bits, quarters };
}
