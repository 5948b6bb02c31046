import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { formatAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { Failure } from '../../../platform/failure';
import type { BrandRef } from '../../../platform/http/visitor';
import { type BrandGame, readBrandGame } from '../games/brand-game-repository';
import { readDraw, readNextDraws, readServerTime } from '../games/issue-repository';
import { type ReducedOutcome, readReducedOutcomes } from '../exposure/exposure-repository';
import { gameOf, type Orderer } from '../tickets/place-ticket';
import { oddsOf } from '../tickets/price-ticket';

/** What a room needs before its first slip. @throws Failure `not_found` from each */
export interface Rooms {
  playMenu(
    request: ParsedCallRequest<'lottery.playMenu'>,
    visitor: Pick<Orderer, 'member' | 'brand'>,
  ): Promise<Omit<CallValue<'lottery.playMenu'>, 'mayRaiseChases'>>;
  issues(request: ParsedCallRequest<'lottery.issue'>, brand: Pick<BrandRef, 'id'>): Promise<CallValue<'lottery.issue'>>;
  /** Outcomes that are closed or pay half the odds; never how much was staked on them. */
  room(request: ParsedCallRequest<'lottery.room'>, brand: Pick<BrandRef, 'id'>): Promise<CallValue<'lottery.room'>>;
}

export function createRooms(pool: pg.Pool): Rooms {
  const requireGame = async (brandId: number, code: string): Promise<BrandGame> => {
    const game = await readBrandGame(pool, brandId, code);
    if (!game) throw new Failure('not_found');
    return game;
  };

  return {
    async playMenu({ gameCode, prizeMode }, visitor) {
      const { game, largestGroup } = await gameOf(pool, gameCode, visitor);
      const { version, kinds } = lotteryRules(game.shape);
      const group = prizeMode === 'LOTT' ? largestGroup : null;
      if (prizeMode === 'LOTT' && group === null) throw new Failure('not_found');
      return {
        gameCode,
        shape: game.shape,
        ruleVersion: version,
        currency: visitor.brand.currency,
        leastStake: formatAmount(game.leastStake),
        largestStake: formatAmount(game.ticketCap),
        largestPayout: formatAmount(game.payoutCap),
        groups: group === null ? null : { lowest: game.lowestGroup ?? group, highest: group },
        kinds: kinds.flatMap((kind) => {
          const odds = oddsOf(game, kind, group);
          return odds === null ? [] : [{ code: kind.code, odds }];
        }),
      };
    },

    async issues({ gameCode, count }, brand) {
      const game = await requireGame(brand.id, gameCode);
      const draws = await readNextDraws(pool, game.lotteryId, count);
      return {
        serverTime: (await readServerTime(pool)).toISOString(),
        issues: draws.map(({ issue, opensAt, closesAt, drawsAt }) => ({
          issue,
          opensAt: opensAt.toISOString(),
          closesAt: closesAt.toISOString(),
          drawsAt: drawsAt.toISOString(),
        })),
      };
    },

    async room({ gameCode, issue }, brand) {
      const game = await requireGame(brand.id, gameCode);
      const draw = await readDraw(pool, game.lotteryId, issue);
      if (!draw) throw new Failure('not_found');
      const outcomes = await readReducedOutcomes(pool, draw.id, brand.id);
      return {
        closed: byKind(
          game,
          outcomes.filter(({ closed }) => closed),
        ),
        half: byKind(
          game,
          outcomes.filter(({ closed }) => !closed),
        ),
      };
    },
  };
}

function byKind({ shape }: BrandGame, outcomes: readonly ReducedOutcome[]): { kind: string; outcomes: string[] }[] {
  return lotteryRules(shape).kinds.flatMap(({ number, code, outcomes: names }) => {
    const ofKind = outcomes.filter(({ pool }) => pool === number);
    if (ofKind.length === 0) return [];
    return [{ kind: code, outcomes: ofKind.flatMap(({ outcome }) => (outcome < 0 ? [] : [names.nameOf(outcome)])) }];
  });
}
