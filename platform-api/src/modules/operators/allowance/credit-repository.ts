import type { Queryable } from '../../../platform/database';

/** What an operator gave, or took, without a second one. */
export interface OperatorCredit {
  /** The owner of the key. */
  readonly source: string;
  readonly key: string;
  readonly brandId: number;
  readonly measure: 'money' | 'points';
  /** Of the brand's calendar, ISO date. */
  readonly day: string;
  readonly operatorId: number;
  readonly memberId: bigint;
  /** What the account gets or loses, above zero; ledger units or points. */
  readonly amount: bigint;
  /** The part of it that nothing but the operator's word stands for. */
  readonly granted: bigint;
}

/** Credits of one brand and measure are weighed one after another, until the caller's transaction ends. */
export async function lockCredits(
  tx: Queryable,
  { brandId, measure }: Pick<OperatorCredit, 'brandId' | 'measure'>,
): Promise<void> {
  await tx.query({
    name: 'operator-credit-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('operator-credit ' || $2, $1))`,
    values: [brandId, measure],
  });
}

/**
 * Stores a credit with which neither the account nor the operator comes above the limit of the day; one that is stored already stays.
 * @returns whether it is stored
 */
export async function insertCredit(tx: Queryable, credit: OperatorCredit, limit: bigint): Promise<boolean> {
  const { source, key, brandId, measure, day, operatorId, memberId, amount, granted } = credit;
  const { rowCount } = await tx.query({
    name: 'operator-credit-insert',
    text: `with stored as (
             insert into operator_credit (source, key, brand_id, measure, day, operator_id, member_id, amount, granted)
             select $1, $2, $3, $4, $5, $6, $7, $8, $9
             from (select coalesce(sum(amount) filter (where member_id = $7), 0) as of_member,
                          coalesce(sum(granted) filter (where operator_id = $6), 0) as of_operator
                   from operator_credit where brand_id = $3 and measure = $4 and day = $5) before
             where of_member + $8::bigint <= $10::bigint and ($9::bigint = 0 or of_operator + $9::bigint <= $10::bigint)
             on conflict do nothing
             returning 1)
           select from stored union all select from operator_credit where source = $1 and key = $2`,
    values: [source, key, brandId, measure, day, operatorId, memberId, amount, granted, limit],
  });
  return rowCount !== 0;
}
