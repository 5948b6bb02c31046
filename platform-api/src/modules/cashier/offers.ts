import type { Queryable } from '../../platform/database';
import type { OfferFrequency, AppliedOffer } from './terms';

export interface OfferRow {
  readonly id: number;
  readonly brand_id: number;
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
  readonly percent: number;
  /** Ledger units, as all amounts here. */
  readonly cap: bigint;
  readonly minimum: bigint;
  readonly wagering_times: number;
  readonly frequency: OfferFrequency;
  readonly enabled: boolean;
}

const COLUMNS =
  'o.id, o.brand_id, o.code, o.names, o.percent, o.cap, o.minimum, o.wagering_times, o.frequency, o.enabled';

/** The terms of an offer that a deposit stores. */
export const offerTerms = ({ names, percent, cap, minimum, wagering_times, frequency }: OfferRow): AppliedOffer => ({
  names,
  percent,
  cap,
  minimum,
  wageringTimes: wagering_times,
  frequency,
});

/**
 * The period for which an offer is used up: `once` for ever, or a day of the brand.
 * @param day `YYYY-MM-DD`
 */
const periodOf = (frequency: OfferFrequency, day: string): string => (frequency === 'once' ? 'once' : day);

/** The open offers of a brand that the member has not used up, in order. @param day the brand's day */
export async function readOpenOffers(
  db: Queryable,
  brandId: number,
  memberId: bigint,
  day: string,
): Promise<OfferRow[]> {
  const { rows } = await db.query<OfferRow>({
    name: 'offers-open',
    text: `select ${COLUMNS} from deposit_offer o
           where o.brand_id = $1 and o.enabled and not exists (
             select from deposit_offer_use u
             where u.offer_id = o.id and u.member_id = $2 and u.period in ('once', $3))
           order by o.sort_order, o.id`,
    values: [brandId, memberId, day],
  });
  return rows;
}

export interface OfferUse {
  readonly offerId: number;
  readonly memberId: bigint;
  readonly frequency: OfferFrequency;
  /** The brand's day. */
  readonly day: string;
  readonly depositId: string;
  readonly bonus: bigint;
}

/**
 * Marks an offer as used in the transaction that credits its bonus.
 * @returns false when the member had used it before
 */
export async function useUpOffer(db: Queryable, use: OfferUse): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'offer-use',
    text: `insert into deposit_offer_use (offer_id, member_id, period, deposit_id, bonus) values ($1, $2, $3, $4, $5)
           on conflict do nothing`,
    values: [use.offerId, use.memberId, periodOf(use.frequency, use.day), use.depositId, use.bonus],
  });
  return rowCount === 1;
}

/** @param brandIds null: of every brand */
export async function readAllOffers(
  db: Queryable,
  brandIds: readonly number[] | null,
): Promise<(OfferRow & { readonly used: bigint })[]> {
  const { rows } = await db.query<OfferRow & { used: bigint }>({
    name: 'offers-all',
    text: `select ${COLUMNS}, (select count(*) from deposit_offer_use u where u.offer_id = o.id) as used
           from deposit_offer o where $1::int[] is null or o.brand_id = any($1) order by o.brand_id, o.sort_order, o.id`,
    values: [brandIds],
  });
  return rows;
}

/**
 * Creates an offer or sets its terms.
 * @returns the previous terms, null for a new one
 */
export async function writeOffer(db: Queryable, offer: Omit<OfferRow, 'id'>): Promise<Omit<OfferRow, 'id'> | null> {
  const before = await db.query<OfferRow>({
    name: 'offer-lock',
    text: `select ${COLUMNS} from deposit_offer o where o.brand_id = $1 and o.code = $2 for update`,
    values: [offer.brand_id, offer.code],
  });
  await db.query({
    name: 'offer-write',
    text: `insert into deposit_offer (brand_id, code, names, percent, cap, minimum, wagering_times, frequency, enabled)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (brand_id, code) do update set names = excluded.names, percent = excluded.percent, cap = excluded.cap,
             minimum = excluded.minimum, wagering_times = excluded.wagering_times, frequency = excluded.frequency, enabled = excluded.enabled`,
    values: [
      offer.brand_id,
      offer.code,
      JSON.stringify(offer.names),
      offer.percent,
      offer.cap,
      offer.minimum,
      offer.wagering_times,
      offer.frequency,
      offer.enabled,
    ],
  });
  return before.rows[0] ?? null;
}
