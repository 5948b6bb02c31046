import { z } from 'zod';
import { isMore } from './amount';
import { positiveAmountSchema } from './money';

/**
 * What a brand asks for before it pays out. Amounts in currency units: at most in one withdrawal, on a day of the brand, and within the last
 * 30 days, by the level that the member has.
 */
const terms = {
  /** Without it, levels bound nothing. */
  isEnforced: z.boolean(),
  withoutSingle: positiveAmountSchema,
  withoutDay: positiveAmountSchema,
  withoutMonth: positiveAmountSchema,
  documentSingle: positiveAmountSchema,
  documentDay: positiveAmountSchema,
  documentMonth: positiveAmountSchema,
  addressSingle: positiveAmountSchema,
  addressDay: positiveAmountSchema,
  addressMonth: positiveAmountSchema,
  /** Another operator has to approve what one has reviewed. */
  twoPersonsDocument: z.boolean(),
  twoPersonsAddress: z.boolean(),
  /** Days after which the documents of a refused, expired or replaced check, or of a closed account, are erased. */
  retentionDays: z.number().int().min(1).max(3_650),
};
type Terms = z.output<z.ZodObject<typeof terms>>;

const PERIODS = ['Single', 'Day', 'Month'] as const;
const RISING = ['without', 'document', 'address'] as const;

/** As an operator sets them, always all: a level never bounds more than the one below it. */
export const identityTermsSchema = PERIODS.reduce(
  (schema, period) =>
    schema
      .refine((value: Terms) => !isMore(value[`without${period}`], value[`document${period}`]), {
        path: [`document${period}`],
      })
      .refine((value: Terms) => !isMore(value[`document${period}`], value[`address${period}`]), {
        path: [`address${period}`],
      }),
  z.strictObject(terms),
);
export type IdentityTerms = z.output<typeof identityTermsSchema>;

/** As a brand's configuration stores them: one from before the levels existed enforces none. */
export const storedIdentitySchema = z.strictObject({
  isEnforced: terms.isEnforced.default(false),
  withoutSingle: terms.withoutSingle.default('10000.00'),
  withoutDay: terms.withoutDay.default('20000.00'),
  withoutMonth: terms.withoutMonth.default('50000.00'),
  documentSingle: terms.documentSingle.default('50000.00'),
  documentDay: terms.documentDay.default('100000.00'),
  documentMonth: terms.documentMonth.default('500000.00'),
  addressSingle: terms.addressSingle.default('1000000.00'),
  addressDay: terms.addressDay.default('2000000.00'),
  addressMonth: terms.addressMonth.default('20000000.00'),
  twoPersonsDocument: terms.twoPersonsDocument.default(false),
  twoPersonsAddress: terms.twoPersonsAddress.default(false),
  retentionDays: terms.retentionDays.default(180),
});

/** What one level allows. */
export interface IdentityLimits {
  readonly perWithdrawal: string;
  readonly perDay: string;
  readonly per30Days: string;
}

/** The limits of a level, 0 to 2. */
export function limitsOfLevel(settings: IdentityTerms, level: number): IdentityLimits {
  const name = RISING[level] ?? 'without';
  return {
    perWithdrawal: settings[`${name}Single`],
    perDay: settings[`${name}Day`],
    per30Days: settings[`${name}Month`],
  };
}

/** Names of the settings, for proposals. */
export const IDENTITY_SETTING_NAMES = z.strictObject(terms).keyof().options;
