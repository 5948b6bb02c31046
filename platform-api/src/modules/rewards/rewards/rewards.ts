import type { Queryable } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { Bonuses, BonusTerms } from '../../money/bonus/service';
import type { BrandService } from '../../site/brand/service';
import type { PromiseFreeBets } from '../../games/free-bets/promise-free-bets';
import { type LedgerService, requirePosted } from '../../money/ledger/service';
import type { TicketUnit } from '@marquee/contract/prizes/kinds';
import type { Tickets } from '../tickets/service';
import type { Units } from '../../money/units/service';
import type { WageringService } from '../../money/wagering/service';

/** What a member is given. */
export type Reward =
  | {
      readonly kind: 'cash';
      /** Ledger units. */
      readonly amount: bigint;
      /** Ledger units that have to be wagered before cash can be withdrawn; none by default. */
      readonly wagering?: bigint;
    }
  | { readonly kind: 'points'; readonly amount: bigint }
  | { readonly kind: 'tickets'; readonly unit: TicketUnit; readonly count: number; readonly lifetimeDays: number }
  | {
      readonly kind: 'bonus';
      /** Ledger units. */
      readonly amount: bigint;
      /** The deposit that it matches, in ledger units. */
      readonly deposit?: bigint;
      readonly terms: BonusTerms;
    }
  | {
      /** Their key has to be a UUID. */
      readonly kind: 'free_bets';
      readonly nodeId: number;
      readonly bets: number;
      /** Of each, ledger units. */
      readonly stake: bigint;
      readonly endsAt: Date;
    };

export interface RewardPayment {
  readonly brandId: number;
  readonly memberId: bigint;
  /** Owner of the key, such as `missions`. */
  readonly source: string;
  /** Idempotency key, unique within the source permanently. */
  readonly key: string;
  readonly reward: Reward;
  /** What it is for, by language; shown in the member's records. */
  readonly names: Readonly<Record<string, string>>;
}

/**
 * A reward that was paid, with what the member has of its kind now (of a bonus: its amount; of tickets: how many were given; of free
 * bets: 0).
 */
export interface PaidReward extends Pick<RewardPayment, 'brandId' | 'memberId'> {
  readonly kind: Reward['kind'];
  readonly balance: bigint;
}

/** Pays what promotions, missions and levels give. Only this module decides which ledger a reward goes through. */
export interface Rewards {
  /**
   * Pays a reward in the caller's transaction, once per source and key: a repeat pays nothing.
   * @throws Failure `idempotency_key_reused` when the key belongs to another reward
   */
  pay(tx: Queryable, payment: RewardPayment): Promise<PaidReward>;
  /** Tells the member's pages what they have now; only after the commit. */
  announce(paid: PaidReward): Promise<void>;
}

interface RewardParts {
  readonly platform: Pick<Platform, 'bus'>;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly units: Pick<Units, 'grant'>;
  readonly tickets: Pick<Tickets, 'grant' | 'announce'>;
  readonly ledger: Pick<LedgerService, 'post' | 'announce'>;
  readonly wagering: Pick<WageringService, 'require'>;
  readonly bonuses: Pick<Bonuses, 'grant' | 'announce'>;
  readonly freeBets: PromiseFreeBets;
}

export function createRewards(parts: RewardParts): Rewards {
  const { platform, brands, units, tickets, ledger, wagering, bonuses, freeBets } = parts;
  return {
    async pay(tx, { brandId, memberId, source, key, reward, names }) {
      const movement = { source, key, memberId };
      const paid = { brandId, memberId, kind: reward.kind };
      if (reward.kind === 'points') {
        const grant = {
          ...movement,
          unit: 'points',
          amount: reward.amount,
          kind: 'granted',
          reference: { names },
        } as const;
        return { ...paid, balance: (await units.grant(tx, grant)).balance };
      }
      if (reward.kind === 'tickets') {
        const { unit, count, lifetimeDays } = reward;
        await tickets.grant(tx, { ...movement, unit, count, lifetimeDays, names });
        return { ...paid, balance: BigInt(count) };
      }
      if (reward.kind === 'bonus') {
        const { amount, deposit, terms } = reward;
        await bonuses.grant(tx, {
          ...movement,
          brandId,
          amount,
          terms,
          names,
          ...(deposit !== undefined && { deposit }),
        });
        return { ...paid, balance: amount };
      }
      if (reward.kind === 'free_bets') {
        const { nodeId, bets, stake, endsAt } = reward;
        const reason = names['en'] ?? source;
        await freeBets.promise(tx, { key, brandId, memberId, nodeId, bets, stake, endsAt, reason });
        return { ...paid, balance: 0n };
      }
      // The requirement takes the wallet's lock first: no bet falls between it and the money.
      await wagering.require(tx, { ...movement, amount: reward.wagering ?? 0n });
      const { amount } = reward;
      const line = { from: { kind: 'promotion', brandId }, to: { kind: 'cash', memberId }, amount } as const;
      const detail = { names: JSON.stringify(names) };
      const posted = await ledger.post({ ...movement, kind: 'promotion', brandId, lines: [line], detail }, tx);
      return { ...paid, balance: requirePosted(posted).balance };
    },

    async announce({ brandId, memberId, kind, balance }) {
      if (kind === 'free_bets') return;
      if (kind === 'bonus') await bonuses.announce({ brandId, memberId });
      else if (kind === 'tickets') tickets.announce(memberId);
      else if (kind === 'points') platform.bus.publish('points.balance', { points: Number(balance) }, { memberId });
      else ledger.announce(memberId, balance, (await brands.byId(brandId)).currency);
    },
  };
}
