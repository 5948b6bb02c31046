import { nextPeriod, periodAt } from '@marquee/contract/agent-periods';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { derivedUuid } from '../modules/games/in-house/derived-uuid';
import { salaryFold } from '../modules/money/settlement/salary-fold';
import { SETTLEMENT_GRACE_MS } from '../modules/money/settlement/settle-periods';
import { lineCashFold, lineFold } from '../modules/people/agent/line-fold';
import { rebuildFold } from '../modules/rewards/play-feed/rebuild-fold';
import { foldBatch } from '../modules/rewards/play-feed/run-folds';
import type { OperatorCaller } from '../modules/operators/audit/operator-caller';
import type { MemberRef, OperatorRef } from '../platform/http/visitor';
import type { Config } from '../platform/config';
import { openDatabase } from '../platform/database';
import type { Fold } from '../platform/fold';
import { demoPlatform } from './demo-platform';
import { type DemoServices, openDemoServices } from './demo-services';
import { NO_TOKEN } from './history/insert-members';
import { readOperators } from './history/read-operators';
import { REQUEST_ID, type StoryParts } from './history/story';
import { objectToBills } from './object-to-bills';
import { openPastClock } from './past-clock';
import { brandProfiles } from './plan/brand-profiles';
import { DEMO_TIMEOUTS } from './plan/demo-scale';

/**
 * Settles the agents' contracts of a history as if the product had run all the time: each period is computed and paid once it is over. What is
 * missing where this is cut off is settled late, by the product itself.
 * @param now the end of the history
 */
export async function settleHistory(config: Config, now: Date): Promise<void> {
  const database = openDatabase(config.databaseUrl, 2, DEMO_TIMEOUTS);
  const { pool } = database;
  try {
    for (const fold of [lineFold, lineCashFold]) await rebuildFold(pool, fold);
    await foldRest(pool, salaryFold);
    await pool.query(SPREAD_REAL_TIME);
    const stretches = await readStretches(pool, now);
    for (const stretch of stretches) {
      await foldRest(pool, lineCashFold);
      await settleStretch({ config, pool, isLast: stretch === stretches.at(-1) }, stretch);
    }
  } finally {
    await database.close();
  }
}

/** The history is read at once: real-time salaries go to the five minutes in which each bet was settled. */
const SPREAD_REAL_TIME = `
  delete from contract_slot s using agent_contract k where k.id = s.contract_id and k.type = 'realTimeSalary';
  insert into contract_slot (contract_id, slot, place, valid_bet, won, lost)
  select k.id, date_bin('5 minutes', p.settled_at, timestamptz '2000-01-01 00:00+00'), t.place, 0, sum(p.won), sum(p.lost)
  from (
    select f.member_id, f.settled_at, brand_day(f.settled_at, o.offset_minutes) as day, c.*
    from play_feed f join brand o on o.id = f.brand_id cross join lateral salary_change(f) c
  ) p
  join member_line l on l.member_id = p.member_id and l.from_day <= p.day and (l.to_day is null or l.to_day > p.day)
  cross join unnest(l.uplines || p.member_id) as u (agent_id)
  join agent_contract k on k.downline_id = u.agent_id and k.type = 'realTimeSalary' and k.state in ('valid', 'terminated')
    and k.valid_from <= p.settled_at and (k.ends_at is null or k.ends_at > p.settled_at)
  cross join lateral (select max(place) as place from agent_contract_tier where contract_id = k.id and valid_bet <= p.cash_stake) t
  where t.place is not null and (p.won <> 0 or p.lost <> 0)
  group by 1, 2, 3`;

async function foldRest(pool: pg.Pool, fold: Fold): Promise<void> {
  while ((await foldBatch(pool, fold)) > 0);
}

interface SettleParts {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly isLast: boolean;
}

/** Works at past moments, in one transaction. */
async function settleStretch({ config, pool, isLast }: SettleParts, moments: readonly Date[]): Promise<void> {
  const [first] = moments;
  if (!first) return;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const clock = await openPastClock(client, first);
    const services = await openDemoServices(demoPlatform(config, client, clock));
    const operators = await readOperators(client);
    for (const at of moments) {
      await clock.moveTo(at);
      await services.settlement.work();
      await approveRuns(services, operators);
    }
    if (isLast) await objectToBills(client, services, operators.map(callerOf)[0]);
    else await returnFloats(client, services);
    await clock.close();
    await client.query('commit');
  } finally {
    // An open transaction ends with its connection.
    client.release(true);
  }
}

