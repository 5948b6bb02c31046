import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio, tint } from './contrast';
import { readTokens } from './read-tokens';

const css = (name: string): string => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8');

const looks = (['sundarban', 'meridian'] as const).flatMap((brand) =>
  (['dark', 'light'] as const).map((theme) => ({ brand, theme })),
);

const surfaces = ['ground', 'surface-1', 'surface-2', 'surface-3', 'surface-raised', 'field'];
const texts = ['text', 'text-muted', 'accent-text', 'info', 'success', 'warning', 'danger'];
const plates = [
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
  ['counter-text', 'counter-plate'],
  ['ground', 'text'],
  ['ground', 'info'],
] as const;

describe.each(looks)('$brand $theme', ({ brand, theme }) => {
  const token = readTokens([css('primitives'), css(`brand-${brand}`)], { brand, theme });

  it.each(texts)('%s is readable on every surface (AA, 4.5)', (text) => {
    for (const surface of surfaces) {
      expect(contrastRatio(token(text), token(surface)), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(plates)('%s is readable on %s (AA, 4.5)', (text, plate) => {
    expect(contrastRatio(token(text), token(plate))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['accent-text', 'accent', 0.14],
    ['info', 'info', 0.13],
    ['success', 'success', 0.13],
    ['warning', 'warning', 0.13],
    ['danger', 'danger', 0.13],
  ] as const)('%s is readable on its own soft plate (AA, 4.5)', (text, plate, share) => {
    for (const surface of ['ground', 'surface-1', 'surface-2', 'surface-raised']) {
      const soft = tint(token(plate), token(surface), share);
      expect(contrastRatio(token(text), soft), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('control edges, focus and marks stand out from what lies around them (AA, 3)', () => {
    for (const surface of ['ground', 'surface-1', 'surface-raised', 'field']) {
      for (const edge of ['line-strong', 'focus']) {
        expect(contrastRatio(token(edge), token(surface)), `${edge} on ${surface}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
