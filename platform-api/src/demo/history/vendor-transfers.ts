import type pg from 'pg';
import { derivedUuid } from '../../modules/games/in-house/derived-uuid';
import { fingerprintOfMovement, type Movement } from '../../modules/money/ledger/movement';
import type { DemoBrand, DemoGame, DemoMember } from './demo-brand';

/** Money between a member's main wallet and the one at a game's vendor. */
export interface VendorTransfer {
  readonly member: DemoMember;
  readonly game: DemoGame;
  /** Ledger units. */
  readonly amount: number;
  /** Stable text from which its key is made. */
  readonly seed: string;
}

/**
 * Moves money at the clock's time, each transfer through the ledger's `post_movement`, as the wallets module does for one.
 * @param direction in: to the vendors
 */
export async function transferBatch(
  client: pg.ClientBase,
  brand: DemoBrand,
  direction: 'in' | 'out',
  transfers: readonly VendorTransfer[],
): Promise<void> {
  const moved = transfers.filter(({ amount }) => amount > 0);
  if (moved.length === 0) return;
  const { rows } = await client.query<{ position: number; outcome: string; balance: bigint | null }>({
    name: `demo-transfers-${direction}`,
    text: `with opened as materialized (
        select t.*, open_vendor_wallet(t.member_id, t.vendor_id) as account
        from json_to_recordset($1) as t (position int, member_id bigint, vendor_id smallint, cash bigint, amount bigint, source text,
          key text, fingerprint bytea, detail jsonb)
      )
      select o.position, p.outcome, p.balance
      from opened o cross join lateral post_movement(o.source, o.key, o.fingerprint, 'transfer', $2::smallint, o.member_id,
        array[${direction === 'in' ? 'o.cash' : 'o.account'}], array[${direction === 'in' ? 'o.account' : 'o.cash'}],
        array[o.amount], o.detail) p`,
    values: [
      JSON.stringify(moved.map((transfer, position) => rowOf(brand, direction, transfer, position))),
      brand.ref.id,
    ],
  });
  for (const { position, outcome, balance } of rows) {
    const transfer = moved[position];
    if (outcome !== 'ok' || !transfer) throw new Error(`a demo transfer was not made: ${outcome}`);
    transfer.member.balance = Number(balance);
  }
}

function rowOf({ ref }: DemoBrand, direction: 'in' | 'out', transfer: VendorTransfer, position: number) {
  const { member, game, amount, seed } = transfer;
  const memberId = member.ref.id;
  const main = { kind: 'cash', memberId } as const;
  const vendor = { kind: 'vendor', memberId, vendorId: game.vendorId } as const;
  const [from, to] = direction === 'in' ? [main, vendor] : [vendor, main];
  const movement: Movement = {
    source: `wallets:${memberId}`,
    key: derivedUuid(seed, direction),
    kind: 'transfer',
    brandId: ref.id,
    memberId,
    lines: [{ from, to, amount: BigInt(amount) }],
  };
  return {
    position,
    member_id: String(memberId),
    vendor_id: game.vendorId,
    cash: String(member.cashAccount),
    amount: String(amount),
    source: movement.source,
    key: movement.key,
    fingerprint: fingerprintOfMovement(movement),
    detail: {
      way: direction === 'in' ? 'to_vendor' : 'from_vendor',
      vendor: game.vendorCode,
      reference: game.vendorName,
    },
  };
}
