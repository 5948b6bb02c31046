import type { Random } from '@marquee/contract/seeded-random';
import type pg from 'pg';
import type { OperatorRef } from '../../platform/http/visitor';
import type { DemoServices } from '../demo-services';
import type { PastClock } from '../past-clock';
import type { DemoBrand } from './demo-brand';

/** What the stories of a brand are told with, beside its play. */
export interface StoryParts {
  readonly client: pg.ClientBase;
  readonly clock: PastClock;
  readonly brand: DemoBrand;
  readonly services: DemoServices;
  readonly operators: readonly [OperatorRef, OperatorRef];
  readonly random: Random;
  readonly now: Date;
  readonly seed: string;
}

export const REQUEST_ID = 'demo-history';
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Members who play and may be chosen for a story: those who joined first come first, agents and demo accounts left out. */
export const playersOf = (brand: DemoBrand) =>
  brand.members.filter(({ activity, isAgent, ref }) => activity > 0 && !isAgent && ref.account !== 'demo');

/** Reads the cash of all members again, after services moved money. */
export async function refreshBalances(client: pg.ClientBase, brand: DemoBrand): Promise<void> {
  const { rows } = await client.query<{ member_id: bigint; balance: bigint }>({
    name: 'demo-balances',
    text: `select w.member_id, w.balance from wallet w join member m on m.id = w.member_id where w.kind = 'cash' and m.brand_id = $1`,
    values: [brand.ref.id],
  });
  const balances = new Map(rows.map(({ member_id, balance }) => [member_id, Number(balance)]));
  for (const member of brand.members) member.balance = balances.get(member.ref.id) ?? member.balance;
}
