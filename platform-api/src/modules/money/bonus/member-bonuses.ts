import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../platform/paging';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import type { BrandService } from '../../site/brand/service';
import type { LedgerService } from '../ledger/service';
import type { WageringService } from '../wagering/service';
import type { WalletsService } from '../wallets/service';
import { requirementViews } from './requirement-view';
import { readEndedBonuses, readOpenBonuses } from './member-bonus-repository';
import { type BonusGames, canGiveUp, createBonusView } from './bonus-view';
import { outstandingOf } from './change-state';
import type { BonusRow } from './repository';
import type { Bonuses } from './service';

export interface MemberBonusParts {
  readonly platform: Pick<Platform, 'database'>;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly games: BonusGames;
  readonly wagering: Pick<WageringService, 'standing'>;
  readonly bonuses: Pick<Bonuses, 'catchUp' | 'end' | 'announce'>;
  readonly ledger: Pick<LedgerService, 'balanceOf'>;
  readonly wallets: Pick<WalletsService, 'followsStakes'>;
  readonly ids: PublicIds;
}

interface Caller {
  readonly member: Pick<MemberRef, 'id'>;
  readonly brand: Pick<BrandRef, 'id'>;
  readonly language: string;
}

/** What members read of their bonuses, and how they give one up. */
export interface MemberBonuses {
  own(caller: Caller): Promise<CallValue<'bonuses.own'>>;
  history(caller: Caller, request: ParsedCallRequest<'bonuses.history'>): Promise<CallValue<'bonuses.history'>>;
  /** @throws Failure `bonus_not_found`, `bonus_ended`, `bonus_merged`, `bonus_changed` */
  giveUp(caller: Caller, request: ParsedCallRequest<'bonuses.giveUp'>): Promise<CallValue<'bonuses.giveUp'>>;
}

export function createMemberBonuses({
  platform,
  brands,
  wagering,
  bonuses,
  ledger,
  wallets,
  ...parts
}: MemberBonusParts): MemberBonuses {
  const { pool } = platform.database;
  const { ids } = parts;
  const view = createBonusView(parts);

  const readerOf = async ({ brand, language }: Caller) => ({
    language,
    brandLanguage: (await brands.byId(brand.id)).config.defaultLanguage,
  });

  /** Cash goes before a playable bonus; what is kept at vendors is not brought home by a stake. Ledger units; null: nothing is kept there. */
  async function keptAtVendors(memberId: bigint): Promise<bigint | null> {
    const { vendor } = await ledger.balanceOf(memberId);
    return vendor === 0n || (await wallets.followsStakes(memberId)) ? null : vendor;
  }

  return {
    async own(caller) {
      const rows = await readOpenBonuses(pool, caller.member.id);
      if (rows.length === 0) return { active: null, queue: [], before: [], waitsFor: null };
      const [reader, { requirements, progress }] = await Promise.all([
        readerOf(caller),
        wagering.standing(caller.member.id),
      ]);
      const views = await Promise.all(
        rows.map((row) => view(row, reader, row.requirementId === null ? undefined : progress.get(row.requirementId))),
      );
      const activeRow = rows.find(({ state }) => state === 'active');
      const place = requirements.findIndex(({ id }) => id === activeRow?.requirementId);
      const active = views.find(({ state }) => state === 'active') ?? null;
      const kept = active?.mode === 'playable' ? await keptAtVendors(caller.member.id) : null;
      return {
        active,
        queue: views.filter(({ state }) => state === 'queued'),
        before: requirementViews(requirements.slice(0, Math.max(place, 0)), () => null),
        waitsFor: kept === null ? null : formatAmount(kept),
      };
    },

    async history(caller, request) {
      const part = { limit: request.pageSize, offset: offsetOf(request) };
      const { content, total } = await readEndedBonuses(pool, caller.member.id, part);
      const reader = await readerOf(caller);
      return pageOf(await Promise.all(content.map((row) => view(row, reader))), total, request);
    },

    async giveUp(caller, { bonusId: publicId, amount }) {
      const bonusId = ids.decode(publicId);
      if (bonusId === null) throw new Failure('bonus_not_found');
      const refuse = (bonus: BonusRow) => {
        if (!canGiveUp(bonus)) throw new Failure('bonus_merged');
        if (outstandingOf(bonus) !== parseAmount(amount)) throw new Failure('bonus_changed');
      };
      const ending = { memberId: caller.member.id, bonusId, state: 'forfeited', refuse } as const;
      await bonuses.catchUp(caller.member.id);
      const row = await inTransaction(pool, (tx) => bonuses.end(tx, ending));
      await bonuses.announce(row);
      return view(row, await readerOf(caller));
    },
  };
}
