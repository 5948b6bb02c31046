import type { Deposit, DepositChannel, DepositState } from '@marquee/contract/calls/money';
import { formatAmount } from '@marquee/contract/money';
import type { ChannelRow } from './channel-repository';
import type { DepositFilter, DepositRow } from './repository';
import { sumOf, termsOf } from './terms';

/** The public state of a stored one. */
export const FILTERS: Readonly<Record<DepositState | 'all', DepositFilter>> = {
  pending: { states: ['created', 'pending'], proof: false },
  review: { states: ['pending'], proof: true },
  credited: { states: ['credited'], proof: null },
  failed: { states: ['declined', 'expired'], proof: null },
  all: { states: ['created', 'pending', 'credited', 'declined', 'expired'], proof: null },
};

function stateOf({ state, proof_at }: DepositRow): DepositState {
  if (state === 'credited') return 'credited';
  if (state !== 'created' && state !== 'pending') return 'failed';
  return proof_at ? 'review' : 'pending';
}

export const nameIn = (names: Readonly<Record<string, string>>, language: string, code: string): string =>
  names[language] ?? names['en'] ?? code;

export function channelView(row: ChannelRow, currency: string, language: string): DepositChannel {
  return {
    code: row.code,
    name: nameIn(row.names, language, row.code),
    method: row.method,
    minimum: formatAmount(row.minimum),
    maximum: formatAmount(row.maximum),
    presets: row.presets.map(formatAmount),
    currency,
    fee: { basisPoints: row.fee_basis_points, fixed: formatAmount(row.fee_fixed), bearer: row.fee_bearer },
    wageringPercent: row.wagering_percent,
  };
}

/** A deposit as its member sees it: the actual amounts once credited, the expected ones before. */
export function depositView(row: DepositRow, language: string): Deposit {
  const state = stateOf(row);
  const terms = termsOf(row.terms);
  const offer = state === 'credited' && row.bonus === 0n ? null : terms.offer;
  const sum = sumOf(row.received ?? row.amount, { ...terms, offer });
  const { receiving_account: account, transfer_reference: reference } = row;
  return {
    depositId: row.id,
    channelCode: row.channel_code,
    channelName: nameIn(row.channel_names, language, row.channel_code),
    method: row.method,
    amount: formatAmount(row.amount),
    received: row.received === null ? null : formatAmount(row.received),
    fee: formatAmount(terms.fee.bearer === 'member' ? sum.fee : 0n),
    bonus: formatAmount(sum.bonus),
    offerName: offer && sum.bonus > 0n ? nameIn(offer.names, language, '') : null,
    credited: formatAmount(sum.credited + sum.bonus),
    wagering: formatAmount(sum.wagering),
    currency: row.currency,
    state,
    reason: state === 'failed' ? row.decision_reason : null,
    redirectUrl: state === 'pending' ? row.redirect_url : null,
    transfer: account && reference ? { ...account, reference } : null,
    proofImageIds: [...row.proof_image_ids],
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
