import type { OwnFreeBets } from '@marquee/contract/calls/free-bets';
import { formatAmount } from '@marquee/contract/money';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import type { BettingService } from '../betting/service';
import type { CatalogueService } from '../catalogue/service';
import { readOwnGrants } from './repository';
import { stateOf } from './state-of';

interface OwnFreeBetsParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly catalogue: Pick<CatalogueService, 'game' | 'present'>;
  readonly betting: Pick<BettingService, 'playedRewards'>;
}

/** Reads the free bets that a member can play now, in games that the brand shows. */
export function createMemberFreeBets({ platform, catalogue, betting }: OwnFreeBetsParts) {
  return async (
    member: Pick<MemberRef, 'id'>,
    brand: Pick<BrandRef, 'id'>,
    language: string,
  ): Promise<OwnFreeBets[]> => {
    const now = platform.clock.now();
    const rows = await readOwnGrants(platform.database.pool, member.id, now);
    if (rows.length === 0) return [];
    const played = new Map(
      (await betting.playedRewards(rows.map(({ id }) => id))).map((reward) => [reward.rewardId, reward]),
    );
    const playable = rows
      .map((row) => ({ ...row, played: played.get(row.id)?.bets ?? 0 }))
      .filter((row) => stateOf(row, row.played, now) === 'granted');
    const freeBets = await Promise.all(
      playable.map(async ({ id, gameId, bets, played: playedBets, stake, endsAt }) => {
        const game = await catalogue.game(brand.id, gameId).catch((error: unknown) => {
          if (error instanceof Failure) return null;
          throw error;
        });
        const rest = { bets, left: bets - playedBets, stake: formatAmount(stake), endsAt: endsAt.toISOString() };
        return game && { grantId: id, game: catalogue.present(game, language), ...rest };
      }),
    );
    return freeBets.filter((grant) => grant !== null);
  };
}
