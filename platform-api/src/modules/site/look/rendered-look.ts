import { drawnWith } from '@marquee/contract/look/drawing';
import { readLook, tokensOf } from '@marquee/contract/look/look';
import { lookSheet } from '@marquee/contract/look/sheet';
import type { Theme } from '@marquee/contract/look/tokens';

/** Increment whenever files are made differently from the same look: it is part of their addresses. */
const RENDERING = 1;

export interface LookFile {
  readonly mediaType: string;
  readonly content: string;
}

/** A look as pages use it. */
export interface RenderedLook {
  /** Where its files are, ends with a slash: for this brand and this look only, so that they can be cached permanently. */
  readonly baseUrl: string;
  /** The style sheet, which pages have inline. */
  readonly sheet: string;
  /** What the marks of the footer stand on, by theme. */
  readonly markGrounds: Readonly<Record<Theme, string>>;
  /** The colour that carries the brand, on dark ground. */
  readonly accent: string;
  /** Ground of the brand's icon on a home screen. */
  readonly appGround: string;
  /** SVG of that icon, on its ground. */
  readonly appIcon: string;
  readonly files: ReadonlyMap<string, LookFile>;
}

/** @throws Error when the stored look is none of the present schema */
export function renderLook(brand: string, stored: { readonly look: unknown; readonly digest: string }): RenderedLook {
  const result = readLook(stored.look);
  if ('faults' in result) throw new Error(`the look of ${brand}: ${result.faults.join('; ')}`);
  const { look } = result;
  const baseUrl = `/looks/${brand}/${RENDERING}-${stored.digest}/`;
  const sheet = lookSheet({ look, brand, baseUrl });
  const [dark, light] = [tokensOf(look, 'dark'), tokensOf(look, 'light')];
  const svg = (content: string): LookFile => ({ mediaType: 'image/svg+xml; charset=utf-8', content });
  return {
    baseUrl,
    sheet,
    markGrounds: { dark: dark['chrome-raised'], light: light['chrome-raised'] },
    accent: dark.accent,
    appGround: look.appGround,
    appIcon: drawnWith(look.drawings.appIcon, dark),
    files: new Map([
      ['look.css', { mediaType: 'text/css; charset=utf-8', content: sheet }],
      ['icon.svg', svg(drawnWith(look.drawings.icon, dark))],
      ['horizon-dark.svg', svg(drawnWith(look.drawings.horizon, dark))],
      ['horizon-light.svg', svg(drawnWith(look.drawings.horizon, light))],
    ]),
  };
}
