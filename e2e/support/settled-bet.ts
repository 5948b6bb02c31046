import { randomUUID } from 'node:crypto';
import { LEDGER_SCALE } from '../../shared/contract/src/money';
import { withDatabase } from './database';

interface SettledBet {
  /** Whole currency units, from the cash. */
  readonly stake: bigint;
  readonly payout: bigint;
}

/** A bet on a slot machine, placed and settled by the ledger's own functions, with a result that the test needs. */
export async function settleBet(account: string, { stake, payout }: SettledBet): Promise<void> {
  const [key, fingerprint] = [randomUUID(), ''];
  await withDatabase(async (client) => {
    const { rows } = await client.query<{ member: string; brand: number; vendor: number; game: number; code: string }>(
      `select m.id::text as member, m.brand_id as brand, v.id as vendor, g.id as game, v.code
       from member m cross join (select * from game where game_type = 'rng' and status = 'active' order by id limit 1) g
       join vendor v on v.id = g.vendor_id where m.account = $1`,
      [account],
    );
    const [{ member, brand, vendor, game, code } = never()] = rows;
    const common = { ord: 0, source: `vendor:${code}`, fingerprint, member_id: member, round_closed: true };
    const bet = {
      ...common,
      key,
      request_uuid: randomUUID(),
      brand_id: brand,
      vendor_id: vendor,
      game_id: game,
      game_type: 'rng',
      round_id: `round-${key}`,
      is_free: false,
      stake: Number(stake * LEDGER_SCALE),
      terms: null,
    };
    const win = {
      ...common,
      key: randomUUID(),
      bet_key: key,
      payout: Number(payout * LEDGER_SCALE),
      valid_bet: null,
      detail: null,
    };
    for (const [call, request] of [
      ['place_bets', bet],
      ['settle_bets', win],
    ] as const) {
      const { rows: results } = await client.query<{ outcome: string }>(`select outcome from ${call}($1)`, [
        JSON.stringify([request]),
      ]);
      if (results[0]?.outcome !== 'ok') throw new Error(`${call}: ${results[0]?.outcome}`);
    }
  });
}

function never(): never {
  throw new Error('there is no such member, or no slot machine');
}