/** Two operators approve the runs that wait for them. */
async function approveRuns({ settlement, proposals }: DemoServices, operators: StoryParts['operators']): Promise<void> {
  const [proposer, approver] = operators.map(callerOf);
  if (!proposer || !approver) return;
  const { content } = await settlement.runs.list(proposer, { state: 'waiting', pageNo: 1, pageSize: 10 });
  for (const { id: runId } of content) {
    const { proposalId } = await settlement.runs.propose(proposer, { runId, reason: 'As computed' });
    await proposals.decide(approver, 'approved', { proposalId, reason: 'Compared with the period before' });
  }
}

/**
 * Agents whose line has won since the last dividends return what is in their floats but for a coin: they fall short of what they owe to the
 * agents below them.
 */
async function returnFloats(client: pg.ClientBase, { brands, transfers }: DemoServices): Promise<void> {
  const { rows } = await client.query<SendingAgent>(
    `select m.id, m.public_id as "publicId", m.account, m.type, b.id as "brandId", w.balance as float
     from member m join brand b on b.id = m.brand_id join wallet w on w.member_id = m.id and w.kind = 'agent'
     cross join lateral (select brand_day(now(), b.offset_minutes) as today) t
     where exists (select from agent_contract k where k.upline_id = m.id and k.type = 'dividend' and k.state = 'valid' and k.valid_from < now())
       and exists (select from agent_contract k where k.downline_id = m.id and k.upline_id is not null and k.state = 'valid')
       and (select sum(d.counted_result) from line_daily d where d.member_id = m.id and d.day between t.today - 14 and t.today) < 0
       and not exists (select from agent_debt d where d.member_id = m.id)
     order by m.id`,
  );
  for (const { brandId, float, ...agent } of rows) {
    const brand = await brands.byId(brandId);
    const coin = brandProfiles.find(({ code }) => code === brand.code)?.coin ?? 0;
    const amount = float - BigInt(coin);
    // What the brand does not take in one transfer stays.
    if (amount < parseAmount(brand.config.transfer.minimum)) continue;
    const member = { ...agent, state: 'member', tokenHash: NO_TOKEN, passwordDue: false } as const;
    const sending = { amount: formatAmount(amount), withdrawPassword: '000000' };
    const idempotencyKey = derivedUuid(`${agent.account} returns ${amount}`, 'intent');
    await transfers.toUpline(sending, { member, brand, idempotencyKey });
  }
}

interface SendingAgent extends Pick<MemberRef, 'id' | 'publicId' | 'account' | 'type'> {
  readonly brandId: number;
  readonly float: bigint;
}

const callerOf = (operator: OperatorRef): OperatorCaller => ({
  operator,
  requestId: REQUEST_ID,
  language: 'en',
  idempotencyKey: REQUEST_ID,
});

/** Of dividends and acquisitions, which need the cash of all that was paid before: within a transaction no fold reads it. */
const CASH_PERIODS = ['weekly', 'semimonthly', 'monthly'] as const;

/** The moments at which a period with play is over, in stretches that begin with such periods. */
async function readStretches(pool: pg.Pool, now: Date): Promise<Date[][]> {
  const { rows: slots } = await pool.query<{ at: Date }>(
    `select distinct s.slot + case k.type when 'hourlySalary' then interval '1 hour' else interval '5 minutes' end as at
     from contract_slot s join agent_contract k on k.id = s.contract_id`,
  );
  const { rows: brands } = await pool.query<{ offset: number; start: Date }>(
    'select distinct offset_minutes as offset, s.at as start from brand cross join settlement_start s where code = any($1)',
    [brandProfiles.map(({ code }) => code)],
  );
  const due = new Map<number, boolean>(slots.map(({ at }) => [at.getTime() + SETTLEMENT_GRACE_MS.slot, false]));
  for (const { offset, start } of brands)
    for (let day = periodAt('daily', start, offset); day.to < now; day = nextPeriod('daily', day.from, offset)) {
      const readsCash = CASH_PERIODS.some(
        (period) => periodAt(period, day.to, offset).from.getTime() === day.to.getTime(),
      );
      due.set(day.to.getTime() + SETTLEMENT_GRACE_MS.day, readsCash);
    }
  const stretches: Date[][] = [];
  for (const [ms, opens] of [...due].filter(([at]) => at < now.getTime()).sort(([a], [b]) => a - b)) {
    if (opens || stretches.length === 0) stretches.push([]);
    stretches.at(-1)?.push(new Date(ms));
  }
  return stretches;
}
