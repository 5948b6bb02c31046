import {
  type AgentContractType,
  type ContractTier,
  isTierAmount,
  misfitRow,
  readTier,
  TIER_FIELDS,
  type TierField,
  tiersFault,
  type WireTier,
} from './agent-contract';
import { AMOUNT_PATTERN } from './amount';
import { readTypedPercent, readTypedWhole } from './typed-amount';

/** A row as it is typed: amounts as decimal strings, rates in per cent. */
export type TierValues = Record<TierField, string>;

export const EMPTY_TIER: TierValues = {
  validBet: '',
  loss: '',
  activeMembers: '',
  rate: '',
  lossRate: '',
  deposit: '',
  amount: '',
};

/** A tier as one would type it. */
export function valuesOf({
  validBet,
  loss,
  activeMembers,
  rate,
  lossRate,
  deposit = '',
  amount = '',
}: WireTier): TierValues {
  const percent = (basisPoints: number) => String(basisPoints / 100);
  return {
    validBet,
    loss,
    activeMembers: String(activeMembers),
    rate: percent(rate),
    lossRate: lossRate === null ? '' : percent(lossRate),
    deposit,
    amount,
  };
}

/** What is wrong with a typed field; null: nothing. An empty threshold is 0; what is paid has to be typed. */
export function fieldFault(field: TierField, text: string): 'badAmount' | 'badCount' | 'badRate' | null {
  if (field === 'rate' || field === 'lossRate') return readTypedPercent(text) === null ? 'badRate' : null;
  if (text === '') return field === 'amount' ? 'badAmount' : null;
  if (field === 'activeMembers') return readTypedWhole(text) === null ? 'badCount' : null;
  return isTierAmount(field) && AMOUNT_PATTERN.test(text) ? null : 'badAmount';
}

/** The tier that a row stands for; null while one of its fields is faulty. */
function tierOf(type: AgentContractType, values: TierValues): WireTier | null {
  const fields = TIER_FIELDS[type];
  if (fields.some((field) => fieldFault(field, values[field]) !== null)) return null;
  const of = (field: TierField) => (fields.includes(field) ? values[field] : '');
  return {
    validBet: of('validBet') || '0.00',
    loss: of('loss') || '0.00',
    activeMembers: readTypedWhole(of('activeMembers')) ?? 0,
    rate: readTypedPercent(of('rate')) ?? 0,
    lossRate: fields.includes('lossRate') ? (readTypedPercent(values.lossRate) ?? 0) : null,
    ...(fields.includes('amount') && { deposit: values.deposit || '0.00', amount: values.amount || '0.00' }),
  };
}

/** All tiers of the rows; null while one of them is faulty. */
export function tiersOf(type: AgentContractType, rows: readonly TierValues[]): WireTier[] | null {
  const tiers = rows.map((values) => tierOf(type, values));
  return tiers.every((tier) => tier !== null) ? tiers : null;
}

/** Why tiers cannot be offered: the row, counted from 1, and the sentence about it. */
export interface OfferFault {
  readonly row: number;
  readonly fault: 'rate' | 'amount' | 'rising' | 'misfit';
}

/** The first fault of tiers as an offer. @param own the giver's own tiers; null: the brand's, which nothing bounds */
export function offerFault(
  type: AgentContractType,
  wireTiers: readonly WireTier[],
  own: readonly WireTier[] | null,
): OfferFault | null {
  const tiers: ContractTier[] = wireTiers.map(readTier);
  const fault = tiersFault(type, tiers);
  const misfit = own && misfitRow(tiers, own.map(readTier));
  if (misfit !== null && !(fault && fault.row < misfit)) return { row: misfit, fault: 'misfit' };
  const missing = type === 'acquisition' ? 'amount' : 'rate';
  return fault && { row: fault.row, fault: fault.fault === 'rising' ? 'rising' : missing };
}
