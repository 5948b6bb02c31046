import { drawLetters, type FaceName, type Lettering } from './lettering/lettering';
import type { Palette } from './palettes';
import { round } from '@marquee/drawings/svg';

interface Line extends Lettering {
  readonly scale: number;
}

interface TitleBox {
  readonly width: number;
  /** Baseline of the last line. */
  readonly bottom: number;
  readonly centre: number;
  readonly maxLetter: number;
  readonly maxLines: number;
}

/** All ways to break words into up to `maxLines` lines. */
function breaks(words: readonly string[], maxLines: number): string[][] {
  if (words.length === 0) return [[]];
  if (maxLines === 1) return [[words.join(' ')]];
  return words.flatMap((_, index) =>
    breaks(words.slice(index + 1), maxLines - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
  );
}

function fit(lines: readonly string[], face: FaceName, box: TitleBox): Line[] {
  return lines.map((text) => {
    const lettering = drawLetters(face, text);
    const scale = Math.min(box.width / Math.max(1, lettering.width), box.maxLetter / lettering.capHeight);
    return { ...lettering, scale };
  });
}

const coverage = (lines: readonly Line[]): number => {
  const smallest = Math.min(...lines.map((line) => line.scale * line.capHeight));
  return lines.reduce((sum, line) => sum + line.scale * line.scale * line.width * line.capHeight, 0) + smallest * 260;
};

/** Breaks a name so that its lines fill the box best without any of them becoming tiny. */
function layOut(name: string, face: FaceName, box: TitleBox): Line[] {
  const candidates = breaks(name.split(' '), box.maxLines).map((lines) => fit(lines, face, box));
  const best = candidates.reduce((one, other) => (coverage(other) > coverage(one) ? other : one));
  return best;
}

/**
 * The name as a lock-up: every line scaled to the box, a thick dark rim, a soft drop and a lit fill (`url(#T)`).
 * @returns the drawing and the y at which it begins
 */
export function titleLockUp(
  name: string,
  face: FaceName,
  palette: Palette,
  box: TitleBox,
): { readonly svg: string; readonly top: number } {
  const lines = layOut(name, face, box);
  let y = box.bottom;
  const placed: string[] = [];
  for (const line of [...lines].reverse()) {
    const scale = Math.round(line.scale * 1000) / 1000;
    placed.unshift(
      `<path transform="translate(${round(box.centre - (line.width * scale) / 2)} ${round(y)})scale(${scale})" stroke-width="${round(9 / scale)}" d="${line.d}"/>`,
    );
    y -= line.capHeight * scale + 7;
  }
  const rim = `<g id="N" stroke="${palette.ink}" stroke-linejoin="round" paint-order="stroke">${placed.join('')}</g>`;
  return {
    svg: `<g fill="${palette.ink}"><use href="#N" y="4" opacity=".55"/></g><g fill="url(#T)">${rim}</g>`,
    top: y,
  };
}
