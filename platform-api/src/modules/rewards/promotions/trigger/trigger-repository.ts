import type { Queryable } from '../../../../platform/database';

/** A deposit that was credited. */
export interface CreditedDeposit {
  readonly id: string;
  readonly memberId: bigint;
  /** What arrived, ledger units. */
  readonly amount: bigint;
  readonly at: Date;
  /** Among the member's credited ones, from 1 on. */
  readonly nth: number;
}

/** A credited deposit of the member; null when it is not theirs, or not credited. */
export async function readCreditedDeposit(
  db: Queryable,
  memberId: bigint,
  depositId: string,
): Promise<CreditedDeposit | null> {
  const { rows } = await db.query<CreditedDeposit>({
    name: 'promotion-deposit',
    text: `select d.id, d.member_id as "memberId", coalesce(d.received, d.amount) as amount, d.finished_at as at,
             (select count(*)::integer from deposit e where e.member_id = d.member_id and e.state = 'credited'
                and (e.finished_at, e.id) <= (d.finished_at, d.id)) as nth
           from deposit d where d.id = $1 and d.member_id = $2 and d.state = 'credited'`,
    values: [depositId, memberId],
  });
  return rows[0] ?? null;
}

interface BirthdayQuery {
  readonly brandId: number;
  readonly promotionId: string;
  /** Birthdays as `MM-DD`. */
  readonly days: readonly string[];
  /** Of the reward that none of the members has yet. */
  readonly period: string;
}

/** Active members with one of these birthdays who take no part in the promotion's period. */
export async function readBirthdays(
  db: Queryable,
  { brandId, promotionId, days, period }: BirthdayQuery,
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'promotion-birthdays',
    text: `select m.id from member m
           where m.brand_id = $1 and m.status = 'active' and to_char(m.birthday, 'MM-DD') = any($3)
             and not exists (select from promotion_participation p where p.promotion_id = $2 and p.member_id = m.id and p.period = $4)
           order by m.id`,
    values: [brandId, promotionId, days, period],
  });
  return rows.map(({ id }) => id);
}

interface InvitationQuery {
  /** What the invited member has to deposit, ledger units. */
  readonly minimum: bigint;
  /** Types of members whose invitations count nothing. */
  readonly excludedTypes: readonly number[];
  /** The earliest registration that counts. */
  readonly since: Date;
}

/** Who invited a member that qualifies, and what was deposited in ledger units; null when none qualifies. */
export async function readQualifiedInvitation(
  db: Queryable,
  invitedId: bigint,
  { minimum, excludedTypes, since }: InvitationQuery,
): Promise<{ readonly inviterId: bigint; readonly deposited: bigint } | null> {
  const { rows } = await db.query<{ inviterId: bigint; deposited: bigint }>({
    name: 'promotion-invitation',
    text: `select inviter_id as "inviterId", deposited from invitation_of($1, $2, $3)
           where registered_at >= $4 and qualified_at is not null`,
    values: [invitedId, minimum, excludedTypes, since],
  });
  return rows[0] ?? null;
}
