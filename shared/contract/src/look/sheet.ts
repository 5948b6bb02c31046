import { drawnWith } from './drawing';
import { type Look, tokensOf } from './look';
import { FONT_STACKS, LOOK_TOKENS, type LookTokens, type Theme, TOKEN_NAMES, type TokenName } from './tokens';

export interface SheetOptions {
  readonly look: Look;
  /** The brand's code: its pages carry it as `data-brand`, and no other brand's page takes anything of the sheet. */
  readonly brand: string;
  /** Where the look's files are, ends with a slash. */
  readonly baseUrl: string;
}

/** The style sheet of a look: its tokens, its logo inline and the address of its horizon, in both themes. */
export function lookSheet({ look, brand, baseUrl }: SheetOptions): string {
  const logoOf = (theme: Theme) => dataUrl(drawnWith(look.drawings.mark, tokensOf(look, theme)));
  const rule = (selector: string, theme: Theme, names: readonly TokenName[]) => {
    const tokens = tokensOf(look, theme);
    const declarations = [
      `color-scheme:${theme}`,
      ...names.map((name) => `--${name}:${valueOf(name, tokens)}`),
      ...(theme === 'dark' || logoOf('light') !== logoOf('dark') ? [`--logo:url("${logoOf(theme)}")`] : []),
      `--horizon:url("${baseUrl}horizon-${theme}.svg")`,
    ];
    return `${selector}{${declarations.join(';')}}`;
  };
  const own = `[data-brand="${brand}"]`;
  const lightNames = TOKEN_NAMES.filter((name) => look.light[name] !== undefined);
  return `@layer tokens{${rule(own, 'dark', TOKEN_NAMES)}${rule(`${own}[data-theme="light"]`, 'light', lightNames)}}`;
}

function valueOf(name: TokenName, tokens: LookTokens): string {
  const value = tokens[name];
  return LOOK_TOKENS[name] === 'font' ? FONT_STACKS[value as keyof typeof FONT_STACKS] : value;
}

/** Drawings hold none of the characters that would end the address, but for these. */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>]/g, (character) => encodeURIComponent(character))}`;
