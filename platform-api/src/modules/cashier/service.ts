import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { Deposit, DepositChannel, DepositState } from '@marquee/contract/calls/money';
import type { PaymentKind } from '@marquee/contract/constants';
import { formatAmount, LEDGER_SCALE, parseAmount } from '@marquee/contract/money';
import { originOf } from '../../platform/config';
import { Failure } from '../../platform/failure';
import type { BrandRef, MemberRef } from '../../platform/http/visitor';
import type { Platform } from '../../platform/platform';
import { fingerprintOf, type LedgerService } from '../ledger/service';
import { createCallbacks } from './callbacks';
import type { PaymentProvider } from './providers/payment-provider';
import type { EventOutcome } from './psp-events';
import {
  beginDeposit,
  type ChannelRow,
  type DepositRow,
  type DepositRowState,
  markPending,
  readChannels,
  readDeposit,
  readDeposits,
  stopAsking,
} from './repository';

/** Longer than a provider's answer may take: whoever asks meanwhile is told to wait. */
const ASKING_MS = 10_000;
/** Channels take whole hundredths of the currency unit. */
const SMALLEST_STEP = LEDGER_SCALE / 100n;

const STATES: Readonly<Record<DepositState, readonly DepositRowState[]>> = {
  pending: ['created', 'pending'],
  credited: ['credited'],
  failed: ['declined', 'expired'],
};

/** For whom a deposit call works. */
export interface DepositContext {
  readonly member: MemberRef;
  readonly brand: BrandRef;
  readonly language: string;
}

export interface CashierService {
  channels(brand: BrandRef, language: string): Promise<DepositChannel[]>;
  /** By what the brand's open channels are paid, each once, in order. */
  paymentKinds(brandId: number): Promise<PaymentKind[]>;
  /**
   * Starts a deposit at its provider; the same key and content give the same deposit again.
   * @throws Failure `channel_unavailable`, `amount_invalid`, `amount_below_minimum`, `amount_above_maximum`,
   *   `idempotency_key_reused` (other content), `request_in_flight` (the first request is still under way)
   */
  deposit(
    request: ParsedCallRequest<'cashier.deposit'>,
    idempotencyKey: string,
    context: DepositContext,
  ): Promise<Deposit>;
  /** @throws Failure `deposit_not_found` */
  depositById(id: string, context: DepositContext): Promise<Deposit>;
  deposits(
    request: ParsedCallRequest<'cashier.deposits'>,
    context: DepositContext,
  ): Promise<CallValue<'cashier.deposits'>>;
  /** Takes a provider's call-back. @returns null when it is not authentic */
  callback(
    providerCode: string,
    body: string,
    headers: Parameters<PaymentProvider['readEvent']>[1],
  ): Promise<EventOutcome | null>;
}

