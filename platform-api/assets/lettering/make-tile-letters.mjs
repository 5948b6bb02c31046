import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { relativePath, UNITS_PER_EM } from './outline.mjs';

const require = createRequire(import.meta.url);
const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&'-!.+";
const FACES = {
  lilita: { file: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2' },
  anton: { file: '@fontsource/anton/files/anton-latin-400-normal.woff2' },
  slab: { file: '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2' },
  righteous: { file: '@fontsource/righteous/files/righteous-latin-400-normal.woff2' },
  cinzel: { file: '@fontsource/cinzel/files/cinzel-latin-900-normal.woff2' },
};

function kerning(font, scale) {
  const pairs = {};
  for (const left of CHARACTERS) {
    for (const right of CHARACTERS) {
      const run = font.layout(left + right);
      const kern = Math.round((run.positions[0].xAdvance - run.glyphs[0].advanceWidth) * scale);
      if (run.glyphs.length === 2 && kern !== 0) pairs[left + right] = kern;
    }
  }
  return pairs;
}

function face({ file }) {
  const font = fontkit.openSync(require.resolve(file));
  const scale = UNITS_PER_EM / font.unitsPerEm;
  const glyphs = {};
  for (const character of CHARACTERS) {
    const glyph = font.glyphForCodePoint(character.codePointAt(0));
    glyphs[character] = [Math.round(glyph.advanceWidth * scale), relativePath(glyph.path.commands, scale)];
  }
  const capHeight = Math.round((font.glyphForCodePoint(72).bbox.maxY || font.capHeight) * scale);
  return {
    capHeight,
    space: Math.round(font.glyphForCodePoint(32).advanceWidth * scale),
    glyphs,
    kerning: kerning(font, scale),
  };
}

const faces = Object.fromEntries(Object.entries(FACES).map(([name, source]) => [name, face(source)]));
const target = new URL('../../src/modules/games/art/lettering/tile-letters.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(faces)}\n`);
