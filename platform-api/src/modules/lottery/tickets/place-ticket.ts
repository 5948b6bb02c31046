import { randomUUID } from 'node:crypto';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { isCountedByOutcome } from '@marquee/contract/lottery/selection/price';
import { reportBatchFailures } from '../../../platform/batch-failures';
import { createBatcher } from '../../../platform/batcher';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { Platform } from '../../../platform/platform';
import { fingerprintOf, type LedgerService } from '../../money/ledger/service';
import type { Limits } from '../../money/limits/service';
import { type BrandGame, readBrandGame, readMemberGroup } from '../games/brand-game-repository';
import { type Draw, readDraw, readNextDraws } from '../games/issue-repository';
import { type PricedTicket, priceTicket, type TicketOrder } from './price-ticket';
import { refusalOf } from './refusal';
import { announceRooms } from './room-signals';
import { openExposure, placeTickets, pricedFields, type TicketRequest, type TicketResult } from './ticket-statements';

export interface Order extends TicketOrder {
  readonly gameCode: string;
  readonly issue: string;
}

/** Who orders, where, under which idempotency key. */
export interface Orderer {
  readonly member: Pick<MemberRef, 'id'>;
  readonly brand: Pick<BrandRef, 'id' | 'currency'>;
  readonly idempotencyKey: string;
}

export interface PlacedTicket {
  readonly betId: bigint;
  readonly game: BrandGame;
  readonly draw: Draw;
  readonly ticket: PricedTicket;
  /** Cash afterwards, ledger units. */
  readonly balance: bigint;
}

/**
 * Places a ticket, once per member and key; tickets that arrive together share a transaction.
 * @throws Failure `not_found` for an unknown game or issue, those of `priceTicket` and of `refusalOf`, `timed_out`, `self_excluded`
 */
export type PlaceTicket = (order: Order, orderer: Orderer) => Promise<PlacedTicket>;

export interface TicketParts {
  readonly platform: Pick<Platform, 'database' | 'bus' | 'log' | 'metrics'>;
  readonly ledger: Pick<LedgerService, 'openMember' | 'lock' | 'balanceOf' | 'announce'>;
  readonly limits: Pick<Limits, 'refuseBarred'>;
}

/** The statement costs about as much for one ticket as for a few dozen. */
const MAX_BATCH = 64;

export function createPlaceTicket({ platform, ledger, limits }: TicketParts): PlaceTicket {
  const { pool } = platform.database;
  const tickets = createBatcher<TicketRequest, TicketResult>({
    keyOf: ({ key }) => key,
    onBatchFailure: reportBatchFailures(platform, 'tickets'),
    run: async (requests) =>
      (await placeTickets(pool, requests)).map((result) => (result.outcome === 'single' ? 'single' : result)),
    maxBatch: MAX_BATCH,
  });

  /** The first ticket of a member or of a draw at the brand opens what it needs. */
  async function submit(request: TicketRequest, game: BrandGame): Promise<TicketResult> {
    let result = await tickets.submit(request);
    if (result.outcome === 'unprepared') {
      await openExposure(pool, request.draw_id, game.brandId, exposureSizes(game));
      result = await tickets.submit(request);
    }
    if (result.outcome !== 'no_wallet') return result;
    await ledger.openMember(BigInt(request.member_id));
    return tickets.submit(request);
  }

  return async (order, orderer) => {
    const { member, brand } = orderer;
    const { game, largestGroup } = await gameOf(pool, order.gameCode, orderer);
    const draw = await readDraw(pool, game.lotteryId, order.issue);
    if (!draw) throw new Failure('not_found');
    const ticket = priceTicket(game, order, largestGroup);
    const result = await submit(requestOf(game, draw, ticket, orderer), game);
    const { betId, balance } = await requirePlaced(result);
    if (result.outcome === 'ok') ledger.announce(member.id, balance, brand.currency);
    announceRooms(platform.bus, brand.id, [{ ...order, changed: result.changed }]);
    return { betId, game, draw, ticket, balance };

    async function requirePlaced({ outcome, bet_id, balance }: TicketResult) {
      if ((outcome === 'ok' || outcome === 'repeat') && bet_id !== null && balance !== null)
        return { betId: bet_id, balance };
      if (outcome === 'excluded') await limits.refuseBarred(pool, member.id);
      const [next] = outcome === 'issue_closed' ? await readNextDraws(pool, game.lotteryId, 1) : [];
      throw refusalOf(result, ticket.lines, next?.issue ?? null);
    }
  };
}

/** Outcomes by kind that are counted one by one; 0: the kind is counted as a whole. */
export const exposureSizes = ({ shape }: Pick<BrandGame, 'shape'>): number[] =>
  lotteryRules(shape).kinds.map((kind) => (isCountedByOutcome(kind) ? kind.outcomes.size : 0));

/** @throws Failure `not_found` */
export async function gameOf(
  db: Platform['database']['pool'],
  code: string,
  { brand, member }: Pick<Orderer, 'brand' | 'member'>,
): Promise<{ game: BrandGame; largestGroup: number | null }> {
  const [game, ownGroup] = await Promise.all([readBrandGame(db, brand.id, code), readMemberGroup(db, member.id)]);
  if (!game) throw new Failure('not_found');
  const { prizeGroup } = game;
  return { game, largestGroup: prizeGroup === null ? null : Math.min(ownGroup ?? prizeGroup, prizeGroup) };
}

/** @param chase its id, and the ticket's place in it */
export function requestOf(
  game: BrandGame,
  draw: Pick<Draw, 'id'>,
  ticket: PricedTicket,
  { member, idempotencyKey }: Pick<Orderer, 'member' | 'idempotencyKey'>,
  chase?: { readonly id: bigint; readonly place: number },
): TicketRequest {
  const key = `${member.id}:${idempotencyKey}`;
  return {
    draw_id: String(draw.id),
    key: chase ? `${key}:${chase.place}` : key,
    request_uuid: randomUUID(),
    fingerprint: fingerprintOf('ticket', member.id, draw.id, ticket.stake, ticket.text, ticket.prizeGroup),
    member_id: String(member.id),
    chase_id: chase ? String(chase.id) : null,
    ...pricedFields(game, ticket),
  };
}
