import type pg from 'pg';
import { formatAmount } from '@marquee/contract/money';
import { derivedUuid } from '../../modules/games/in-house/derived-uuid';
import { storedTerms, sumOf } from '../../modules/money/cashier/terms';
import { fingerprintOf } from '../../modules/money/ledger/service';
import type { DemoBrand, DemoChannel, DemoMember } from './demo-brand';

/** A payment that a provider has confirmed at once. */
export interface DemoDeposit {
  readonly member: DemoMember;
  readonly channel: DemoChannel;
  /** Ledger units. */
  readonly amount: bigint;
  /** Stable text from which its ids are made. */
  readonly seed: string;
}

/** Accounts of the brand, by purpose. */
export interface DepositAccounts {
  readonly house: bigint;
  readonly providers: ReadonlyMap<string, bigint>;
}

const PROVIDER = 'sandpay';

/**
 * Credits deposits at the clock's time, each through the ledger's `post_movement`, as the cashier does for one: payment and
 * fee in one movement, the wagering requirement, and the deposit in its state.
 */
export async function creditDeposits(
  client: pg.ClientBase,
  brand: DemoBrand,
  accounts: DepositAccounts,
  deposits: readonly DemoDeposit[],
): Promise<void> {
  if (deposits.length === 0) return;
  const rows = deposits.map((deposit, position) => rowOf(brand, accounts, deposit, position));
  const { rows: posted } = await client.query<{ position: number; balance: bigint | null; outcome: string }>({
    name: 'demo-deposits',
    text: `with asked as materialized (
        select * from json_to_recordset($1) as d (position int, id uuid, member_id bigint, channel_id int, amount bigint, fee bigint,
          idempotency_key text, fingerprint bytea, movement_fingerprint bytea, terms jsonb, source text, debits bigint[], credits bigint[],
          amounts bigint[], detail jsonb, provider_reference text, wagering bigint)
      ),
      posted as materialized (
        select d.*, p.outcome, p.transaction_id, p.balance
        from asked d cross join lateral post_movement(d.source, d.id::text, d.movement_fingerprint, 'deposit', $2::smallint, d.member_id,
          d.debits, d.credits, d.amounts, d.detail) p
      ),
      stored as (
        insert into deposit (id, brand_id, member_id, channel_id, amount, currency, state, idempotency_key, fingerprint, terms, fee,
          provider_reference, transaction_id, finished_at)
        select id, $2, member_id, channel_id, amount, $3, 'credited', idempotency_key, fingerprint, terms, fee, provider_reference,
          transaction_id, now()
        from posted where outcome = 'ok'
      ),
      reported as (
        insert into psp_event (provider, event_id, deposit_id, kind, outcome)
        select '${PROVIDER}', 'evt_' || provider_reference, id, 'succeeded', 'credited' from posted where outcome = 'ok'
      ),
      required as (
        insert into wagering_requirement (member_id, source, key, amount)
        select member_id, 'deposit', id::text, wagering from posted where outcome = 'ok' and wagering > 0
      )
      select position, balance, outcome from posted`,
    values: [JSON.stringify(rows), brand.ref.id, brand.ref.currency],
  });
  for (const { position, balance, outcome } of posted) {
    const deposit = deposits[position];
    if (outcome !== 'ok' || balance === null || !deposit)
      throw new Error(`a demo deposit was not credited: ${outcome}`);
    deposit.member.balance = Number(balance);
  }
}

function rowOf(brand: DemoBrand, accounts: DepositAccounts, deposit: DemoDeposit, position: number) {
  const { member, channel, amount, seed } = deposit;
  const terms = {
    fee: { basisPoints: channel.feeBasisPoints, fixed: channel.feeFixed, bearer: channel.feeBearer },
    wageringPercent: channel.wageringPercent,
    offer: null,
  } as const;
  const { fee, wagering } = sumOf(amount, terms);
  const provider = accounts.providers.get(channel.code) ?? 0n;
  const payer = channel.feeBearer === 'member' ? member.cashAccount : accounts.house;
  const lines = [
    { debit: provider, credit: member.cashAccount, amount },
    ...(fee > 0n ? [{ debit: payer, credit: provider, amount: fee }] : []),
  ];
  const id = derivedUuid(seed, 'deposit');
  return {
    position,
    id,
    member_id: String(member.ref.id),
    channel_id: channel.id,
    amount: String(amount),
    fee: String(fee),
    idempotency_key: derivedUuid(seed, 'intent'),
    fingerprint: fingerprintOf('deposit', channel.code, amount, brand.ref.currency, undefined),
    movement_fingerprint: fingerprintOf('deposit', brand.ref.id, member.ref.id, amount, fee),
    terms: storedTerms(terms),
    source: `cashier:${channel.code}`,
    debits: arrayOf(lines.map(({ debit }) => debit)),
    credits: arrayOf(lines.map(({ credit }) => credit)),
    amounts: arrayOf(lines.map((line) => line.amount)),
    detail: {
      reference: channel.names['en'] ?? channel.code,
      names: JSON.stringify(channel.names),
      depositId: id,
      paid: formatAmount(amount),
      ...(fee > 0n && channel.feeBearer === 'member' && { fee: formatAmount(fee) }),
      ...(wagering > 0n && { wagering: formatAmount(wagering) }),
    },
    provider_reference: `pay_${derivedUuid(seed, 'payment').replaceAll('-', '')}`,
    wagering: String(wagering),
  };
}

/** An array of a JSON row that PostgreSQL reads as `bigint[]`. */
const arrayOf = (values: readonly bigint[]): string[] => values.map(String);
