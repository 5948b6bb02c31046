import type { LookTokens, Theme, TokenName } from './tokens';

const SURFACES = ['ground', 'surface-1', 'surface-2', 'surface-3', 'surface-raised', 'field'] as const;
const TEXTS = ['text', 'text-muted', 'accent-text', 'info', 'success', 'warning', 'danger'] as const;
const PLATES = [
  ['on-cta', 'cta'],
  ['on-cta', 'cta-hover'],
  ['on-cta', 'cta-pressed'],
  ['on-accent', 'accent'],
  ['on-danger', 'danger-fill'],
  ['on-hot', 'hot'],
  ['on-new', 'new'],
  ['chrome-text', 'chrome'],
  ['chrome-muted', 'chrome'],
  ['chrome-accent', 'chrome'],
  ['chrome-text', 'chrome-raised'],
  ['chrome-muted', 'chrome-raised'],
  ['chrome-accent', 'chrome-raised'],
  ['counter-text', 'counter-plate'],
  ['ground', 'text'],
  ['ground', 'info'],
] as const;
/** Texts on a plate of their own colour, which covers the surface by this share. */
const SOFT_PLATES = [
  ['accent-text', 'accent', 0.14],
  ['info', 'info', 0.13],
  ['success', 'success', 0.13],
  ['warning', 'warning', 0.13],
  ['danger', 'danger', 0.13],
] as const;
const EDGES = ['line-strong', 'focus'] as const;

/** WCAG 2.2 AA: texts (1.4.3), and parts that must be seen to use the page (1.4.11). */
const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;

interface Pair {
  readonly token: TokenName;
  readonly on: string;
  readonly ground: string;
  readonly least: number;
}

/** The pairs of a theme that are too close to each other, each with its token's name; empty where all hold. */
export function contrastFaults(tokens: LookTokens, theme: Theme): string[] {
  return pairsOf(tokens).flatMap(({ token, on, ground, least }) => {
    const ratio = contrastRatio(tokens[token], ground);
    return ratio >= least ? [] : [`${theme}: ${token} on ${on} has contrast ${ratio.toFixed(2)}, needs ${least}`];
  });
}

function pairsOf(tokens: LookTokens): Pair[] {
  const onSurface = (token: TokenName, on: TokenName, least: number) => ({ token, on, ground: tokens[on], least });
  const soft = (token: TokenName, plate: TokenName, share: number, surface: TokenName) => ({
    token,
    on: `its soft plate on ${surface}`,
    ground: tint(tokens[plate], tokens[surface], share),
    least: TEXT_CONTRAST,
  });
  return [
    ...TEXTS.flatMap((text) => SURFACES.map((surface) => onSurface(text, surface, TEXT_CONTRAST))),
    ...PLATES.map(([text, plate]) => onSurface(text, plate, TEXT_CONTRAST)),
    ...SOFT_PLATES.flatMap(([text, plate, share]) =>
      (['ground', 'surface-1', 'surface-2', 'surface-raised'] as const).map((surface) =>
        soft(text, plate, share, surface),
      ),
    ),
    ...EDGES.flatMap((edge) =>
      (['ground', 'surface-1', 'surface-raised', 'field'] as const).map((surface) =>
        onSurface(edge, surface, EDGE_CONTRAST),
      ),
    ),
  ];
}

/** Relative luminance of a `#rrggbb` colour (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex)
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What `color-mix(in srgb, over <share>, ground)` is: a `#rrggbb` colour. */
export function tint(over: string, ground: string, share: number): string {
  const below = channelsOf(ground);
  const mixed = channelsOf(over).map((top, index) => Math.round(top * share + (below[index] ?? 0) * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
