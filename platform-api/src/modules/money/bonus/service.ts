import { inTransaction, type Queryable } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../site/brand/service';
import type { LedgerService } from '../ledger/service';
import type { WageringService } from '../wagering/service';
import { type AtStake, createAtStake } from './at-stake';
import { createBonusChanges } from './change-state';
import {
  type BonusActor,
  type BonusRow,
  BY_TERMS,
  insertBonus,
  insertBonusStep,
  readActiveBonus,
  readBonus,
  readBonusByKey,
  readDueMembers,
  withActiveBonus,
} from './repository';
import { readOpenBonuses } from './member-bonus-repository';
import { createBonusSettling } from './settle-bonus';
import { type BonusTerms, bonusTermsSchema, wageringOf } from './terms';

export { type BonusTerms, minOddsByType } from './terms';

export interface BonusGrant {
  readonly brandId: number;
  readonly memberId: bigint;
  /** Owner of the key, such as `promotions`. */
  readonly source: string;
  /** Idempotency key, unique within the source permanently. */
  readonly key: string;
  /** Ledger units. */
  readonly amount: bigint;
  /** The deposit that it matches, in ledger units; 0 by default. */
  readonly deposit?: bigint;
  readonly terms: BonusTerms;
  /** What the member calls it, by language. */
  readonly names: Readonly<Record<string, string>>;
  /** Who granted it; by default a promotion's own terms. */
  readonly actor?: BonusActor;
}

/** How a bonus ends before it is wagered. */
export interface BonusEnding {
  readonly memberId: bigint;
  readonly bonusId: bigint;
  /** By the member or by an operator. */
  readonly state: 'forfeited' | 'revoked';
  readonly actor?: BonusActor;
  /** Refuses with a failure; called with the bonus as it is when it ends. */
  refuse?(bonus: BonusRow): void;
}

export interface Bonuses {
  /**
   * Grants a bonus in the caller's transaction, once per source and key. It starts at once, or waits for the active one to end.
   * @throws Failure `idempotency_key_reused`, `bonus_active`
   */
  grant(tx: Queryable, grant: BonusGrant): Promise<BonusRow>;
  /**
   * Marks what is wagered by now. Before a transaction that ends a bonus: inside, the marks would wait for the wallet's lock
   * behind those who take them in the other order.
   */
  catchUp(memberId: bigint): Promise<void>;
  /**
   * Ends a bonus in the caller's transaction, after what was wagered of it by now is released.
   * @throws Failure `bonus_not_found`, `bonus_ended`, and what `refuse` throws
   */
  end(tx: Queryable, ending: BonusEnding): Promise<BonusRow>;
  /** What money that leaves the member would give up now: the rest of a playable bonus that is not wagered. Null without one. */
  atStake(memberId: bigint): Promise<AtStake | null>;
  /**
   * Before a transaction in which cash leaves the member: marks what is wagered by now, and refuses what `giveUpAtStake` would refuse.
   * @returns what is at stake; null: nothing
   * @throws Failure `bonus_at_stake`
   */
  requireConfirmed(memberId: bigint, confirmed: AtStake | null): Promise<AtStake | null>;
  /**
   * Ends the playable bonus of a member whose cash leaves, by a withdrawal or a transfer, in the caller's transaction and before it
   * changes anything else of the member's money; what was wagered by now is released first. Nothing without such a bonus.
   * @param confirmed what the member confirmed
   * @throws Failure `bonus_at_stake` unless it is what is given up
   */
  giveUpAtStake(tx: Queryable, memberId: bigint, confirmed: AtStake | null): Promise<void>;
  /** Names of the member's active bonus and of those that wait, by requirement and then by language. */
  namesByRequirement(memberId: bigint): Promise<ReadonlyMap<bigint, Readonly<Record<string, string>>>>;
  /** Tells the member's pages; only after the commit. */
  announce(bonus: Pick<BonusRow, 'brandId' | 'memberId'>): Promise<void>;
  /** What follows for members who have played: releases what is wagered, and tells their pages of the progress. */
  played(memberIds: readonly bigint[]): void;
  /**
   * Releases and expires what is due, of any member; repeats and parallel runs do nothing twice.
   * @returns the number of members
   */
  settleDue(): Promise<number>;
}

