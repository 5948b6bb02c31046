import type { FeedbackEntry, FeedbackStatus } from '@marquee/contract/calls/feedback';
import type pg from 'pg';
import type { Queryable } from '../../../platform/database';

export interface NewFeedback {
  readonly publicId: string;
  readonly brandId: number;
  readonly memberId: bigint | null;
  readonly sender: string;
  readonly type: number;
  readonly content: string;
  readonly language: string;
  readonly ip: string;
  readonly createdAt: Date;
}

export async function insertFeedback(db: Queryable, feedback: NewFeedback): Promise<void> {
  await db.query({
    name: 'feedback-insert',
    text: `insert into feedback (public_id, brand_id, member_id, sender, type, content, language, ip, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      feedback.publicId,
      feedback.brandId,
      feedback.memberId,
      feedback.sender,
      feedback.type,
      feedback.content,
      feedback.language,
      feedback.ip,
      feedback.createdAt,
    ],
  });
}

interface Row extends Omit<FeedbackEntry, 'answeredAt' | 'createdAt' | 'isMember'> {
  readonly brandId: number;
  readonly memberId: bigint | null;
  readonly answeredAt: Date | null;
  readonly createdAt: Date;
}

export interface FeedbackRow extends FeedbackEntry {
  readonly brandId: number;
  readonly memberId: bigint | null;
}

const SELECT = `select f.public_id as "feedbackId", b.code as brand, f.brand_id as "brandId", f.member_id as "memberId",
    f.type, f.sender, f.content, f.language, f.status, f.answer, o.name as "answeredBy", f.answered_at as "answeredAt",
    f.created_at as "createdAt"
  from feedback f join brand b on b.id = f.brand_id left join operator o on o.id = f.answered_by`;

const toEntry = (row: Row): FeedbackRow => ({
  ...row,
  isMember: row.memberId !== null,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

export interface FeedbackFilter {
  /** Empty: every brand. */
  readonly brandIds: readonly number[];
  readonly brandId: number | null;
  readonly type: number | null;
  readonly status: FeedbackStatus | null;
  /** Part of a sender's name or of the text. */
  readonly search: string | null;
}

const MATCHES = `(cardinality($1::int[]) = 0 or f.brand_id = any($1::int[])) and ($2::int is null or f.brand_id = $2)
  and ($3::int is null or f.type = $3) and ($4::text is null or f.status = $4)
  and ($5::text is null or position(folded_text($5) in folded_text(f.sender)) > 0 or position(folded_text($5) in folded_text(f.content)) > 0)`;

export async function readFeedbackPage(
  pool: pg.Pool,
  { brandIds, brandId, type, status, search }: FeedbackFilter,
  limit: number,
  offset: number,
): Promise<{ readonly content: FeedbackRow[]; readonly total: number }> {
  const values = [brandIds, brandId, type, status, search];
  const totals = await pool.query<{ total: number }>({
    name: 'feedback-count',
    text: `select count(*)::int as total from feedback f where ${MATCHES}`,
    values,
  });
  const { rows } = await pool.query<Row>({
    name: 'feedback-page',
    text: `${SELECT} where ${MATCHES} order by f.created_at desc, f.id desc limit $6 offset $7`,
    values: [...values, limit, offset],
  });
  return { content: rows.map(toEntry), total: totals.rows[0]?.total ?? 0 };
}

export async function readFeedback(db: Queryable, publicId: string): Promise<FeedbackRow | null> {
  const { rows } = await db.query<Row>({
    name: 'feedback-by-public-id',
    text: `${SELECT} where f.public_id = $1`,
    values: [publicId],
  });
  return rows[0] ? toEntry(rows[0]) : null;
}

/** @returns false when it was already answered or closed */
export async function finishFeedback(
  db: Queryable,
  publicId: string,
  answer: string | null,
  operatorId: number,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'feedback-finish',
    text: `update feedback set status = $2, answer = $3, answered_by = $4, answered_at = $5
           where public_id = $1 and status = 'open'`,
    values: [publicId, answer === null ? 'closed' : 'answered', answer, operatorId, at],
  });
  return rowCount === 1;
}

/** The columns shown to operators. */
export const toFeedbackEntry = ({ brandId: _brand, memberId: _member, ...entry }: FeedbackRow): FeedbackEntry => entry;
