import { type WithdrawalTerms, withdrawalTermsSchema } from '@marquee/contract/withdrawal-settings';

/** Money in currency units. */
export const AMOUNTS = ['minimum', 'maximum', 'perDaySum', 'twoApprovalsFrom', 'largeFrom'] as const;
/** Whole numbers. */
export const COUNTS = ['perDayCount', 'autoReceiptMinutes', 'payeeHoldMinutes', 'twoApprovalsScore'] as const;

export type RuleName = keyof WithdrawalTerms['scores'];
type FieldName = (typeof AMOUNTS)[number] | (typeof COUNTS)[number];
/** The terms as texts: amounts as decimal strings, whole numbers as typed. */
export type WithdrawalTexts = Readonly<Record<FieldName | RuleName, string>>;

export function textsOf({ scores, ...terms }: WithdrawalTerms): WithdrawalTexts {
  const entries = [...Object.entries(terms), ...Object.entries(scores)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries) as WithdrawalTexts;
}

const countOf = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** @returns the terms, or the fields that are not possible, by the contract's own rules */
export function termsOf(
  texts: WithdrawalTexts,
  rules: readonly RuleName[],
): { readonly terms: WithdrawalTerms } | { readonly faults: ReadonlySet<string> } {
  const parsed = withdrawalTermsSchema.safeParse({
    ...Object.fromEntries(AMOUNTS.map((name) => [name, texts[name]])),
    ...Object.fromEntries(COUNTS.map((name) => [name, countOf(texts[name])])),
    scores: Object.fromEntries(rules.map((name) => [name, countOf(texts[name])])),
  });
  if (parsed.success) return { terms: parsed.data };
  return { faults: new Set(parsed.error.issues.map(({ path }) => String(path.at(-1)))) };
}