export function createCashierService(
  platform: Platform,
  ledger: LedgerService,
  providers: readonly PaymentProvider[],
): CashierService {
  const { pool } = platform.database;
  const callbacks = createCallbacks(platform, ledger);
  const providerOf = (code: string) => providers.find((provider) => provider.code === code);

  async function channelOf(brand: BrandRef, code: string): Promise<{ channel: ChannelRow; provider: PaymentProvider }> {
    const channel = (await readChannels(pool, brand.id)).find((one) => one.code === code);
    const provider = channel && providerOf(channel.provider);
    if (!channel || !provider) throw new Failure('channel_unavailable');
    return { channel, provider };
  }

  async function depositById(id: string, { member, language }: DepositContext): Promise<Deposit> {
    const row = await readDeposit(pool, member.id, id);
    if (!row) throw new Failure('deposit_not_found');
    return depositOf(row, language);
  }

  return {
    async channels(brand, language) {
      const rows = await readChannels(pool, brand.id);
      return rows.filter((row) => providerOf(row.provider)).map((row) => channelView(row, brand, language));
    },

    async paymentKinds(brandId) {
      const rows = await readChannels(pool, brandId);
      return [...new Set(rows.filter((row) => providerOf(row.provider)).map(({ kind }) => kind))];
    },

    async deposit({ channelCode, amount: text }, idempotencyKey, context) {
      const { member, brand } = context;
      const { channel, provider } = await channelOf(brand, channelCode);
      const amount = acceptedAmount(text, channel);
      const fingerprint = fingerprintOf('deposit', channel.code, amount, brand.currency);
      const begun = await beginDeposit(
        pool,
        {
          brandId: brand.id,
          memberId: member.id,
          channelId: channel.id,
          amount,
          currency: brand.currency,
          idempotencyKey,
          fingerprint,
        },
        ASKING_MS,
      );
      if (!begun.same) throw new Failure('idempotency_key_reused');
      if (begun.mayAsk) await ask(platform, provider, begun.id, amount, context);
      else if (begun.state === 'created') throw new Failure('request_in_flight');
      return depositById(begun.id, context);
    },

    depositById,

    async deposits({ state, pageNo, pageSize }, { member, language }) {
      const states = state ? STATES[state] : Object.values(STATES).flat();
      const { rows, total } = await readDeposits(pool, member.id, states, pageSize, (pageNo - 1) * pageSize);
      return {
        content: rows.map((row) => depositOf(row, language)),
        pageNum: pageNo,
        pageSize,
        totalPages: Math.ceil(total / pageSize),
        totalElements: total,
      };
    },

    async callback(providerCode, body, headers) {
      const event = providerOf(providerCode)?.readEvent(body, headers);
      return event ? callbacks.take(providerCode, event) : null;
    },
  };
}

/** Asks the provider for the payment; when that fails, the deposit may be asked for again at once. */
async function ask(
  { config, database: { pool } }: Platform,
  provider: PaymentProvider,
  id: string,
  amount: bigint,
  { brand, language }: DepositContext,
): Promise<void> {
  try {
    const { providerReference, redirectUrl } = await provider.startPayment({
      reference: id,
      amount,
      currency: brand.currency,
      language,
      returnUrl: `${originOf(config, brand.code)}/member/deposit?depositId=${id}`,
    });
    await markPending(pool, id, providerReference, redirectUrl);
  } catch (error) {
    await stopAsking(pool, id);
    throw error;
  }
}

/** @throws Failure when the channel does not take the amount */
function acceptedAmount(text: string, { minimum, maximum }: ChannelRow): bigint {
  const amount = parseAmount(text);
  if (amount % SMALLEST_STEP !== 0n) throw new Failure('amount_invalid');
  if (amount < minimum) throw new Failure('amount_below_minimum', { minimum: formatAmount(minimum) });
  if (amount > maximum) throw new Failure('amount_above_maximum', { maximum: formatAmount(maximum) });
  return amount;
}

const nameIn = (names: Readonly<Record<string, string>>, language: string, code: string) =>
  names[language] ?? names['en'] ?? code;

function channelView(row: ChannelRow, brand: BrandRef, language: string): DepositChannel {
  return {
    code: row.code,
    name: nameIn(row.names, language, row.code),
    kind: 'redirect',
    minimum: formatAmount(row.minimum),
    maximum: formatAmount(row.maximum),
    presets: row.presets.map(formatAmount),
    currency: brand.currency,
  };
}

function depositOf(row: DepositRow, language: string): Deposit {
  const state = stateOf(row.state);
  return {
    depositId: row.id,
    channelCode: row.channel_code,
    channelName: nameIn(row.channel_names, language, row.channel_code),
    amount: formatAmount(row.amount),
    currency: row.currency,
    state,
    redirectUrl: state === 'pending' ? row.redirect_url : null,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

function stateOf(state: DepositRowState): DepositState {
  if (state === 'credited') return 'credited';
  return state === 'created' || state === 'pending' ? 'pending' : 'failed';
}
