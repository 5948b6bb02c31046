import type { AgentContractType } from '@marquee/contract/agent-contract';
import type { ContractPeriod } from '@marquee/contract/agent-periods';
import type { Queryable } from '../../../platform/database';
import type { NewBill, NewCorrection } from './draft-bills';
import type { RunKey } from './due-repository';

/** Of PostgreSQL's advisory locks, with the brand. */
const RUN_LOCK = 4_611_030;

/** One run of a brand at a time, until the caller's transaction ends. */
export async function lockRuns(tx: Queryable, brandId: number): Promise<void> {
  await tx.query({
    name: 'settlement-lock',
    text: 'select pg_advisory_xact_lock($1, $2)',
    values: [RUN_LOCK, brandId],
  });
}

/**
 * Keeps folds where they are until the caller's transaction ends.
 * @returns false where one of them has rows to read of what changed before `to`, or is being computed again
 */
export async function holdFolds(
  tx: Queryable,
  { brandId, to }: Pick<RunKey, 'brandId' | 'to'>,
  folds: readonly string[],
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'settlement-folds',
    text: 'select from fold_cursor where fold = any($1) and base is not null order by fold for update',
    values: [folds],
  });
  if (rowCount !== folds.length) return false;
  const { rows } = await tx.query<{ behind: boolean }>({
    name: 'settlement-folds-read',
    text: `select exists (select from fold_cursor c cross join lateral feed_unread(c) u
                          where c.fold = any($1) and c.feed = 'play' and u.brand_id = $2 and least(u.at, u.settled_at) < $3)
               or exists (select from fold_cursor c cross join lateral cash_unread(c) u
                          where c.fold = any($1) and c.feed = 'cash' and u.brand_id = $2 and u.at < $3) as behind`,
    values: [folds, brandId, to],
  });
  return rows[0]?.behind === false;
}

/** The types and periods of a brand's contracts that have ever counted. */
export async function readContractPeriods(
  db: Queryable,
  brandId: number,
): Promise<readonly { readonly type: AgentContractType; readonly period: ContractPeriod }[]> {
  const { rows } = await db.query<{ type: AgentContractType; period: ContractPeriod }>({
    name: 'settlement-periods',
    text: `select distinct type, period from agent_contract where brand_id = $1 and valid_from is not null order by 1, 2`,
    values: [brandId],
  });
  return rows;
}

/**
 * A moment of the next period of contracts by business days that is to be settled: after the last run, the start of settlement, and the start of
 * the first contract in force then, or the first adjustment that no bill carries yet. Null: there is none.
 */
export async function readNextDay(
  db: Queryable,
  { brandId, type, period }: Pick<RunKey, 'brandId' | 'type' | 'period'>,
): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>({
    name: 'settlement-next-day',
    text: `with since as (
             select coalesce((select max(period_to) from agent_run where brand_id = $1 and type = $2 and period = $3), (select at from settlement_start)) as at
           )
           select min(at) as at from (
             select greatest(c.valid_from, s.at) as at
             from since s join agent_contract c on c.brand_id = $1 and c.type = $2 and c.period = $3 and c.state in ('valid', 'terminated')
               and c.valid_from is not null and (c.ends_at is null or c.ends_at > greatest(c.valid_from, s.at))
             union all
             select greatest(a.decided_at, s.at)
             from since s join agent_adjustment a on a.brand_id = $1 and a.bill_id is null
             join agent_contract c on c.id = a.contract_id and c.type = $2
             left join lateral (
               select b.contract_id from agent_bill b
               where b.agent_id = c.downline_id and b.type = c.type and b.upline_id is not distinct from c.upline_id order by b.id desc limit 1
             ) l on true
             join agent_contract k on k.id = coalesce(l.contract_id, c.id) and k.period = $3
           ) o`,
    values: [brandId, type, period],
  });
  return rows[0]?.at ?? null;
}

/**
 * The first slot of hourly or real-time salaries to make a run for; what came late to earlier ones is billed with it. Adjustments have the next
 * one, whether somebody plays or not. Null: none is.
 */
export async function readNextSlot(
  db: Queryable,
  { brandId, type }: Pick<RunKey, 'brandId' | 'type'>,
): Promise<Date | null> {
  const { rows } = await db.query<{ slot: Date | null }>({
    name: 'settlement-next-slot',
    text: `select min(slot) as slot from (
             select s.slot from contract_slot s join agent_contract c on c.id = s.contract_id and c.brand_id = $1 and c.type = $2
             where not s.is_billed and not exists (
               select from agent_run r where r.brand_id = $1 and r.type = $2 and r.period_from = s.slot)
             union all
             select greatest(a.decided_at, (select max(r.period_to) from agent_run r where r.brand_id = $1 and r.type = $2))
             from agent_adjustment a join agent_contract c on c.id = a.contract_id and c.type = $2 where a.brand_id = $1 and a.bill_id is null
           ) o`,
    values: [brandId, type],
  });
  return rows[0]?.slot ?? null;
}

/** What a run is stored with. Amounts in ledger units. */
export interface NewRun extends RunKey {
  readonly state: 'waiting' | 'approved' | 'paid';
  readonly at: Date;
  /** As JSON. */
  readonly rule: string;
  readonly bills: number;
  readonly due: bigint;
  readonly topDue: bigint;
}

/** Stores a run. @returns its id; null where the period has one */
export async function insertRun(tx: Queryable, run: NewRun): Promise<bigint | null> {
  const { brandId, type, period, from, to, state, at, rule, bills, due, topDue } = run;
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'settlement-run',
    text: `insert into agent_run (brand_id, type, period, period_from, period_to, state, computed_at, rule, bills, due, top_due, approved_at, paid_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, case when $6 <> 'waiting' then $7::timestamptz end, case when $6 = 'paid' then $7::timestamptz end)
           on conflict (brand_id, type, period, period_from) do nothing returning id`,
    values: [brandId, type, period, from, to, state, at, rule, bills, due, topDue],
  });
  return rows[0]?.id ?? null;
}

