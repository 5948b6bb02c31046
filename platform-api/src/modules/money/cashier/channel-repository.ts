import type { PaymentKind } from '@marquee/contract/constants';
import type { DepositMethod } from '@marquee/contract/calls/money';
import type { DepositFee } from '@marquee/contract/deposit-terms';
import type { Queryable } from '../../../platform/database';

export interface ChannelRow {
  readonly id: number;
  readonly brand_id: number;
  readonly code: string;
  readonly provider: string;
  readonly kind: PaymentKind;
  readonly method: DepositMethod;
  readonly names: Readonly<Record<string, string>>;
  /** Ledger units, as all amounts here. */
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly presets: readonly bigint[];
  readonly fee_basis_points: number;
  readonly fee_fixed: bigint;
  readonly fee_bearer: 'brand' | 'member';
  readonly wagering_percent: number;
  readonly enabled: boolean;
}

const COLUMNS = `id, brand_id, code, provider, kind, method, names, minimum, maximum, presets::text[] as presets,
  fee_basis_points, fee_fixed, fee_bearer, wagering_percent, enabled`;

type StoredChannel = Omit<ChannelRow, 'presets'> & { readonly presets: readonly string[] };
const channelOf = (row: StoredChannel): ChannelRow => ({ ...row, presets: row.presets.map(BigInt) });

/** The open channels of a brand, in order; a transfer channel only while it has an open account. */
export async function readChannels(db: Queryable, brandId: number): Promise<ChannelRow[]> {
  const { rows } = await db.query<StoredChannel>({
    name: 'deposit-channels',
    text: `select ${COLUMNS} from deposit_channel c
           where brand_id = $1 and enabled
             and (method = 'redirect' or exists (select from receiving_account a where a.channel_id = c.id and a.enabled))
           order by sort_order, id`,
    values: [brandId],
  });
  return rows.map(channelOf);
}

/** The largest percent of a deposit that has to be wagered before a withdrawal, over a brand's open channels; 0: there is none. */
export async function readWageringPercent(db: Queryable, brandId: number): Promise<number> {
  const { rows } = await db.query<{ percent: number }>({
    name: 'deposit-wagering-percent',
    text: 'select coalesce(max(wagering_percent), 0)::int as percent from deposit_channel where brand_id = $1 and enabled',
    values: [brandId],
  });
  return rows[0]?.percent ?? 0;
}

export const feeOf = ({ fee_basis_points, fee_fixed, fee_bearer }: ChannelRow): DepositFee => ({
  basisPoints: fee_basis_points,
  fixed: fee_fixed,
  bearer: fee_bearer,
});

/**
 * Includes closed channels.
 * @param brandIds null: of every brand
 */
export async function readAllChannels(db: Queryable, brandIds: readonly number[] | null): Promise<ChannelRow[]> {
  const { rows } = await db.query<StoredChannel>({
    name: 'deposit-channels-all',
    text: `select ${COLUMNS} from deposit_channel where $1::int[] is null or brand_id = any($1) order by brand_id, sort_order, id`,
    values: [brandIds],
  });
  return rows.map(channelOf);
}

/** Locked until the end of the transaction. */
export async function lockChannel(db: Queryable, id: number): Promise<ChannelRow | null> {
  const { rows } = await db.query<StoredChannel>({
    name: 'deposit-channel-lock',
    text: `select ${COLUMNS} from deposit_channel where id = $1 for update`,
    values: [id],
  });
  return rows[0] ? channelOf(rows[0]) : null;
}

export type ChannelTerms = Omit<ChannelRow, 'id' | 'brand_id' | 'code' | 'provider' | 'kind' | 'method'>;

export async function updateChannel(db: Queryable, id: number, terms: ChannelTerms): Promise<void> {
  await db.query({
    name: 'deposit-channel-update',
    text: `update deposit_channel set names = $2, minimum = $3, maximum = $4, presets = $5, fee_basis_points = $6,
             fee_fixed = $7, fee_bearer = $8, wagering_percent = $9, enabled = $10 where id = $1`,
    values: [
      id,
      JSON.stringify(terms.names),
      terms.minimum,
      terms.maximum,
      terms.presets,
      terms.fee_basis_points,
      terms.fee_fixed,
      terms.fee_bearer,
      terms.wagering_percent,
      terms.enabled,
    ],
  });
}
