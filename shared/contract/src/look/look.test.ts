import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastFaults, contrastRatio, tint } from './contrast';
import { drawingFault, drawnWith } from './drawing';
import { type Look, readLook, tokensOf } from './look';
import { lookFromFiles } from './look-files';
import { lookSheet } from './sheet';
import { FONT_STACKS, isTokenValue, TOKEN_NAMES } from './tokens';

const folder = (brand: string) => new URL(`../../../../platform-api/brands/${brand}/look/`, import.meta.url);
const lookOf = (brand: string): Look => {
  const result = readLook(lookFromFiles((file) => readFileSync(new URL(file, folder(brand)), 'utf8')));
  if ('faults' in result) throw new Error(result.faults.join('\n'));
  return result.look;
};
const sundarban = lookOf('sundarban');
const withTokens = (tokens: object, theme: 'dark' | 'light' = 'dark') => {
  const result = readLook({ ...sundarban, [theme]: { ...sundarban[theme], ...tokens } });
  return 'faults' in result ? result.faults : [];
};
const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const mark = (content: string) => `<svg ${SVG} viewBox="0 0 48 48">${content}</svg>`;

describe('a look', () => {
  it.each(['sundarban', 'meridian'])('of %s keeps every rule', (brand) => {
    expect(contrastFaults(tokensOf(lookOf(brand), 'light'), 'light')).toEqual([]);
  });

  it('is refused with the name of each token that is missing, unknown or no value of its kind', () => {
    const { ground: _, ...rest } = sundarban.dark;
    const faultsOf = (look: unknown) => {
      const result = readLook(look);
      return 'faults' in result ? result.faults : [];
    };
    expect(faultsOf({ ...sundarban, dark: rest }).join()).toContain('dark.ground');
    expect(withTokens({ glow: '#000000' }).join()).toContain('glow');
    expect(withTokens({ radius: '10' })).toEqual(['dark.radius: is no value of this token']);
    expect(withTokens({ accent: 'red' }, 'light')).toEqual(['light.accent: is no value of this token']);
    expect(faultsOf(null)).not.toEqual([]);
  });

  it('is refused with both tokens where they are too close to each other, in either theme', () => {
    expect(withTokens({ 'on-cta': '#ff8c3c' })).toContain('dark: on-cta on cta-hover has contrast 1.00, needs 4.5');
    expect(withTokens({ 'line-strong': '#fffdf7' }, 'light').join()).toContain('light: line-strong on ground');
    expect(withTokens({ success: '#0c251c' }).join()).toContain('dark: success on its soft plate on ground');
  });
});

