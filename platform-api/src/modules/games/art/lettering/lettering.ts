import letters from './tile-letters.json' with { type: 'json' };

interface Face {
  readonly capHeight: number;
  readonly space: number;
  readonly glyphs: Readonly<Record<string, readonly (number | string)[]>>;
  readonly kerning: Readonly<Record<string, number | undefined>>;
}

export type FaceName = keyof typeof letters;

const faces: Readonly<Record<FaceName, Face>> = letters;

export interface Lettering {
  /** Path data; the baseline is y = 0, the first pen position x = 0. */
  readonly d: string;
  readonly width: number;
  readonly capHeight: number;
}

/**
 * Draws a line of capitals as outlines, so that a tile does not depend on installed fonts. Characters missing from the
 * face are left out.
 */
export function drawLetters(faceName: FaceName, text: string): Lettering {
  const face = faces[faceName];
  let [pen, d, previous] = [0, '', ''];
  for (const character of text.toUpperCase()) {
    const glyph = face.glyphs[character];
    pen += face.kerning[previous + character] ?? 0;
    if (character === ' ') pen += face.space;
    else if (glyph) {
      d += `M${pen} 0${glyph[1]}`;
      pen += Number(glyph[0]);
    }
    previous = character;
  }
  return { d, width: pen, capHeight: face.capHeight };
}