interface BonusParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'bus' | 'log'>;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly ledger: Pick<LedgerService, 'post' | 'balanceOf' | 'lock' | 'announce'>;
  readonly wagering: Pick<WageringService, 'require' | 'cancel' | 'progress'>;
}

/** Members settled between two looks at what is due. */
const BATCH = 100;

export function createBonuses({ platform, brands, ledger, wagering }: BonusParts): Bonuses {
  const { clock, bus, log } = platform;
  const { pool } = platform.database;
  const changes = createBonusChanges({ clock, ledger, wagering });
  const { settleIn, giveUpAtStake } = createBonusSettling({ clock, ledger, wagering, changes });

  const tell = (memberId: bigint) => bus.publish('bonuses.changed', { at: clock.now().toISOString() }, { memberId });

  async function announce({ brandId, memberId }: Pick<BonusRow, 'brandId' | 'memberId'>): Promise<void> {
    const [{ cash }, { currency }] = await Promise.all([ledger.balanceOf(memberId), brands.byId(brandId)]);
    ledger.announce(memberId, cash, currency);
    tell(memberId);
  }

  /** @returns the bonus that has changed, null where nothing was due */
  async function settleMember(memberId: bigint): Promise<BonusRow | null> {
    // Marked by itself first: a withdrawal that marks the same requirement takes the wallet after it.
    await wagering.progress(memberId);
    const changed = await inTransaction(pool, (tx) => settleIn(tx, memberId));
    if (changed) await announce(changed);
    return changed;
  }

  async function afterPlay(memberIds: readonly bigint[]): Promise<void> {
    for (const memberId of await withActiveBonus(pool, memberIds)) if (!(await settleMember(memberId))) tell(memberId);
  }

  return {
    announce,
    played(memberIds) {
      void afterPlay(memberIds).catch((err: unknown) => log.warn({ err }, 'bonuses were not settled after play'));
    },

    async settleDue() {
      const memberIds = await readDueMembers(pool, clock.now(), BATCH);
      for (const memberId of memberIds) await settleMember(memberId);
      return memberIds.length;
    },

    async namesByRequirement(memberId) {
      const rows = await readOpenBonuses(pool, memberId);
      return new Map(
        rows.flatMap(({ requirementId, names }) => (requirementId === null ? [] : [[requirementId, names]])),
      );
    },

    ...createAtStake(pool, wagering),
    giveUpAtStake,

    async end(tx, { memberId, bonusId, state, actor, refuse }) {
      await settleIn(tx, memberId);
      const bonus = await readBonus(tx, bonusId);
      if (!bonus || bonus.memberId !== memberId) throw new Failure('bonus_not_found');
      if (bonus.state !== 'active' && bonus.state !== 'queued') throw new Failure('bonus_ended');
      refuse?.(bonus);
      await changes.end(tx, bonus, state, actor);
      return (await readBonus(tx, bonusId)) ?? bonus;
    },

    async grant(tx, { source, key, memberId, brandId, amount, deposit = 0n, names, actor = BY_TERMS, ...given }) {
      const { stacking, wageringTimes, base, capTimes, ...terms } = bonusTermsSchema.parse(given.terms);
      const wagered = wageringOf({ wageringTimes, base }, amount, deposit);
      await ledger.lock(memberId, tx);
      const at = clock.now();
      const conversionCap = capTimes === null ? null : amount * BigInt(capTimes);
      const bonus = { ...terms, conversionCap, brandId, memberId, source, key, names, amount, wagering: wagered };
      const id = await insertBonus(tx, bonus, at);
      if (id !== null) {
        if (stacking === 'refuse' && (await readActiveBonus(tx, memberId))) throw new Failure('bonus_active');
        await insertBonusStep(tx, id, 'queued', at, actor);
        await changes.startNext(tx, memberId);
      }
      const row = await readBonusByKey(tx, source, key);
      if (!row || row.memberId !== memberId || row.amount !== amount || row.mode !== terms.mode)
        throw new Failure('idempotency_key_reused');
      return row;
    },
  };
}
