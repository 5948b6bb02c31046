import type { CallValue } from '@marquee/contract/calls/index';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { PrizeCaller, PrizeParts } from '../prizes-context';
import { lockRaffle, type RaffleRow, readNumberByKey, readOwnNumbers, takeNumber } from './raffle-repository';

/** Takes the next number of a raffle for one ticket, once per key. @throws Failure as the call's row says */
export type ClaimNumber = (
  caller: PrizeCaller & { readonly idempotencyKey: string },
  raffleId: string,
) => Promise<CallValue<'promotions.claimRaffle'>>;

export function createClaimNumber({ platform, tickets, limits }: PrizeParts): ClaimNumber {
  const { pool } = platform.database;

  /** @throws Failure `prizes_closed`, `raffle_full`, `raffle_limit_reached` */
  async function refuseUnfit(tx: Queryable, raffle: RaffleRow, memberId: bigint): Promise<void> {
    const now = platform.clock.now();
    if (raffle.drawnAt !== null || now < raffle.opensAt || now >= raffle.drawsAt) throw new Failure('prizes_closed');
    if (raffle.sold >= raffle.most) throw new Failure('raffle_full');
    const own = (await readOwnNumbers(tx, memberId, [raffle.id])).get(raffle.id) ?? [];
    if (own.length >= raffle.perMember) throw new Failure('raffle_limit_reached');
  }

  return async ({ brand, member, idempotencyKey }, raffleId) => {
    const claimed = await inTransaction(pool, async (tx) => {
      await limits.refuseBarred(tx, member.id);
      await tickets.lock(tx, member.id);
      const known = await readNumberByKey(tx, member.id, idempotencyKey);
      if (known && known.raffleId !== raffleId) throw new Failure('idempotency_key_reused');
      if (known) return { number: known.number, isNew: false };
      const raffle = await lockRaffle(tx, brand.id, raffleId);
      if (!raffle) throw new Failure('not_found');
      await refuseUnfit(tx, raffle, member.id);
      const at = platform.clock.now();
      const number = await takeNumber(tx, { raffleId, memberId: member.id }, { idempotencyKey, at });
      const ticket = { memberId: member.id, unit: 'raffle', source: 'raffle.ticket' } as const;
      await tickets.spend(tx, { ...ticket, key: `${raffleId}:${number}` });
      return { number, isNew: true };
    });
    if (claimed.isNew) tickets.announce(member.id);
    const own = await readOwnNumbers(pool, member.id, [raffleId]);
    return { promotionId: raffleId, number: claimed.number, own: own.get(raffleId) ?? [] };
  };
}
