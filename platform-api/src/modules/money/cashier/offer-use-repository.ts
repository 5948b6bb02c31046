import type { Queryable } from '../../../platform/database';
import type { OfferFrequency } from './terms';

/**
 * The period for which an offer is used up: `once` for ever, or a day of the brand.
 */
const periodOf = (frequency: OfferFrequency, day: string): string => (frequency === 'once' ? 'once' : day);

/** A bonus of a deposit that was started before promotions took their place. */
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
