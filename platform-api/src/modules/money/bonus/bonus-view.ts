import { isMinOdds } from '@marquee/contract/bonus';
import type { Bonus, BonusContribution } from '@marquee/contract/calls/bonuses';
import { isGameType } from '@marquee/contract/constants';
import { formatAmount } from '@marquee/contract/money';
import { textIn } from '../../../platform/localised';
import type { PublicIds } from '../../../platform/public-id';
import type { RequirementProgress } from '../wagering/service';
import { outstandingOf } from './change-state';
import type { BonusRow } from './repository';

/** Names of what a bonus can be played with. */
export interface BonusGames {
  gameName(gameId: number, language: string): Promise<string>;
  /** Of a vendor whose games the brand shows; otherwise its id as text. */
  vendorNames(brandId: number, vendorIds: readonly number[]): Promise<string[]>;
}

export interface BonusViewParts {
  readonly ids: Pick<PublicIds, 'encode'>;
  readonly games: BonusGames;
}

interface Reader {
  readonly language: string;
  readonly brandLanguage: string;
}

/** Of a bonus whose requirement is no longer open: it is met, and its release is due. */
const wholeOf = ({ wagering }: BonusRow): RequirementProgress => ({ wagered: wagering, byGameType: new Map() });

/** Merged money is played with as cash: giving it up would free its winnings. */
export const canGiveUp = ({ state, mode }: BonusRow): boolean =>
  state === 'queued' || (state === 'active' && mode !== 'merged');

/** @returns how a bonus is presented to its member */
export function createBonusView({ ids, games: { gameName, vendorNames } }: BonusViewParts) {
  async function contributionOf(row: BonusRow, language: string): Promise<BonusContribution[]> {
    const { games = {}, vendors = {}, gameTypes = {} } = row.contribution;
    const vendorIds = Object.keys(vendors);
    const namesOfVendors = await vendorNames(row.brandId, vendorIds.map(Number));
    const ofGames = await Promise.all(
      Object.entries(games).map(async ([id, basisPoints]) => ({
        of: 'game' as const,
        name: await gameName(Number(id), language),
        basisPoints,
      })),
    );
    return [
      ...ofGames,
      ...vendorIds.map((id, index) => ({
        of: 'vendor' as const,
        name: namesOfVendors[index] ?? id,
        basisPoints: vendors[id] ?? 0,
      })),
      ...Object.entries(gameTypes).flatMap(([gameType, basisPoints]) =>
        isGameType(gameType) ? [{ of: 'gameType' as const, gameType, basisPoints }] : [],
      ),
    ];
  }

  return async (row: BonusRow, { language, brandLanguage }: Reader, progress = wholeOf(row)): Promise<Bonus> => {
    const { mode, state, inSteps, lifetimeHours, wagering } = row;
    const iso = (at: Date | null) => at?.toISOString() ?? null;
    return {
      bonusId: ids.encode(row.id),
      name: textIn(row.names, language, brandLanguage),
      mode,
      state,
      inSteps,
      lifetimeHours,
      canGiveUp: canGiveUp(row),
      amount: formatAmount(row.amount),
      wagering: formatAmount(wagering),
      released: formatAmount(row.released),
      returned: formatAmount(row.returned),
      outstanding: formatAmount(outstandingOf(row)),
      progress: state === 'active' ? progressView(progress, wagering) : null,
      cap: row.conversionCap === null ? null : formatAmount(row.conversionCap),
      maxStake: row.maxStake === null ? null : formatAmount(row.maxStake),
      contribution: await contributionOf(row, language),
      minOdds: minOddsOf(row),
      excludedGames: await Promise.all(row.excludedGames.map((id) => gameName(id, language))),
      grantedAt: row.grantedAt.toISOString(),
      activeAt: iso(row.activeAt),
      expiresAt: iso(row.expiresAt),
      endedAt: iso(row.endedAt),
    };
  };
}

const minOddsOf = ({ contribution: { minOdds = {} } }: BonusRow): Bonus['minOdds'] =>
  Object.entries(minOdds).flatMap(([gameType, odds]) =>
    isGameType(gameType) && isMinOdds(odds) ? [{ gameType, odds }] : [],
  );

function progressView({ wagered, byGameType }: RequirementProgress, wagering: bigint): Bonus['progress'] {
  return {
    wagered: formatAmount(wagered),
    remaining: formatAmount(wagering - wagered),
    byGameType: [...byGameType].flatMap(([gameType, { validBet, counted }]) =>
      isGameType(gameType) ? [{ gameType, validBet: formatAmount(validBet), counted: formatAmount(counted) }] : [],
    ),
  };
}
