/** Font stacks that a look may choose; their faces come with the design system (`shared/ui/src/tokens`). */
export const FONT_STACKS = {
  'anek-bangla': '"Taka Sign", "Anek Bangla Variable", var(--font-script), "Anek Bangla Fallback", sans-serif',
  archivo: '"Archivo Variable", var(--font-script), "Archivo Fallback", sans-serif',
  'archivo-wide': '"Archivo Variable", var(--font-script), "Archivo Display Fallback", sans-serif',
  manrope: '"Manrope Variable", "Taka Sign", var(--font-script), "Manrope Fallback", sans-serif',
} as const;

type TokenKind = keyof typeof GRAMMAR;

/**
 * Every token of a brand's look and the kind of its value. The design system uses them as `var(--<name>)`; what all brands
 * share is in `shared/ui/src/tokens`.
 */
export const LOOK_TOKENS = {
  ground: 'colour',
  'ground-glow': 'colour',
  'surface-1': 'colour',
  'surface-2': 'colour',
  'surface-3': 'colour',
  'surface-raised': 'colour',
  field: 'colour',
  line: 'colour',
  'line-strong': 'colour',
  text: 'colour',
  'text-muted': 'colour',
  accent: 'colour',
  'accent-text': 'colour',
  'on-accent': 'colour',
  cta: 'colour',
  'cta-hover': 'colour',
  'cta-pressed': 'colour',
  'on-cta': 'colour',
  info: 'colour',
  success: 'colour',
  warning: 'colour',
  danger: 'colour',
  'danger-fill': 'colour',
  'on-danger': 'colour',
  hot: 'colour',
  'on-hot': 'colour',
  'counter-plate': 'colour',
  'counter-text': 'colour',
  new: 'colour',
  'on-new': 'colour',
  chrome: 'colour',
  'chrome-raised': 'colour',
  'chrome-line': 'colour',
  'chrome-text': 'colour',
  'chrome-muted': 'colour',
  'chrome-accent': 'colour',
  focus: 'colour',
  scrim: 'veil',
  shadow: 'shadow',
  radius: 'length',
  'font-display': 'font',
  'font-text': 'font',
  'display-weight': 'weight',
  'display-stretch': 'stretch',
  'display-tracking': 'tracking',
  'text-weight': 'weight',
  'label-weight': 'weight',
  /** The sign that leads each section. */
  'mark-color': 'colour',
  'mark-width': 'length',
  'mark-height': 'length',
  'mark-shape': 'shape',
  /** For large empty grounds: a hero, a footer, the back of a dialog. */
  ornament: 'ornament',
  /** The brand's name beside its logo. */
  'word-size': 'length',
  'word-weight': 'weight',
  'word-stretch': 'stretch',
  'word-tracking': 'tracking',
  'word-case': 'case',
  'word-shift': 'shift',
  /** The flying object of the in-house crash game. */
  craft: 'craft',
} as const satisfies Readonly<Record<string, TokenKind>>;

export type TokenName = keyof typeof LOOK_TOKENS;
export type LookTokens = Readonly<Record<TokenName, string>>;
export type Theme = 'dark' | 'light';

export const TOKEN_NAMES = Object.keys(LOOK_TOKENS) as readonly TokenName[];

export const isColourToken = (name: string): name is TokenName =>
  Object.hasOwn(LOOK_TOKENS, name) && LOOK_TOKENS[name as TokenName] === 'colour';

const VEIL = String.raw`rgb\(\d{1,3} \d{1,3} \d{1,3} / \d{1,3}%\)`;
const POINT = String.raw`\d{1,3}(?:\.\d)?%? \d{1,3}(?:\.\d)?%?`;

/** What a value of each kind may be: nothing that could end a declaration or fetch a file. */
const GRAMMAR = {
  colour: (value: string) => /^#[0-9a-f]{6}$/.test(value),
  veil: (value: string) => new RegExp(`^${VEIL}$`).test(value),
  shadow: (value: string) => new RegExp(`^(?:-?\\d{1,3}(?:px)? ){2,4}${VEIL}$`).test(value),
  length: (value: string) => /^\d{1,3}(?:\.\d{1,3})?(?:px|em|rem)$/.test(value),
  tracking: (value: string) => /^(?:0|-?\d(?:\.\d{1,3})?em)$/.test(value),
  weight: (value: string) => /^[1-9]\d{2}$/.test(value),
  stretch: (value: string) => /^(?:normal|\d{2,3}%)$/.test(value),
  case: (value: string) => /^(?:none|uppercase)$/.test(value),
  shift: (value: string) => /^(?:none|0 -?\d(?:\.\d{1,3})?em)$/.test(value),
  craft: (value: string) => /^(?:kite|dart)$/.test(value),
  font: (value: string) => Object.hasOwn(FONT_STACKS, value),
  shape: (value: string) => new RegExp(`^polygon\\(${POINT}(?:, ${POINT}){2,11}\\)$`).test(value),
  ornament: isOrnament,
} satisfies Readonly<Record<string, (value: string) => boolean>>;

const GRADIENT = /^(?:repeating-)?(?:linear|radial)-gradient\((.{1,400})\)$/;
const GRADIENT_PART =
  /color-mix\(in srgb, var\(--[a-z0-9-]+\) \d{1,3}%, transparent\)|#[0-9a-f]{6}|-?\d{1,4}(?:\.\d{1,2})?(?:px|em|deg|%)?|\b(?:circle|ellipse|at|to|top|bottom|left|right|center|transparent)\b|[ ,]/g;

/** One gradient of plain stops and of mixtures of the look's own colours with nothing, or none. */
function isOrnament(value: string): boolean {
  if (value === 'none') return true;
  const [, parts] = GRADIENT.exec(value) ?? [];
  const names = [...value.matchAll(/var\(--([a-z0-9-]+)\)/g)].map(([, name = '']) => name);
  return parts !== undefined && parts.replace(GRADIENT_PART, '') === '' && names.every(isColourToken);
}

export const isTokenValue = (name: TokenName, value: string): boolean => GRAMMAR[LOOK_TOKENS[name]](value);
