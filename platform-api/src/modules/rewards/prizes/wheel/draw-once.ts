import { playFairly } from '@marquee/contract/fairness/fair-draw';
import { drawPrize } from '@marquee/contract/prizes/wheel-draw';
import type pg from 'pg';
import type { PaidReward } from '../../rewards/rewards';
import { payPrize } from '../pay-prize';
import type { PrizeParts, PrizeReader } from '../prizes-context';
import type { TermsInForce } from '../terms/terms-repository';
import { insertDraw, takePiece } from './wheel-repository';

export type Drawer = Pick<PrizeReader, 'brand' | 'member'> & { readonly idempotencyKey: string };

/** The holder of the seed pair that decides a member's draws. */
export const holderOf = (memberId: bigint): string => `wheel:${memberId}`;

/**
 * Decides and pays a draw in the caller's transaction, which holds the member's lock. A prize with a stock is taken last:
 * draws of it wait for one another from there to the commit.
 */
export const createDrawOnce =
  ({ platform, tickets, rewards, seedPairs }: Pick<PrizeParts, 'platform' | 'tickets' | 'rewards' | 'seedPairs'>) =>
  async (
    tx: pg.PoolClient,
    { brand, member, idempotencyKey }: Drawer,
    { version, terms }: TermsInForce<'wheel'>,
  ): Promise<PaidReward | null> => {
    const key = `${member.id}:${idempotencyKey}`;
    await tickets.spend(tx, { memberId: member.id, unit: 'wheel', source: 'wheel.ticket', key });
    const { id: pairId, ...seeds } = await seedPairs.take(tx, holderOf(member.id));
    const stopped = await playFairly(seeds, (draw) => drawPrize(terms.prizes, draw));
    const wheel = { brandId: brand.id, version };
    const isGone = stopped.stock !== null && !(await takePiece(tx, wheel, stopped.prizeId));
    const prize = isGone ? terms.prizes.find(({ prizeId }) => prizeId === terms.fallback) : stopped;
    if (!prize) throw new Error(`wheel ${brand.id}/${version} has no fallback`);
    await insertDraw(tx, {
      ...wheel,
      memberId: member.id,
      idempotencyKey,
      pairId,
      nonce: seeds.nonce,
      at: platform.clock.now(),
      stoppedAt: stopped.prizeId,
      prizeId: prize.prizeId,
      reward: prize.reward,
    });
    return payPrize(tx, rewards, { brandId: brand.id, memberId: member.id, kind: 'wheel', key }, prize.reward);
  };
