import { createHash, randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import pg from 'pg';
import { environment } from './environment';
import { uniqueDigits, uniqueNumber } from './unique';

async function query<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: environment.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** A day long past, which no calendar plans and no other call of this run returns. */
export const uniqueDay = (): string =>
  new Date(FIRST_DAY + uniqueNumber() * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');

/**
 * Opens a draw of a lottery outside of its calendar, for an hour: rooms show it like any other, after those that close earlier.
 * @param issue a day, followed by the station where there are several: pages read it as that
 * @returns its id
 */
export async function openDraw(gameCode: string, issue: string, station: string | null = null): Promise<string> {
  const [draw] = await query<{ id: string }>(
    `insert into lottery_draw (lottery_id, issue, station, opens_at, closes_at, draws_at, state)
     select id, $2, $3, now() - interval '9 days', now() + interval '1 hour', now() + interval '1 hour', 'open'
     from lottery_game where code = $1 returning id::text`,
    [gameCode, issue, station],
  );
  if (!draw) throw new Error(`there is no lottery ${gameCode}`);
  return draw.id;
}

/** A draw of an official lottery, outside of its calendar. */
export interface OfficialDraw {
  readonly drawId: string;
  readonly gameCode: string;
  /** `uniqueDay`; of several stations with the station. */
  readonly issue: string;
}

/**
 * Opens a draw of each station on a day of its own, before the draws of the calendar: the room shows it. Those of the calendar that
 * would close within the next quarter of an hour close later.
 */
export async function openOfficialDay(gameCode: string, stations: readonly string[] = []): Promise<OfficialDraw[]> {
  const day = uniqueDay();
  await query(
    `update lottery_draw set closes_at = greatest(closes_at, now() + interval '15 minutes'),
       draws_at = greatest(draws_at, now() + interval '15 minutes')
     where state = 'open' and closes_at > now() and lottery_id = (select id from lottery_game where code = $1)`,
    [gameCode],
  );
  const draws: OfficialDraw[] = [];
  for (const station of stations.length > 0 ? stations : [null]) {
    const issue = station === null ? day : `${day}-${station}`;
    const drawId = await openDraw(gameCode, issue, station);
    await query(
      `update lottery_draw set closes_at = now() + interval '12 minutes', draws_at = now() + interval '12 minutes' where id = $1`,
      [drawId],
    );
    draws.push({ drawId, gameCode, issue });
  }
  return draws;
}

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1930, 0, 1);

/**
 * Ends betting, as if the draw had been three days ago: no feed is asked about it any more. An archive has delivered its result,
 * so that it is not void for want of one.
 */
export async function endDraw(drawId: string, result: object): Promise<void> {
  await query(`insert into lottery_result_entry (draw_id, feed, result) values ($1, 'archive', $2)`, [
    drawId,
    JSON.stringify(result),
  ]);
  await query(
    `update lottery_draw set closes_at = now() - interval '3 days', draws_at = now() - interval '3 days', state = 'closed' where id = $1`,
    [drawId],
  );
}

/** An issue of a lottery of our own, outside of its calendar. */
export interface OwnIssue {
  readonly gameCode: string;
  readonly issue: string;
}

/**
 * Opens an issue of a lottery of our own that closes before those of its calendar, some minutes from now: the room shows it. Its
 * seed and its round of the beacon are fixed as they always are; only the round is out already, so that it can be drawn any time.
 */
export async function openOwnIssue(gameCode: string): Promise<OwnIssue> {
  // Just after the start, and for a moment at the end of each issue, none takes bets.
  const opened: OwnIssue[] = [];
  await expect(async () => {
    const issue = await tryToOpenIssue(gameCode);
    if (issue === null) throw new Error(`no issue of ${gameCode} takes bets`);
    opened.push(issue);
  }).toPass({ timeout: 30_000 });
  return opened[0] as OwnIssue;
}

async function tryToOpenIssue(gameCode: string): Promise<OwnIssue | null> {
  const seed = randomBytes(32);
  const seedHash = createHash('sha256').update(seed.toString('hex')).digest();
  const [draw] = await query<{ issue: string }>(
    `with calendar as (
       update lottery_draw d set closes_at = greatest(closes_at, now() + interval '4 minutes'),
         draws_at = greatest(draws_at, now() + interval '4 minutes')
       from lottery_game g
       where g.id = d.lottery_id and g.code = $1 and d.state = 'open' and d.chain_id is not null and d.closes_at > now()
         and position('-' in d.issue) = 0
       returning d.lottery_id, d.issue, d.closes_at, d.beacon_chain, d.beacon_round
     ), current as (
       -- two take bets where one issue ends and the next begins: the own one closes before both
       select * from calendar order by closes_at, issue limit 1
     ), chain as (
       insert into lottery_seed_chain (lottery_id, anchor, last_seed, length, used)
       select lottery_id, $3, $2, 1, 1 from current returning id
     )
     insert into lottery_draw (lottery_id, issue, opens_at, closes_at, draws_at, state,
                               seed_hash, chain_id, chain_position, beacon_chain, beacon_round)
     select lottery_id, issue || '-' || $4, now() - interval '1 minute', closes_at - interval '30 seconds',
            closes_at - interval '30 seconds', 'open', $3, chain.id, 1, beacon_chain, beacon_round - $5
     from current, chain returning issue`,
    [gameCode, seed, seedHash, uniqueDigits(6), ROUNDS_BACK],
  );
  return draw ? { gameCode, issue: draw.issue } : null;
}

/** Half an hour of rounds: longer than a fast lottery's issue takes bets. */
const ROUNDS_BACK = 600;

/** Ends betting at once; the server draws the issue. */
export const closeOwnIssue = ({ gameCode, issue }: OwnIssue): Promise<unknown> =>
  query(
    `update lottery_draw set closes_at = now(), draws_at = now()
     where issue = $2 and lottery_id = (select id from lottery_game where code = $1)`,
    [gameCode, issue],
  );
