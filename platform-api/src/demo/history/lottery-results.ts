import { drawResult } from '@marquee/contract/lottery/own-draw';
import { pastDraws } from '@marquee/contract/lottery/past-draws';
import { openHouseResults } from '@marquee/contract/lottery/results-house';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { seededRandom } from '@marquee/contract/seeded-random';
import type pg from 'pg';
import { calendars } from '../../modules/lottery/calendar/calendars';
import { type PlannedDraw, planDraws } from '../../modules/lottery/calendar/plan-draws';
import { DAY_MS } from './story';

/** Every draw of so many days has a result; earlier ones where archives have an official one. */
const DAYS = 60;
/** Draws of a fast game before the first start: a trend chart shows a hundred. */
const FAST_DRAWS = 120;

interface LotteryRow {
  readonly id: number;
  readonly code: string;
  readonly shape: LotteryShape;
  readonly zone: string;
}

interface PastDraw extends PlannedDraw {
  /** `LotteryResult` */
  readonly result: unknown;
  /** Not an official result. */
  readonly simulated: boolean;
}

/**
 * Results of official draws before `now`, as the results house delivers them: those of public archives, and labelled ones
 * for the last 60 days.
 * @param confirmedBy an operator; the results house counts as the first person
 * @param feedSecret of the results house
 */
export async function writeLotteryResults(
  client: pg.ClientBase,
  confirmedBy: number,
  now: Date,
  feedSecret: string,
): Promise<void> {
  const { rows } = await client.query<LotteryRow>(
    `select id, code, shape, zone from lottery_game where source = 'feed' order by id`,
  );
  const archived = [...pastDraws().keys()];
  const resultOf = openHouseResults(feedSecret);
  for (const { id, code, zone } of rows) {
    const calendar = calendars[code];
    if (!calendar) continue;
    const since = new Date(now.getTime() - DAYS * DAY_MS);
    const plans = planDraws(calendar, zone, firstOf(code, archived) ?? since, now);
    const draws = await Promise.all(
      plans.map(async (plan): Promise<PastDraw[]> => {
        const past = await resultOf(code, plan.issue);
        const isShown = past && (!past.simulated || plan.drawsAt >= since);
        return isShown ? [{ ...plan, result: past.result, simulated: past.simulated }] : [];
      }),
    );
    await insertDraws(client, id, draws.flat(), confirmedBy);
  }
}

/**
 * Past draws of the fast games, labelled as the demo's: nobody committed to them, so the fairness journal has none of them.
 */
export async function writeFastResults(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows } = await client.query<LotteryRow>(
    `select id, code, shape, zone from lottery_game where source = 'own' order by id`,
  );
  for (const { id, code, shape, zone } of rows) {
    const calendar = calendars[code];
    if (calendar?.pattern.kind !== 'interval') continue;
    const since = new Date(now.getTime() - FAST_DRAWS * calendar.pattern.seconds * 1_000);
    const draws = planDraws(calendar, zone, since, now).map(
      (plan): PastDraw => ({ ...plan, result: simulate(shape, `${code} ${plan.issue}`), simulated: true }),
    );
    await insertDraws(client, id, draws, null);
  }
}

/** The day of the first draw of a game in the archives. */
function firstOf(code: string, archived: readonly string[]): Date | null {
  const issues = archived.filter((key) => key.startsWith(`${code} `)).map((key) => key.slice(code.length + 1));
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(issues.sort()[0] ?? '') ?? [];
  return year ? new Date(`${year}-${month}-${day}T00:00:00Z`) : null;
}

function simulate(shape: LotteryShape, seed: string) {
  const random = seededRandom(`marquee demo lottery ${seed}`);
  return drawResult(shape, (bound) => random.int(0, bound - 1));
}

/** @param confirmedBy null: draws of our own, which need nobody */
async function insertDraws(
  client: pg.ClientBase,
  lotteryId: number,
  draws: readonly PastDraw[],
  confirmedBy: number | null,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `insert into lottery_draw (lottery_id, issue, station, opens_at, closes_at, draws_at, state, revision)
     select $1, issue, station, "opensAt", "closesAt", "drawsAt", 'settled', 1
     from json_to_recordset($2) as x (issue text, station text, "opensAt" timestamptz, "closesAt" timestamptz, "drawsAt" timestamptz)
     returning id::text`,
    [lotteryId, JSON.stringify(draws)],
  );
  const results = draws.map((draw, index) => ({ ...draw, id: rows[index]?.id }));
  await client.query(
    `insert into lottery_result (draw_id, revision, result, source, feed, simulated, confirmed_by, confirmed_at)
     select id, 1, result, case when $2::integer is null then 'own' else 'feed' end, case when $2 is not null then 'results-house' end,
       simulated, $2, "drawsAt" + case when $2 is null then '0' else interval '20 minutes' end
     from json_to_recordset($1) as x (id bigint, result jsonb, simulated boolean, "drawsAt" timestamptz)`,
    [JSON.stringify(results), confirmedBy],
  );
}
