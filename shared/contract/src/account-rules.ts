import { z } from 'zod';
import { PATTERN_IDS } from './calls/system';
import { VERIFICATION_CODE, VERIFICATION_CODE_DIGITS } from './constants';

/** The pattern kinds that make safe user names. */
export const USERNAME_PATTERNS = ['letter-first-alphanumeric', 'letters-or-digits', 'letters-and-digits'] as const;
/** The pattern kinds that a brand may demand of passwords. */
export const PASSWORD_PATTERNS = [
  'any',
  'letters-and-digits',
  'letters-digits-symbols',
  'alphanumeric-uppercase',
  'upper-lower-digit-symbol',
] as const;

/** The codes by SMS and e-mail: how many digits, how long they are valid, and how often a wrong one may be entered. */
export const codeRuleSchema = z.strictObject({
  digits: z
    .number()
    .int()
    .min(VERIFICATION_CODE_DIGITS.least)
    .max(VERIFICATION_CODE_DIGITS.most)
    .default(VERIFICATION_CODE.digits),
  lifeMinutes: z
    .number()
    .int()
    .min(1)
    .max(30)
    .default(VERIFICATION_CODE.lifeMs / 60_000),
  tries: z.number().int().min(3).max(10).default(VERIFICATION_CODE.tries),
});

const textRule = <const Patterns extends readonly [string, ...string[]]>(
  patterns: Patterns,
  bounds: { readonly minimum: number; readonly maximum: number },
) => {
  const length = z.number().int().min(bounds.minimum).max(bounds.maximum);
  return z
    .strictObject({ minLength: length, maxLength: length, patternId: z.enum(patterns) })
    .refine(({ minLength, maxLength }) => minLength <= maxLength, { path: ['maxLength'], message: 'invalid_value' });
};

const { digits, lifeMinutes, tries } = codeRuleSchema.shape;

/** What operators may set; they always send all. A password has at least 8 characters (NIST 800-63B). */
export const accountRulesSchema = z.strictObject({
  username: textRule(USERNAME_PATTERNS, { minimum: 2, maximum: 32 }),
  password: textRule(PASSWORD_PATTERNS, { minimum: 8, maximum: 64 }),
  code: z.strictObject({ digits: digits.unwrap(), lifeMinutes: lifeMinutes.unwrap(), tries: tries.unwrap() }),
});
export type AccountRules = z.output<typeof accountRulesSchema>;

/** What a brand has, which may be a kind that only its configuration sets. */
export const currentAccountRulesSchema = z.strictObject({
  username: textRule(PATTERN_IDS, { minimum: 1, maximum: 64 }),
  password: textRule(PATTERN_IDS, { minimum: 1, maximum: 256 }),
  code: codeRuleSchema,
});
export type CurrentAccountRules = z.output<typeof currentAccountRulesSchema>;
