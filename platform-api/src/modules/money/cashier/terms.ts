import { type DepositFee, type DepositTotals, type OfferTerms, depositTotals } from '@marquee/contract/deposit-terms';

/** How often a member may take an offer: once for ever, or once each day of the brand. */
export type OfferFrequency = 'once' | 'daily';

export interface AppliedOffer extends OfferTerms {
  readonly frequency: OfferFrequency;
  readonly names: Readonly<Record<string, string>>;
}

/** The terms in force when a deposit was started. Amounts in ledger units. */
export interface DepositTerms {
  readonly fee: DepositFee;
  readonly wageringPercent: number;
  readonly offer: AppliedOffer | null;
}

/** Terms as stored in JSON: amounts as text. */
export interface StoredTerms {
  readonly fee?: { readonly basisPoints: number; readonly fixed: string; readonly bearer: 'brand' | 'member' };
  readonly wageringPercent?: number;
  readonly offer?: (Omit<AppliedOffer, 'cap' | 'minimum'> & { readonly cap: string; readonly minimum: string }) | null;
}

const STANDARD_WAGERING_PERCENT = 100;

export const storedTerms = ({ fee, wageringPercent, offer }: DepositTerms): StoredTerms => ({
  fee: { ...fee, fixed: String(fee.fixed) },
  wageringPercent,
  offer: offer && { ...offer, cap: String(offer.cap), minimum: String(offer.minimum) },
});

/** Deposits from before terms were stored had neither fee nor bonus. */
export const termsOf = ({ fee, wageringPercent, offer }: StoredTerms): DepositTerms => ({
  fee: fee ? { ...fee, fixed: BigInt(fee.fixed) } : { basisPoints: 0, fixed: 0n, bearer: 'brand' },
  wageringPercent: wageringPercent ?? STANDARD_WAGERING_PERCENT,
  offer: offer ? { ...offer, cap: BigInt(offer.cap), minimum: BigInt(offer.minimum) } : null,
});

export const sumOf = (amount: bigint, terms: DepositTerms): DepositTotals => depositTotals(amount, terms, terms.offer);
