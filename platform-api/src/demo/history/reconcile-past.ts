import { IN_HOUSE_VENDOR_CODE } from '@marquee/contract/in-house';
import type pg from 'pg';
import { createDailyReconciliation } from '../../modules/games/reconciliation/day-service';
import type { VendorPort, VendorTransaction } from '../../modules/games/vendor-api/vendor-port';
import type { Platform } from '../../platform/platform';
import type { PastClock } from '../past-clock';
import { DAY_MS, HOUR_MS } from './story';

/** Days of reports; the last of them are the ones that the product would compare with the vendors' own records. */
const DAYS = 5;
/** Of so many transactions one is missing in a vendor's report of the oldest day. */
const MISSING_ONE_OF = 40;

/** The vendors' reports of the past days, which the vendors themselves never wrote: as the ledger has it, but for a few differences. */
export async function reconcilePast(
  platform: Platform,
  client: pg.ClientBase,
  clock: PastClock,
  now: Date,
): Promise<void> {
  const { rows: vendors } = await client.query<{ code: string }>(
    `select code from vendor where api_url is not null or code = $1 order by id`,
    [IN_HOUSE_VENDOR_CODE],
  );
  const midnightMs = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  for (let daysAgo = DAYS; daysAgo >= 1; daysAgo -= 1) {
    const day = new Date(midnightMs - daysAgo * DAY_MS).toISOString().slice(0, 10);
    const finishedMs = Math.min(midnightMs - (daysAgo - 1) * DAY_MS + 3 * HOUR_MS, now.getTime());
    await clock.moveTo(new Date(finishedMs));
    for (const { code } of vendors) {
      const port = portOf(client, code, daysAgo === DAYS);
      const ports = { of: async () => port, connected: async () => [code] };
      await createDailyReconciliation(platform, ports).run(code, day);
    }
  }
}

function portOf(client: pg.ClientBase, code: string, isIncomplete: boolean): VendorPort {
  const never = () => Promise.reject(new Error('the past is asked for transactions only'));
  return {
    gameUrl: never,
    round: never,
    grantFreeBets: never,
    async transactions(from, to) {
      const all = await readTransactions(client, code, from, to);
      return isIncomplete && code !== IN_HOUSE_VENDOR_CODE
        ? all.filter((_one, index) => index % MISSING_ONE_OF !== 7)
        : all;
    },
  };
}

async function readTransactions(
  client: pg.ClientBase,
  code: string,
  from: Date,
  to: Date,
): Promise<VendorTransaction[]> {
  const { rows } = await client.query<VendorTransaction>({
    name: 'demo-vendor-transactions',
    text: `select t.key as id, t.kind::text as kind, s.key as reference, m.wallet_user as "user", b.round_id as round,
             abs(t.cash_change) as amount, t.created_at as at
           from ledger_transaction t
           join member m on m.id = t.member_id
           left join ledger_transaction s on s.id = t.refers_to
           left join bet b on b.id = coalesce(t.refers_to, t.id) and b.placed_at = coalesce(s.created_at, t.created_at)
           where t.source = $1 and t.kind in ('bet', 'win') and t.created_at >= $2 and t.created_at < $3
           order by t.id`,
    values: [`vendor:${code}`, from, to],
  });
  return rows;
}