describe('values of tokens', () => {
  it.each([
    ['ground', '#0A1D17'],
    ['ground', '#fff'],
    ['ground', 'url(https://example.org)'],
    ['ground', '#000000}body{display:none'],
    ['scrim', 'rgb(0 0 0 / 50%);x:1'],
    ['font-display', 'Comic Sans'],
    ['font-display', 'constructor'],
    ['shadow', '0 10px 30px -8px rgb(0 0 0 / 55%), 0 0 0 9px red'],
    ['mark-shape', 'polygon(50% 0)'],
    ['ornament', 'linear-gradient(url(x), #000000)'],
    ['ornament', 'linear-gradient(112deg, color-mix(in srgb, var(--unknown) 9%, transparent) 46px, transparent)'],
    ['ornament', 'linear-gradient(112deg, #000000);--x:1'],
    ['word-case', 'capitalize'],
    ['display-weight', '99'],
  ] as const)('%s may not be %s', (name, value) => {
    expect(isTokenValue(name, value)).toBe(false);
  });

  it('read long nonsense in no time that grows with it', () => {
    expect(isTokenValue('ornament', `linear-gradient(${'1'.repeat(399)}!)`)).toBe(false);
  });

  it('name faces that the design system has', () => {
    const ui = (file: string) =>
      readFileSync(new URL(`../../../ui/src/tokens/${file}.css`, import.meta.url), 'utf8').replaceAll("'", '"');
    const faces = ui('faces') + ui('font-fallbacks');
    const own = Object.values(FONT_STACKS).flatMap((stack) => [...stack.matchAll(/"([^"]+ Fallback|Taka Sign)"/g)]);
    for (const [, face] of own) expect(faces).toContain(`"${face}"`);
  });
});

describe('a drawing', () => {
  it.each([
    ['<script>alert(1)</script>', '«alert(1)</script></svg>» is no element'],
    ['<script d="M0 0"/>', '<script> is not allowed'],
    ['<path constructor="x"/>', 'constructor="x" is not allowed'],
    ['<path d="M0 0" onload="x()"/>', 'onload="x()" is not allowed'],
    ['<path fill="url(#a)" d="M0 0"/>', 'fill="url(#a)" is not allowed'],
    ['<path fill="var(--radius)" d="M0 0"/>', 'fill="var(--radius)" is not allowed'],
    ['<path style="fill:red" d="M0 0"/>', 'style="fill:red" is not allowed'],
    ['<image href="https://example.org/a.png"/>', '<image> is not allowed'],
    ['<use href="#a"/>', '<use> is not allowed'],
    ['<foreignObject/>', '<foreignObject> is not allowed'],
    ['<g></g><!-- x -->', '«<!-- x --></svg>» is no element'],
    ['words', '«words</svg>» is no element'],
    ['&lt;', '«&lt;</svg>» is no element'],
    ['<g><path d="M0 0"/></path>', '</path> closes another element'],
    ['</svg><svg>', '<svg> is not allowed'],
    ['<g>'.repeat(9) + '</g>'.repeat(9), 'more than 8 levels'],
  ])('with %s is refused', (content, fault) => {
    expect(drawingFault('mark', mark(content))).toContain(fault);
  });

  it('has its viewBox, one root and a bounded size', () => {
    expect(drawingFault('mark', mark('<path d="M0 0h1z"/>'))).toBeNull();
    expect(drawingFault('icon', `<svg ${SVG} viewBox="0 0 10 10"></svg>`)).toContain('viewBox="0 0 48 48"');
    expect(drawingFault('mark', `<?xml version="1.0"?>${mark('')}`)).toContain('is no element');
    expect(drawingFault('mark', mark('') + mark(''))).not.toBeNull();
    expect(drawingFault('mark', mark(`<path d="${'M0 0'.repeat(600)}"/>`))).toContain('at most 2000');
    expect(drawingFault('horizon', '')).toContain('is not one svg element');
  });

  it('takes the colours of a theme, mixed or not', () => {
    const svg = mark(
      '<g fill="color-mix(in srgb, var(--cta) 50%, var(--ground))"/><g stroke="color-mix(in srgb, var(--cta) 20%, transparent)" fill="var(--cta)"/>',
    );
    const tokens = { ...sundarban.dark, cta: '#ff0000', ground: '#000000' };
    expect(drawnWith(svg, tokens)).toBe(mark('<g fill="#800000"/><g stroke="#ff000033" fill="#ff0000"/>'));
  });
});

describe('the style sheet', () => {
  const sheet = lookSheet({ look: sundarban, brand: 'sundarban', baseUrl: '/looks/sundarban/1-x/' });

  it('holds every token of both themes for the pages of one brand', () => {
    for (const name of TOKEN_NAMES) expect(sheet).toContain(`--${name}:`);
    expect(sheet).toContain('[data-brand="sundarban"][data-theme="light"]{color-scheme:light;');
    expect(sheet.match(/\[data-brand="(\w+)"\]/g)).toHaveLength(2);
    expect(sheet).toContain(`--font-text:${FONT_STACKS.manrope}`);
  });

  it('has the logo inline and the horizon by address, each in the colours of its theme', () => {
    expect(sheet).toContain('--horizon:url("/looks/sundarban/1-x/horizon-light.svg")');
    expect(sheet).toContain('--logo:url("data:image/svg+xml,%3Csvg xmlns=');
    expect(sheet).not.toMatch(/<|#[0-9a-f]*%/);
  });
});

it('contrast and mixtures are those of WCAG and CSS', () => {
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(tint('#ffffff', '#000000', 0.5)).toBe('#808080');
});
