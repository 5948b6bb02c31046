import type { Conditions } from '@marquee/contract/promotions/rule-parts';
import type { Queryable } from '../../../../platform/database';
import type { ReferralFault } from '../participation/referral-repository';

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
  readonly offsetMinutes: number;
  readonly now: Date;
  /** What the invited member has to deposit, and to bet since the registration; ledger units. */
  readonly minimum: bigint;
  readonly validBet: bigint;
  /** Whose play counts; empty: all. */
  readonly conditions: Pick<Conditions, 'gameTypes' | 'vendors'>;
  /** Types of members whose invitations count nothing. */
  readonly excludedTypes: readonly number[];
  /** The earliest registration that counts. */
  readonly since: Date;
}

interface QualifiedInvitation {
  readonly inviterId: bigint;
  /** Ledger units. */
  readonly deposited: bigint;
  /** Why it gives nothing all the same. */
  readonly fault: ReferralFault | null;
}

/** Who invited a member that has deposited and played enough; null when none qualifies. */
export async function readQualifiedInvitation(
  db: Queryable,
  invitedId: bigint,
  query: InvitationQuery,
): Promise<QualifiedInvitation | null> {
  const { minimum, validBet, conditions, excludedTypes, since, offsetMinutes, now } = query;
  const { rows } = await db.query<QualifiedInvitation>({
    name: 'promotion-invitation',
    text: `select v.inviter_id as "inviterId", v.deposited, referral_fault($1) as fault
           from invitation_of($1, $2, $3) v
           cross join lateral promotion_figures('turnover', array[$1::bigint], brand_day(v.registered_at, $5::smallint),
             brand_day($6::timestamptz, $5::smallint), $5::smallint, $7::text[], $8::text[]) f
           where v.registered_at >= $4 and v.qualified_at is not null and f.figure >= $9`,
    values: [
      invitedId,
      minimum,
      excludedTypes,
      since,
      offsetMinutes,
      now,
      conditions.gameTypes,
      conditions.vendors,
      validBet,
    ],
  });
  return rows[0] ?? null;
}

interface InvitedQuery extends Pick<InvitationQuery, 'excludedTypes' | 'since'> {
  readonly promotionId: string;
  /** Business day, as an ISO date. */
  readonly playedSince: string;
}

/** Invited members of a brand who have played lately and whose invitation is not decided. */
export async function readInvitedPlayers(
  db: Queryable,
  brandId: number,
  { promotionId, playedSince, excludedTypes, since }: InvitedQuery,
): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'promotion-invited-players',
    text: `select distinct m.id
           from member_daily d join member m on m.id = d.member_id join member u on u.id = m.upline_id and u.type <> all ($5)
           where d.brand_id = $1 and d.day >= $2::date and d.valid_bet > 0 and m.created_at >= $4
             and exists (select from deposit e where e.member_id = m.id and e.state = 'credited')
             and not exists (select from referral_refusal r where r.promotion_id = $3 and r.invited_id = m.id)
             and not exists (select from promotion_participation p
                             where p.promotion_id = $3 and p.member_id = u.id and p.period = 'member:' || m.id)
           order by m.id`,
    values: [brandId, playedSince, promotionId, since, excludedTypes],
  });
  return rows.map(({ id }) => id);
}
