import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import { type Draw, readDraw } from '../games/issue-repository';
import { insertChase, readChaseOfKey } from './chase-repository';
import { exposureSizes, gameOf, type Orderer, type PlacedTicket, requestOf, type TicketParts } from './place-ticket';
import { type PricedTicket, priceTicket } from './price-ticket';
import { refusalOf } from './refusal';
import { announceRooms } from './room-signals';
import { openExposure, placeTickets, type TicketRequest } from './ticket-statements';

export interface ChaseOrder {
  readonly gameCode: string;
  readonly ruleVersion: number;
  readonly prizeGroup: number | null;
  readonly stopOnWin: boolean;
  readonly issues: readonly { readonly issue: string; readonly lines: string }[];
}

export interface PlacedChase {
  readonly chaseId: bigint;
  readonly tickets: readonly PlacedTicket[];
  /** Cash afterwards, ledger units. */
  readonly balance: bigint;
}

/**
 * Places tickets of several issues at once, all or none.
 * @param mayRaise whether stakes may differ between issues: they may not where automatic series of bets are barred
 * @throws Failure those of placing a ticket, each with `issue`; `feature_disabled`
 */
export type PlaceChase = (order: ChaseOrder, orderer: Orderer, mayRaise: boolean) => Promise<PlacedChase>;

interface ChaseTicket {
  readonly draw: Draw;
  readonly ticket: PricedTicket;
}

export function createPlaceChase({ platform, ledger, limits }: TicketParts): PlaceChase {
  const { pool } = platform.database;

  return async (order, orderer, mayRaise) => {
    const { member, brand } = orderer;
    const { game, largestGroup } = await gameOf(pool, order.gameCode, orderer);
    if (new Set(order.issues.map(({ issue }) => issue)).size < order.issues.length) throw new Failure('not_found');
    const tickets: ChaseTicket[] = [];
    for (const { issue, lines } of order.issues) {
      const draw = await readDraw(pool, game.lotteryId, issue);
      if (!draw) throw new Failure('not_found');
      tickets.push({ draw, ticket: priceTicket(game, { ...order, lines }, largestGroup) });
    }
    if (!mayRaise && tickets.some(({ ticket }) => ticket.text !== tickets[0]?.ticket.text))
      throw new Failure('feature_disabled');
    await ledger.openMember(member.id);
    for (const { draw } of tickets) await openExposure(pool, String(draw.id), game.brandId, exposureSizes(game));

    const { chaseId, results } = await inTransaction(pool, async (tx) => {
      await ledger.lock(member.id, tx);
      const earlierId = await readChaseOfKey(tx, `${member.id}:${orderer.idempotencyKey}:0`);
      const id = earlierId ?? (await insertChase(tx, game.brandId, member.id, game.lotteryId, order.stopOnWin));
      const requests = tickets.map(
        ({ draw, ticket }, place): TicketRequest => requestOf(game, draw, ticket, orderer, { id, place }),
      );
      const results = await placeTickets(tx, requests);
      const at = results.findIndex(({ outcome }) => outcome !== 'ok' && outcome !== 'repeat');
      const refused = results[at];
      if (refused) {
        if (refused.outcome === 'excluded') await limits.refuseBarred(tx, member.id);
        throw withIssue(refusalOf(alone(refused), tickets[at]?.ticket.lines ?? [], null), tickets[at]?.draw.issue);
      }
      return { chaseId: id, results };
    });
    const placed = tickets.map(({ draw, ticket }, at) => ({
      betId: results[at]?.bet_id ?? 0n,
      game,
      draw,
      ticket,
      balance: results[at]?.balance ?? 0n,
    }));
    const balance = placed[0]?.balance ?? 0n;
    if (results.some(({ outcome }) => outcome === 'ok')) ledger.announce(member.id, balance, brand.currency);
    announceRooms(
      platform.bus,
      brand.id,
      placed.map(({ draw, game }, at) => ({
        gameCode: game.code,
        issue: draw.issue,
        changed: results[at]?.changed ?? null,
      })),
    );
    return { chaseId, tickets: placed, balance };
  };
}

/** Stakes that fit one by one but not together are too many for the balance. */
const alone = <Result extends { outcome: string }>(result: Result): Result =>
  result.outcome === 'single' ? { ...result, outcome: 'insufficient' } : result;

const withIssue = (failure: Failure, issue: string | undefined): Failure =>
  new Failure(failure.code, { ...failure.details, issue });
