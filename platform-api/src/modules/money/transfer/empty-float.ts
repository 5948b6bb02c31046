import type { Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { type LedgerService, requirePosted } from '../ledger/service';
import { insertTransfer, lockWallets, readFloat } from './repository';

export interface FloatParts {
  readonly platform: Pick<Platform, 'clock'>;
  readonly ledger: Pick<LedgerService, 'openMember' | 'post'>;
}

interface OwnFloat {
  readonly memberId: bigint;
  readonly brandId: number;
  /** Names the movement for good. */
  readonly key: string;
}

/** The ledger's source of what goes from a float to cash because its owner is no agent any more. */
const SOURCE = 'agent-end';

/** Moves what lies in a float to the cash of its owner, as a transfer of one's own, under the lock of the member's money. */
export async function emptyFloat(
  tx: Queryable,
  { platform, ledger }: FloatParts,
  { memberId, brandId, key }: OwnFloat,
): Promise<void> {
  await ledger.openMember(memberId, tx);
  await lockWallets(tx, [memberId]);
  const amount = await readFloat(tx, memberId);
  if (amount === 0n) return;
  const from = { kind: 'agent', memberId } as const;
  const to = { kind: 'cash', memberId } as const;
  const lines = [{ from, to, amount }] as const;
  const detail = { way: 'own', reference: '' };
  const movement = { source: SOURCE, key, kind: 'transfer', brandId, memberId, lines, detail } as const;
  const { outcome, transactionId: id } = requirePosted(await ledger.post(movement, tx));
  if (outcome === 'ok')
    await insertTransfer(tx, { id, brandId, way: 'own', from, to, amount, at: platform.clock.now() });
}
