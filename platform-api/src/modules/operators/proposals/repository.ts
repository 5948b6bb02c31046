import type { ProposalKindCode, ProposalState } from '@marquee/contract/proposals';
import type { Queryable } from '../../../platform/database';
import type { ProposalPlace, ProposalResult } from './kind';
import type { Decision } from './proposal-state';

/** A row of the table; the kind reads body, base and dry run. */
export interface ProposalRowOf extends ProposalPlace {
  readonly id: string;
  readonly kind: ProposalKindCode;
  readonly body: unknown;
  readonly base: unknown;
  readonly revision: string | null;
  readonly dryRun: object | null;
  readonly reason: string;
  readonly proposedBy: number;
  readonly proposedByName: string;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
  readonly state: ProposalState;
  readonly decidedBy: number | null;
  readonly decidedByName: string | null;
  readonly decidedAt: Date | null;
  readonly decisionReason: string | null;
  readonly result: ProposalResult | null;
}

const SELECT = `select r.id, r.kind, r.brand_id as "brandId", r.subject, r.body, r.base, r.revision, r.dry_run as "dryRun", r.reason,
    r.proposed_by as "proposedBy", p.name as "proposedByName", r.proposed_at as "proposedAt", r.expires_at as "expiresAt", r.state,
    r.decided_by as "decidedBy", d.name as "decidedByName", r.decided_at as "decidedAt", r.decision_reason as "decisionReason", r.result
  from proposal r join operator p on p.id = r.proposed_by left join operator d on d.id = r.decided_by`;

/** JSON has no bigint: amounts are text. */
const jsonOf = (value: unknown): string | null =>
  value === null || value === undefined
    ? null
    : JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));

type NewProposal = Pick<
  ProposalRowOf,
  | 'id'
  | 'kind'
  | 'brandId'
  | 'subject'
  | 'body'
  | 'base'
  | 'revision'
  | 'dryRun'
  | 'reason'
  | 'proposedBy'
  | 'proposedAt'
  | 'expiresAt'
>;

/**
 * @returns 'repeat' for the same proposal under the id, 'conflict' for another one, 'waiting' while one of the subject is open
 */
export async function insertProposal(
  tx: Queryable,
  proposal: NewProposal,
): Promise<'new' | 'repeat' | 'conflict' | 'waiting'> {
  const { id, kind, brandId, subject, reason, proposedBy } = proposal;
  const same = [id, kind, brandId, subject, jsonOf(proposal.body), reason, proposedBy];
  const { rowCount } = await tx.query({
    name: 'proposal-insert',
    text: `insert into proposal (id, kind, brand_id, subject, body, reason, proposed_by, base, revision, dry_run, proposed_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing`,
    values: [
      ...same,
      jsonOf(proposal.base),
      proposal.revision,
      jsonOf(proposal.dryRun),
      proposal.proposedAt,
      proposal.expiresAt,
    ],
  });
  if (rowCount === 1) return 'new';
  const { rows } = await tx.query<{ same: boolean }>({
    name: 'proposal-same',
    text: `select (kind, brand_id, subject, body, reason, proposed_by)
                  is not distinct from ($2::text, $3::smallint, $4::text, $5::jsonb, $6::text, $7::integer) as same
           from proposal where id = $1`,
    values: same,
  });
  if (!rows[0]) return 'waiting';
  return rows[0].same ? 'repeat' : 'conflict';
}

export async function readProposal(db: Queryable, id: string): Promise<ProposalRowOf | null> {
  const { rows } = await db.query<ProposalRowOf>({
    name: 'proposal',
    text: `${SELECT} where r.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Locked until the caller's transaction ends. */
export async function lockProposal(tx: Queryable, id: string): Promise<ProposalRowOf | null> {
  const { rows } = await tx.query<ProposalRowOf>({
    name: 'proposal-lock',
    text: `${SELECT} where r.id = $1 for update of r`,
    values: [id],
  });
  return rows[0] ?? null;
}

export interface ProposalQuery {
  readonly kinds: readonly string[];
  /** Null: of all brands, and of none. */
  readonly brandIds: readonly number[] | null;
  readonly subject: string | null;
  readonly state: ProposalState | null;
  /** Only those that are open for this operator, of the kinds that they may decide. */
  readonly waiting: { readonly operatorId: number; readonly kinds: readonly string[]; readonly now: Date } | null;
}

/** One page: open ones first, the longest waiting at the top; then the latest. */
export async function readProposals(
  db: Queryable,
  { kinds, brandIds, subject, state, waiting }: ProposalQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly ProposalRowOf[]; readonly total: number }> {
  const { rows } = await db.query<ProposalRowOf & { readonly total: number }>({
    name: 'proposals',
    text: `select *, count(*) over ()::integer as total from (${SELECT}) r
           where r.kind = any($1::text[]) and ($2::int[] is null or r."brandId" = any($2)) and ($3::text is null or r.subject = $3)
             and ($4::text is null or r.state = $4)
             and ($5::int is null or r.state = 'open' and r."proposedBy" <> $5 and r.kind = any($6::text[]) and r."expiresAt" > $7)
           order by r.state <> 'open', case when r.state = 'open' then r."proposedAt" end, r."proposedAt" desc, r.id
           limit $8 offset $9`,
    values: [
      kinds,
      brandIds,
      subject,
      state,
      waiting?.operatorId ?? null,
      waiting?.kinds ?? null,
      waiting?.now ?? null,
      limit,
      offset,
    ],
  });
  return { rows, total: rows[0]?.total ?? 0 };
}

interface Closing {
  readonly state: Decision | 'expired';
  /** Null: expired. */
  readonly operatorId: number | null;
  readonly at: Date;
  readonly reason: string | null;
  readonly result: ProposalResult | null;
}

/** Closes an open proposal that the caller has locked. */
export async function closeProposal(
  tx: Queryable,
  id: string,
  { state, operatorId, at, reason, result }: Closing,
): Promise<void> {
  await tx.query({
    name: 'proposal-close',
    text: `update proposal set state = $2, decided_by = $3, decided_at = $4, decision_reason = $5, result = $6 where id = $1`,
    values: [id, state, operatorId, at, reason, jsonOf(result)],
  });
}

/** Open ones whose time is over. @param kinds those that this process knows */
export async function readDue(
  db: Queryable,
  kinds: readonly string[],
  now: Date,
): Promise<readonly Pick<ProposalRowOf, 'id' | 'brandId'>[]> {
  const { rows } = await db.query<Pick<ProposalRowOf, 'id' | 'brandId'>>({
    name: 'proposals-due',
    text: `select id, brand_id as "brandId" from proposal where state = 'open' and expires_at <= $1 and kind = any($2::text[]) order by expires_at limit 100`,
    values: [now, kinds],
  });
  return rows;
}