/** Whether a period has its run. */
export async function hasRun(db: Queryable, { brandId, type, period, from }: RunKey): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'settlement-run-exists',
    text: 'select from agent_run where brand_id = $1 and type = $2 and period = $3 and period_from = $4',
    values: [brandId, type, period, from],
  });
  return rowCount === 1;
}

/** Stores the bills of a run, in one statement, and marks the slots that they took. */
export async function insertBills(
  tx: Queryable,
  runId: bigint,
  { brandId, type }: Pick<RunKey, 'brandId' | 'type'>,
  bills: readonly (NewBill & { readonly goesOn: boolean })[],
): Promise<void> {
  const column = <Value>(read: (bill: NewBill & { readonly goesOn: boolean }) => Value): Value[] => bills.map(read);
  await tx.query({
    name: 'settlement-bills',
    text: `insert into agent_bill (run_id, brand_id, type, contract_id, agent_id, upline_id, top_id, depth, period_from, period_to, first_day, last_day,
             valid_bet, result, reductions, active_members, carried_in, carried_out, tier, rate, gross, adjustment, rest_in, due, rest_out,
             written_off, goes_on, below, state)
           select $1, $2, $3, u.*, case when u.due > 0 then 'due' else 'none' end
           from unnest($4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::smallint[], $9::timestamptz[], $10::timestamptz[], $11::date[], $12::date[],
             $13::bigint[], $14::bigint[], $15::bigint[], $16::integer[], $17::bigint[], $18::bigint[], $19::smallint[], $20::integer[], $21::bigint[],
             $22::bigint[], $23::bigint[], $24::bigint[], $25::bigint[], $26::bigint[], $27::boolean[], $28::bigint[])
             as u(contract_id, agent_id, upline_id, top_id, depth, period_from, period_to, first_day, last_day, valid_bet, result, reductions,
                  active_members, carried_in, carried_out, tier, rate, gross, adjustment, rest_in, due, rest_out, written_off, goes_on, below)`,
    values: [
      runId,
      brandId,
      type,
      column(({ contractId }) => contractId),
      column(({ agentId }) => agentId),
      column(({ uplineId }) => uplineId),
      column(({ topId }) => topId),
      column(({ depth }) => depth),
      column(({ periodFrom }) => periodFrom),
      column(({ periodTo }) => periodTo),
      column(({ firstDay }) => firstDay),
      column(({ lastDay }) => lastDay),
      column(({ figures }) => figures.validBet),
      column(({ figures }) => figures.result),
      column(({ figures }) => figures.reductions),
      column(({ figures }) => figures.activeMembers),
      column(({ carriedIn }) => carriedIn),
      column(({ carriedOut }) => carriedOut),
      column(({ tier }) => tier),
      column(({ rate }) => rate),
      column(({ gross }) => gross),
      column(({ adjustment }) => adjustment),
      column(({ restIn }) => restIn),
      column(({ due }) => due),
      column(({ restOut }) => restOut),
      column(({ writtenOff }) => writtenOff),
      column(({ goesOn }) => goesOn),
      column(({ below }) => below),
    ],
  });
}

/** Marks the slots of salaries before a moment that have their bill. */
export async function markSlotsBilled(tx: Queryable, { type, to }: Pick<RunKey, 'type' | 'to'>): Promise<void> {
  await tx.query({
    name: 'settlement-slots-billed',
    text: `update contract_slot s set is_billed = true from agent_bill b
           where not s.is_billed and s.slot < $2 and b.contract_id = s.contract_id and b.period_from = s.slot and b.type = $1
             and b.last_day >= b.first_day`,
    values: [type, to],
  });
}

/** Stores what the bills of a run correct of closed periods. */
export async function insertCorrections(
  tx: Queryable,
  runId: bigint,
  corrections: readonly (NewCorrection & { readonly settledGross: bigint })[],
): Promise<void> {
  const column = <Value>(read: (row: (typeof corrections)[number]) => Value): Value[] => corrections.map(read);
  await tx.query({
    name: 'settlement-corrections',
    text: `insert into agent_bill_correction (bill_id, of_bill_id, valid_bet, result, reductions, active_members, carried_in, carried_out, tier, rate,
             gross, gross_before)
           select b.id, u.of_bill_id, u.valid_bet, u.result, u.reductions, u.active_members, u.carried_in, u.carried_out, u.tier, u.rate, u.gross, u.gross_before
           from unnest($2::bigint[], $3::timestamptz[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::integer[], $9::bigint[], $10::bigint[],
             $11::smallint[], $12::integer[], $13::bigint[], $14::bigint[])
             as u(contract_id, period_from, of_bill_id, valid_bet, result, reductions, active_members, carried_in, carried_out, tier, rate, gross, gross_before)
           join agent_bill b on b.run_id = $1 and b.contract_id = u.contract_id and b.period_from = u.period_from`,
    values: [
      runId,
      column(({ contractId }) => contractId),
      column(({ periodFrom }) => periodFrom),
      column(({ billId }) => billId),
      column(({ figures }) => figures.validBet),
      column(({ figures }) => figures.result),
      column(({ figures }) => figures.reductions),
      column(({ figures }) => figures.activeMembers),
      column(({ carriedIn }) => carriedIn),
      column(({ amounts }) => amounts.carriedOut),
      column(({ amounts }) => amounts.tier),
      column(({ amounts }) => amounts.rate),
      column(({ amounts }) => amounts.gross),
      column(({ settledGross }) => settledGross),
    ],
  });
}
