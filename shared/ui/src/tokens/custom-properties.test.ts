import { globSync, readFileSync } from 'node:fs';
import { TOKEN_NAMES } from '@marquee/contract/look/tokens';
import { expect, it } from 'vitest';

const repository = new URL('../../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, repository), 'utf8');
const filesOf = (pattern: string[]) => globSync(pattern, { cwd: repository });

/**
 * Pictures of a look, what the positioning of menus and popovers sets while they are open, and what users of the deprecated carousel
 * set.
 */
const FROM_ELSEWHERE = [
  '--snap-gap',
  '--snap-item',
  '--logo',
  '--horizon',
  '--available-width',
  '--available-height',
  '--anchor-width',
];
/** In a style sheet, in a style object, or by a script. */
const SET = /(--[a-z][\w-]*)['"]?\]?\s*:|setProperty\(['"](--[\w-]+)/g;

it('are defined somewhere: a name that nothing sets is no colour and no size', () => {
  const places = '{host-shell,operator-console,mf-*}/src/**/*';
  const sheets = filesOf([`${places}.css`, 'shared/{ui,kit}/src/**/*.css']);
  const sources = [...sheets, ...filesOf([`${places}.{ts,tsx}`, 'shared/{ui,kit}/src/**/*.{ts,tsx}'])];
  const set = new Set([
    ...TOKEN_NAMES.map((name) => `--${name}`),
    ...FROM_ELSEWHERE,
    ...sources.flatMap((file) =>
      [...read(file).matchAll(SET)].map(([, inStyle, byScript]) => inStyle ?? byScript ?? ''),
    ),
  ]);
  const unknown = sheets.flatMap((file) =>
    [...read(file).matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) =>
      set.has(name) ? [] : [`${file}: ${name}`],
    ),
  );
  expect(sheets.length).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});
