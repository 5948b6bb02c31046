import { globSync, readFileSync } from 'node:fs';
import { contrastFaults, contrastRatio, tint } from '@marquee/contract/look/contrast';
import { type Look, readLook, tokensOf } from '@marquee/contract/look/look';
import { lookFromFiles } from '@marquee/contract/look/look-files';
import { TOKEN_NAMES, type TokenName } from '@marquee/contract/look/tokens';
import { describe, expect, it } from 'vitest';

const repository = new URL('../../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, repository), 'utf8');
const SHEETS = globSync(['{host-shell,operator-console,mf-*}/src/**/*.css', 'shared/{ui,kit}/src/**/*.css'], {
  cwd: repository,
});
const THEMES = ['dark', 'light'] as const;

/** Not from the look: a heart upon a picture, with a shade of its own behind it. */
const UPON_PICTURES = 'parchment-0 on scrim';
/** Names of a component's own: the blocks that give them their colours are looked at instead. */
const OF_BUTTON = 'button-text on button-bg';
/** Not from the look either: the cars of PK10, in the colours of the market. */
const OF_CAR = 'on-car on car';
const CARS = 'mf-games/src/features/lottery/room/car-colours.module.css';

function lookOf(brand: string): Look {
  const result = readLook(lookFromFiles((file) => read(`platform-api/brands/${brand}/look/${file}`)));
  if ('faults' in result) throw new Error(result.faults.join('\n'));
  return result.look;
}

/** Each declaration block of a style sheet, nested ones on their own. */
const blocksOf = (css: string): string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\{(?<block>[^{}]*)\}/g)].map(
    ({ groups }) => groups?.['block'] ?? '',
  );

const tokenOf = (block: string, property: string): string | undefined =>
  new RegExp(`(?<![-\\w])${property}:\\s*var\\(--(?<token>[\\w-]+)\\)\\s*(?:;|$)`).exec(block)?.groups?.['token'];

/** `text on ground` for each block that sets both a colour of text and what is behind it. */
function pairsOfSheets(): string[] {
  const blocks = SHEETS.flatMap((file) => blocksOf(read(file)));
  const pairs = blocks.flatMap((block) =>
    [
      [tokenOf(block, 'color'), tokenOf(block, 'background(?:-color)?')],
      [tokenOf(block, '--button-text'), tokenOf(block, '--button-bg')],
    ].flatMap(([text, ground]) => (text && ground ? [`${text} on ${ground}`] : [])),
  );
  return [...new Set(pairs)].filter((pair) => ![UPON_PICTURES, OF_BUTTON, OF_CAR].includes(pair)).toSorted();
}

const isToken = (name: string): name is TokenName => TOKEN_NAMES.some((token) => token === name);

/** Whether the rule of looks refuses a look in which these two cannot be told apart. */
function isRefusedWhenAlike(text: string, ground: string): boolean {
  const tokens = tokensOf(lookOf('meridian'), 'dark');
  const plate = ground.replace(/-soft$/, '');
  if (!isToken(text) || !isToken(plate)) return false;
  const isSoft = plate !== ground;
  const one = isSoft ? tokens['surface-1'] : tokens[plate];
  const faults = contrastFaults({ ...tokens, [text]: one, ...(isSoft && { [plate]: one }) }, 'dark');
  const names = isSoft ? [`${text} on its soft plate`] : [`${text} on ${ground} `, `${ground} on ${text} `];
  return faults.some((fault) => names.some((name) => fault.includes(name)));
}

describe('text that a style sheet puts on a ground', () => {
  const pairs = pairsOfSheets();
  // A row under the pointer is the surface below it, with a little of the text's colour.
  const [hovered, others] = [
    pairs.filter((pair) => pair.endsWith('on hover')),
    pairs.filter((pair) => !pair.endsWith('on hover')),
  ];

  it('is found', () => {
    expect(others.length).toBeGreaterThan(25);
    expect(hovered).toEqual(['text on hover']);
  });

  it.each(others)('%s is a pair whose contrast a look must have', (pair) => {
    const [text = '', ground = ''] = pair.split(' on ');
    expect(isRefusedWhenAlike(text, ground)).toBe(true);
  });

  it('of the cars of PK10 and the colours of Mark Six can be read on each', () => {
    const colours = [...read(CARS).matchAll(/--car: (#\w+);\s*--on-car: (#\w+);/g)];
    expect(colours).toHaveLength(10 + 3);
    const full = (hex = '') => (hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex);
    for (const [, car, number] of colours) expect(contrastRatio(full(car), full(number))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['sundarban', 'meridian'].flatMap((brand) => THEMES.map((theme) => [brand, theme] as const)))(
    'of %s can be read in the %s theme',
    (brand, theme) => {
      const tokens = tokensOf(lookOf(brand), theme);
      expect(contrastFaults(tokens, theme)).toEqual([]);
      for (const surface of ['ground', 'surface-1', 'surface-2', 'surface-3', 'surface-raised'] as const)
        expect(contrastRatio(tokens.text, tint(tokens.text, tokens[surface], 0.07))).toBeGreaterThanOrEqual(4.5);
    },
  );
});
