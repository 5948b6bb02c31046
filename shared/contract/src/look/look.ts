import { z } from 'zod';
import { contrastFaults } from './contrast';
import { DRAWING_NAMES, type DrawingName, drawingFault } from './drawing';
import { isTokenValue, type LookTokens, type Theme, TOKEN_NAMES, type TokenName } from './tokens';

/** How a brand looks: what is written here, every page of the brand shows, without a build. */
export interface Look {
  /** Ground of the brand's icon on a home screen, and of the bars around an installed site. */
  readonly appGround: string;
  /** The dark theme, with every token. */
  readonly dark: LookTokens;
  /** What the light theme changes. */
  readonly light: Partial<LookTokens>;
  /** SVG of the grammar in `drawing.ts`. */
  readonly drawings: Readonly<Record<DrawingName, string>>;
}

const tokenSchema = (name: TokenName) =>
  z.string().refine((value) => isTokenValue(name, value), { error: 'is no value of this token' });
const tokenSchemas = Object.fromEntries(TOKEN_NAMES.map((name) => [name, tokenSchema(name)])) as Record<
  TokenName,
  ReturnType<typeof tokenSchema>
>;
const drawingSchema = (name: DrawingName) =>
  z.string().superRefine((svg, context) => {
    const fault = drawingFault(name, svg);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });
const tokensSchema = z.strictObject(tokenSchemas);

const lookSchema = z.strictObject({
  appGround: z.string().regex(/^#[0-9a-f]{6}$/),
  dark: tokensSchema,
  light: tokensSchema.partial(),
  drawings: z.strictObject(
    Object.fromEntries(DRAWING_NAMES.map((name) => [name, drawingSchema(name)])) as Record<
      DrawingName,
      ReturnType<typeof drawingSchema>
    >,
  ),
});

/** All tokens of a theme. */
export function tokensOf({ dark, light }: Pick<Look, 'dark' | 'light'>, theme: Theme): LookTokens {
  return theme === 'dark' ? dark : { ...dark, ...light };
}

/** @returns the look, or what is wrong with it, each with the name of its token or drawing */
export function readLook(value: unknown): { readonly look: Look } | { readonly faults: readonly string[] } {
  const result = lookSchema.safeParse(value);
  if (result.success) {
    const look = result.data as Look;
    const faults = (['dark', 'light'] as const).flatMap((theme) => contrastFaults(tokensOf(look, theme), theme));
    return faults.length === 0 ? { look } : { faults };
  }
  return {
    faults: result.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')),
  };
}
