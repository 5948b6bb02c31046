import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { relativePath, UNITS_PER_EM } from './outline.mjs';
import { PHRASES } from './phrases.mjs';

const require = createRequire(import.meta.url);
const open = (file) => fontkit.openSync(require.resolve(file));
const archivo = (weight) => [
  open(`@fontsource/archivo/files/archivo-latin-${weight}-normal.woff2`),
  open(`@fontsource/archivo/files/archivo-vietnamese-${weight}-normal.woff2`),
  open(`@fontsource/archivo/files/archivo-latin-ext-${weight}-normal.woff2`),
];
const anek = (weight) => [
  open(`@fontsource/anek-bangla/files/anek-bangla-bengali-${weight}-normal.woff2`),
  open(`@fontsource/anek-bangla/files/anek-bangla-latin-${weight}-normal.woff2`),
];
const FONTS = {
  headline: { en: archivo(900), vi: archivo(900), bn: anek(800) },
  line: { en: archivo(500), vi: archivo(500), bn: anek(500) },
};

/** Splits text into runs that one font of the list can draw. */
function runsOf(text, fonts) {
  const runs = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const fits = (font) => character === ' ' || font.hasGlyphForCodePoint(character.codePointAt(0));
    if (last && fits(last.font)) last.text += character;
    else {
      const font = fonts.find(fits);
      if (!font) throw new Error(`no font draws ${character} of "${text}"`);
      runs.push({ font, text: character });
    }
  }
  return runs;
}

function outline(text, fonts) {
  let [pen, d] = [0, ''];
  for (const { font, text: part } of runsOf(text, fonts)) {
    const scale = UNITS_PER_EM / font.unitsPerEm;
    const run = font.layout(part);
    run.glyphs.forEach((glyph, index) => {
      const { xOffset, yOffset, xAdvance } = run.positions[index];
      const path = relativePath(glyph.path.commands, scale);
      if (path) d += `M${Math.round(pen + xOffset * scale)} ${Math.round(-yOffset * scale)}${path}`;
      pen += xAdvance * scale;
    });
  }
  return { d, width: Math.round(pen) };
}

const phrases = Object.fromEntries(
  Object.entries(PHRASES).map(([name, { size, ...texts }]) => [
    name,
    Object.fromEntries(
      Object.entries(texts).map(([language, text]) => [language, { text, ...outline(text, FONTS[size][language]) }]),
    ),
  ]),
);
writeFileSync(new URL('../../src/modules/art/lettering/phrases.json', import.meta.url), `${JSON.stringify(phrases)}\n`);
