import type { Queryable } from '../../../platform/database';
import type { BrandGame } from '../games/brand-game-repository';
import type { OutcomeAmount, PricedTicket } from './price-ticket';

/** A ticket to place. Field names are those of the SQL type `ticket_request`; int8 is passed as text, digests as `\x` hex. */
export interface TicketRequest {
  readonly draw_id: string;
  readonly key: string;
  readonly request_uuid: string;
  readonly fingerprint: string;
  readonly brand_id: number;
  readonly member_id: string;
  readonly vendor_id: number;
  readonly game_id: number;
  readonly game_type: string;
  readonly revision: number;
  readonly stake: string;
  readonly valid_stake: string;
  /** The most that it can be paid, by its stake, hundredths. */
  readonly odds: number;
  readonly prize_group: number | null;
  readonly rebate: string;
  readonly rule_version: number;
  readonly member_cap: string | null;
  readonly chase_id: string | null;
  readonly lines: string;
  readonly line_count: number;
  readonly pools: readonly number[];
  readonly outcomes: readonly number[];
  readonly amounts: readonly string[];
  readonly halves: readonly boolean[];
}

/** A placed ticket to give back: what `return_tickets` needs of a `ticket_request`. */
export type TicketReturn = Pick<
  TicketRequest,
  'draw_id' | 'key' | 'fingerprint' | 'brand_id' | 'member_id' | 'pools' | 'outcomes' | 'amounts' | 'halves'
>;

/** Outcomes as the SQL functions define them. */
export type TicketOutcome =
  | 'ok'
  | 'repeat'
  | 'conflict'
  | 'tombstone'
  | 'insufficient'
  | 'single'
  | 'no_wallet'
  | 'limit'
  | 'excluded'
  | 'debt'
  | 'bonus_max_bet'
  | 'bonus_excluded_game'
  | 'issue_closed'
  | 'odds_changed'
  | 'member_full'
  | 'unprepared'
  | 'number_closed'
  | 'number_full'
  | 'unknown';

export interface TicketResult {
  readonly outcome: TicketOutcome;
  readonly bet_id: bigint | null;
  /** Cash afterwards, ledger units. */
  readonly balance: bigint | null;
  /** The outcome at fault, and what still fits there in ledger units. */
  readonly pool: number | null;
  readonly number: number | null;
  readonly fits: bigint | null;
  /** Outcomes of the draw have closed or opened, or pay other odds. */
  readonly changed: boolean | null;
}

/** Places tickets in one transaction; results in their order. Keys must be distinct. */
export const placeTickets = (db: Queryable, tickets: readonly TicketRequest[]): Promise<TicketResult[]> =>
  callWithTickets(db, 'place-tickets', 'select * from place_tickets($1)', tickets);

/** Gives stakes back whose draw still takes bets; results in the order of the tickets. */
export const returnTickets = (db: Queryable, tickets: readonly TicketReturn[]): Promise<TicketResult[]> =>
  callWithTickets(db, 'return-tickets', 'select * from return_tickets($1)', tickets);

async function callWithTickets(
  db: Queryable,
  name: string,
  text: string,
  tickets: readonly object[],
): Promise<TicketResult[]> {
  const list = JSON.stringify(tickets.map((ticket, ord) => ({ ord, ...ticket })));
  const { rows } = await db.query<TicketResult & { ord: number }>({ name, text, values: [list] });
  const results: TicketResult[] = [];
  for (const { ord, ...result } of rows) results[ord] = result;
  return results;
}

/** Makes the rows of what a draw can cost a brand, unless they exist. @param sizes outcomes by pool, 0: counted as a whole */
export async function openExposure(
  db: Queryable,
  drawId: string,
  brandId: number,
  sizes: readonly number[],
): Promise<void> {
  await db.query({
    name: 'open-exposure',
    text: 'select open_exposure($1, $2::smallint, $3::smallint[], $4::integer[])',
    values: [drawId, brandId, sizes.map((_, pool) => pool), sizes],
  });
}

/** The fields of a request that say what a ticket can cost. */
export const costFields = (amounts: readonly OutcomeAmount[]) => ({
  pools: amounts.map(({ pool }) => pool),
  outcomes: amounts.map(({ outcome }) => outcome),
  amounts: amounts.map(({ amount }) => String(amount)),
  halves: amounts.map(({ half }) => half),
});

/** The fields of a request that follow from the game and the price. */
export const pricedFields = (game: BrandGame, ticket: PricedTicket) => ({
  brand_id: game.brandId,
  vendor_id: game.vendorId,
  game_id: game.gameId,
  game_type: game.gameType,
  revision: game.revision,
  stake: String(ticket.stake),
  valid_stake: String(ticket.validStake),
  odds: ticket.odds,
  prize_group: ticket.prizeGroup,
  rebate: String(ticket.rebate),
  rule_version: ticket.ruleVersion,
  member_cap: game.memberCap === null ? null : String(game.memberCap),
  lines: ticket.text,
  line_count: ticket.lines.length,
  ...costFields(ticket.amounts),
});
