import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { Deposit, DepositChannel } from '@marquee/contract/calls/money';
import { type PaymentKind, TRANSFER_LIFE_MS } from '@marquee/contract/constants';
import { formatAmount } from '@marquee/contract/money';
import { originOf } from '../../../platform/config';
import { enteredAmount } from '../../../platform/entered-amount';
import { Failure, fieldFailure } from '../../../platform/failure';
import type { BrandRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { LedgerService } from '../ledger/service';
import type { Limits } from '../limits/service';
import type { Uploads } from '../../operators/uploads/service';
import type { WageringService } from '../wagering/service';
import type pg from 'pg';
import { startDeposit } from './start-deposit';
import { createCallbacks } from './callbacks';
import { type ChannelRow, readAllChannels, readChannels } from './channel-repository';
import type { DepositContext } from './deposit-context';
import { expireDeposits, giveUp, markPending } from './new-deposit-repository';
import { createProofs } from './proofs';
import type { PaymentProvider } from './providers/payment-provider';
import type { EventOutcome } from './psp-event-repository';
import { readDeposit, readDeposits } from './repository';
import { channelView, depositView, FILTERS } from './view';

export interface CashierParts {
  readonly ledger: LedgerService;
  readonly wagering: Pick<WageringService, 'require'>;
  readonly limits: Pick<Limits, 'admitDeposit'>;
  readonly uploads: Pick<Uploads, 'claim'>;
  readonly providers: readonly PaymentProvider[];
}

export interface CashierService {
  channels(brand: BrandRef, language: string): Promise<DepositChannel[]>;
  /** The methods of the brand's open channels, each once, in order. */
  paymentKinds(brandId: number): Promise<PaymentKind[]>;
  /**
   * Starts a deposit: at its provider, or as a transfer to an account of the brand. The same key and content give the
   * same deposit.
   * @throws Failure `validation_failed` (no such channel), `channel_unavailable`, `amount_invalid`, `amount_below_minimum`, `amount_above_maximum`,
   *   `offer_unavailable`, `idempotency_key_reused` (other content), `request_in_flight` (the first request is still
   *   running), and those of the limits
   */
  deposit(
    request: ParsedCallRequest<'cashier.deposit'>,
    idempotencyKey: string,
    context: DepositContext,
  ): Promise<Deposit>;
  /** @throws Failure `deposit_not_found`, `deposit_decided`, `proof_required`, `image_not_found` */
  sendProof(request: ParsedCallRequest<'cashier.sendProof'>, context: DepositContext): Promise<Deposit>;
  /** @throws Failure `deposit_not_found` */
  depositById(id: string, context: DepositContext): Promise<Deposit>;
  deposits(
    request: ParsedCallRequest<'cashier.deposits'>,
    context: DepositContext,
  ): Promise<CallValue<'cashier.deposits'>>;
  /**
   * Handles a provider's call-back.
   * @returns null when it is not authentic
   */
  callback(
    providerCode: string,
    body: string,
    headers: Parameters<PaymentProvider['readEvent']>[1],
  ): Promise<EventOutcome | null>;
  /** Expires deposits that were never paid. */
  sweep(): Promise<void>;
}

export function createCashierService(platform: Platform, parts: CashierParts): CashierService {
  const { pool } = platform.database;
  const { limits, providers } = parts;
  const callbacks = createCallbacks(platform, parts);
  const proofs = createProofs(pool, parts.uploads);
  const providerOf = (code: string) => providers.find((provider) => provider.code === code);

  const openChannels = async (brandId: number): Promise<ChannelRow[]> =>
    (await readChannels(pool, brandId)).filter(({ method, provider }) => method === 'transfer' || providerOf(provider));

  async function depositById(id: string, { member, language }: DepositContext): Promise<Deposit> {
    const row = await readDeposit(pool, member.id, id);
    if (!row) throw new Failure('deposit_not_found');
    return depositView(row, language);
  }

  return {
    async channels(brand, language) {
      return (await openChannels(brand.id)).map((row) => channelView(row, brand.currency, language));
    },

    async paymentKinds(brandId) {
      return [...new Set((await openChannels(brandId)).map(({ kind }) => kind))];
    },

    async deposit({ channelCode, amount: text, offerCode, page = 'member' }, idempotencyKey, context) {
      // Promotions took the place of bonuses that a deposit names.
      if (offerCode !== undefined) throw new Failure('offer_unavailable');
      const channel = (await openChannels(context.brand.id)).find(({ code }) => code === channelCode);
      if (!channel) throw await refusalOfChannel(pool, context.brand.id, channelCode);
      const bounds = { minimum: formatAmount(channel.minimum), maximum: formatAmount(channel.maximum) };
      const amount = enteredAmount(text, bounds);
      const { id, callsProvider } = await startDeposit(platform, limits, { channel, amount, idempotencyKey }, context);
      const provider = callsProvider ? providerOf(channel.provider) : undefined;
      if (provider) await requestPayment(platform, provider, { id, amount, page }, context);
      return depositById(id, context);
    },

    async sendProof(request, context) {
      await proofs.send(request, context);
      return depositById(request.depositId, context);
    },

    depositById,

    async deposits({ state, ...page }, { member, language }) {
      const offset = offsetOf(page);
      const { rows, total } = await readDeposits(pool, member.id, FILTERS[state ?? 'all'], page.pageSize, offset);
      return pageOf(
        rows.map((row) => depositView(row, language)),
        total,
        page,
      );
    },

    async callback(providerCode, body, headers) {
      const event = providerOf(providerCode)?.readEvent(body, headers);
      return event ? callbacks.take(providerCode, event) : null;
    },

    async sweep() {
      await expireDeposits(pool, TRANSFER_LIFE_MS);
    },
  };
}

/** A closed channel may open again; a code that the brand does not have is the caller's mistake. */
async function refusalOfChannel(pool: pg.Pool, brandId: number, code: string): Promise<Failure> {
  const exists = (await readAllChannels(pool, [brandId])).some((channel) => channel.code === code);
  return exists
    ? new Failure('channel_unavailable')
    : fieldFailure({ path: 'channelCode', messageKey: 'invalid_value' });
}

/** Where the page of a deposit stands in the member centre, and in the agents' office. */
const DEPOSIT_PAGES = { member: '/member/deposit', office: '/agentHome/deposit' } as const;

/** Requests the payment from the provider. When that fails, the deposit has failed and the same intent may be repeated at once. */
async function requestPayment(
  { config, database: { pool } }: Platform,
  provider: PaymentProvider,
  { id, amount, page }: { readonly id: string; readonly amount: bigint; readonly page: keyof typeof DEPOSIT_PAGES },
  { brand, language }: DepositContext,
): Promise<void> {
  try {
    const { providerReference, redirectUrl } = await provider.startPayment({
      reference: id,
      amount,
      currency: brand.currency,
      language,
      returnUrl: `${originOf(config, brand.code)}${DEPOSIT_PAGES[page]}?depositId=${id}`,
    });
    await markPending(pool, id, providerReference, redirectUrl);
  } catch (error) {
    await giveUp(pool, id);
    throw error;
  }
}
