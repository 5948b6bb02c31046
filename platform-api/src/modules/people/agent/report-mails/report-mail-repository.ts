import type { ReportSchedule, ViewPage } from '@marquee/contract/agent-views';
import { AGENT_TYPES } from '@marquee/contract/constants';
import type { Queryable } from '../../../../platform/database';
import type { SentSchedule } from './report-period';

/** A report that may be sent, with where its mail goes. */
export interface ReportToSend {
  readonly id: bigint;
  readonly viewId: string;
  readonly agentId: bigint;
  readonly brandId: number;
  readonly page: ViewPage;
  readonly name: string;
  readonly query: string;
  readonly schedule: ReportSchedule;
  readonly scheduledAt: Date;
  /** ISO dates; null: none yet. */
  readonly plannedTo: string | null;
  readonly sentTo: string | null;
  readonly language: string;
  readonly email: string;
}

/** Agents `m` who are active and have confirmed the address `c`. */
const RECEIVES = `m.status = 'active' and m.type in (${AGENT_TYPES.join(', ')})
  and c.member_id = m.id and c.kind = 'email' and c.verified_at is not null`;

/** Whether an agent has an address that reports may go to. */
export async function hasConfirmedEmail(db: Queryable, agentId: bigint): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'report-mails-address',
    text: `select from member_contact where member_id = $1 and kind = 'email' and verified_at is not null`,
    values: [agentId],
  });
  return rowCount === 1;
}

export interface DuePeriod {
  readonly brandId: number;
  readonly schedule: SentSchedule;
  readonly end: Date;
  /** Last day of the period, ISO date. */
  readonly to: string;
}

const DUE = `v.schedule = $2 and m.brand_id = $1 and v.scheduled_at < $3 and (v.planned_to is null or v.planned_to < $4)`;

/** Whether reports wait for the mail of a period. */
export async function hasDueReports(db: Queryable, { brandId, schedule, end, to }: DuePeriod): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'report-mails-due',
    text: `select from agent_view v join member m on m.id = v.agent_id join member_contact c on ${RECEIVES} where ${DUE} limit 1`,
    values: [brandId, schedule, end, to],
  });
  return (rowCount ?? 0) > 0;
}

/** Marks reports as planned for a period. Those that another process plans are left to it. @returns their ids */
export async function planReports(
  tx: Queryable,
  { brandId, schedule, end, to }: DuePeriod,
  limit: number,
): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'report-mails-plan',
    text: `update agent_view set planned_to = $4 where id in (
             select v.id from agent_view v join member m on m.id = v.agent_id join member_contact c on ${RECEIVES}
             where ${DUE} order by v.id limit $5 for update of v skip locked)
           returning id`,
    values: [brandId, schedule, end, to, limit],
  });
  return rows.map(({ id }) => id);
}

/** Whether the folds of lines have read all that happened in a brand before a moment. */
export async function areFoldsPast(db: Queryable, brandId: number, end: Date): Promise<boolean> {
  const { rows } = await db.query<{ past: boolean }>({
    name: 'report-mails-folds',
    text: `select not exists (select from fold_cursor c cross join lateral feed_unread(c) u
                              where c.fold = 'lines' and u.brand_id = $1 and least(u.at, u.settled_at) < $2)
              and not exists (select from fold_cursor c cross join lateral cash_unread(c) u
                              where c.fold = 'line_cash' and u.brand_id = $1 and u.at < $2) as past`,
    values: [brandId, end],
  });
  return rows[0]?.past ?? false;
}

/** @returns null when it is gone, or its agent gets no mails */
export async function readReport(db: Queryable, id: bigint): Promise<ReportToSend | null> {
  const { rows } = await db.query<ReportToSend>({
    name: 'report-mail',
    text: `select v.id, v.public_id as "viewId", v.agent_id as "agentId", m.brand_id as "brandId", v.page, v.name, v.query, v.schedule,
             v.scheduled_at as "scheduledAt", v.planned_to::text as "plannedTo", v.sent_to::text as "sentTo", m.language, c.value as email
           from agent_view v join member m on m.id = v.agent_id join member_contact c on ${RECEIVES} where v.id = $1 and v.schedule <> 'none'`,
    values: [id],
  });
  return rows[0] ?? null;
}

export async function markSent(db: Queryable, id: bigint, to: string): Promise<void> {
  await db.query({
    name: 'report-mail-sent',
    text: 'update agent_view set sent_to = $2 where id = $1',
    values: [id, to],
  });
}

/** A report by its public id, in a brand. */
export async function readScheduled(
  db: Queryable,
  brandId: number,
  viewId: string,
): Promise<{ readonly name: string; readonly schedule: ReportSchedule } | null> {
  const { rows } = await db.query<{ name: string; schedule: ReportSchedule }>({
    name: 'report-mail-of-link',
    text: `select v.name, v.schedule from agent_view v join member m on m.id = v.agent_id where v.public_id = $2 and m.brand_id = $1`,
    values: [brandId, viewId],
  });
  return rows[0] ?? null;
}

/** Ends the mails of a report; repeated, it changes nothing. */
export async function stopReport(db: Queryable, brandId: number, viewId: string): Promise<void> {
  await db.query({
    name: 'report-mail-stop',
    text: `update agent_view v set schedule = 'none', revision = revision + 1 from member m
           where m.id = v.agent_id and m.brand_id = $1 and v.public_id = $2 and v.schedule <> 'none'`,
    values: [brandId, viewId],
  });
}
