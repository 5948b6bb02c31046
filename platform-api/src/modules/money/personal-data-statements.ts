import type { PersonalData } from '../../platform/personal-data';

/** Balances and their movements, payments, bonuses and limits. */
export const moneyData: readonly PersonalData[] = [
  {
    file: 'balances',
    tables: ['wallet', 'ledger_account'],
    text: `select w.kind::text as kind, v.code as vendor, w.balance from wallet w left join vendor v on v.id = w.vendor_id
           where w.member_id = $1 order by w.kind, w.vendor_id`,
  },
  {
    file: 'wallet-choices',
    tables: ['wallet_choice'],
    text: 'select auto_transfer as "transfersByItself" from wallet_choice where member_id = $1',
  },
  {
    file: 'movements',
    tables: ['ledger_transaction'],
    text: `select id::text as "transactionId", kind::text as kind, cash_change as change, balance_after as "balanceAfter",
             refers_to::text as "refersTo", created_at as at
           from ledger_transaction where member_id = $1 order by created_at, id`,
  },
  {
    file: 'agent-bills',
    tables: ['agent_bill'],
    text: `select b.public_id as "billId", b.type, b.agent_id = $1 as received, b.period_from as "from", b.period_to as "to", b.valid_bet as "validBet",
             b.result, b.active_members as "activeMembers", b.tier, b.rate, b.gross, b.adjustment, b.due, b.paid, b.state
           from agent_bill b where b.agent_id = $1 or b.upline_id = $1 order by b.id`,
  },
  {
    file: 'agent-adjustments',
    tables: ['agent_adjustment'],
    text: `select c.type, c.downline_id = $1 as received, a.amount, a.reason, a.decided_at as "decidedAt"
           from agent_adjustment a join agent_contract c on c.id = a.contract_id
           where c.downline_id = $1 or c.upline_id = $1 order by a.id`,
  },
  {
    file: 'agent-holds',
    tables: ['agent_hold'],
    text: `select cause, notice, placed_at as "placedAt", released_at as "releasedAt" from agent_hold where agent_id = $1 order by id`,
  },
  {
    file: 'objections-to-bills',
    tables: ['agent_dispute'],
    text: `select b.public_id as "billId", d.text, d.created_at as "createdAt", d.state,
             case when d.state <> 'open' then d.answer end as answer, case when d.state <> 'open' then d.answered_at end as "answeredAt"
           from agent_dispute d join agent_bill b on b.id = d.bill_id where d.agent_id = $1 order by d.id`,
  },
  {
    file: 'deposits',
    tables: ['deposit'],
    text: `select d.id::text as "depositId", c.code as channel, d.amount, d.currency, d.state::text as state, d.received, d.fee, d.bonus,
             d.transfer_reference as "transferReference", d.proof_note as note, cardinality(d.proof_image_ids) as pictures,
             d.decision_reason as reason, d.created_at as "createdAt", d.finished_at as "finishedAt"
           from deposit d join deposit_channel c on c.id = d.channel_id where d.member_id = $1 order by d.created_at, d.id`,
  },
  {
    file: 'deposit-offers',
    tables: ['deposit_offer_use'],
    text: `select o.code as offer, u.period, u.bonus, u.used_at as "usedAt" from deposit_offer_use u join deposit_offer o on o.id = u.offer_id
           where u.member_id = $1 order by u.used_at`,
  },
  {
    file: 'payees',
    tables: ['payee'],
    text: `select i.code as institution, p.holder, p.number_tail as "numberEnd", p.added_at as "addedAt", p.removed_at as "removedAt"
           from payee p join payout_institution i on i.id = p.institution_id where p.member_id = $1 order by p.added_at`,
  },
  {
    file: 'withdrawals',
    tables: ['withdrawal'],
    text: `select w.id::text as "withdrawalId", i.code as institution, p.number_tail as "numberEnd", w.amount, w.currency,
             w.state::text as state, w.paid_amount as paid, w.received_amount as received, w.receipt, w.reason,
             w.created_at as "createdAt", w.finished_at as "finishedAt"
           from withdrawal w join payee p on p.id = w.payee_id join payout_institution i on i.id = p.institution_id
           where w.member_id = $1 order by w.created_at, w.id`,
  },
  {
    file: 'withdrawal-steps',
    tables: ['withdrawal_step'],
    text: `select s.withdrawal_id::text as "withdrawalId", s.step, s.actor_kind as by, s.amount, s.note, cardinality(s.images) as pictures, s.at
           from withdrawal w join withdrawal_step s on s.withdrawal_id = w.id where w.member_id = $1 order by s.id`,
  },
  {
    file: 'transfers',
    tables: ['fund_transfer'],
    text: `select id::text as "transactionId", way, case when from_member = $1 then 'sent' else 'received' end as side, amount,
             created_at as at
           from fund_transfer where from_member = $1 or to_member = $1 order by id`,
  },
  {
    file: 'wagering-requirements',
    tables: ['wagering_requirement'],
    text: `select source, amount, created_at as "createdAt", met_at as "metAt", closed_at as "closedAt", cancelled_at as "cancelledAt"
           from wagering_requirement where member_id = $1 order by created_at, id`,
  },
  {
    file: 'bonuses',
    tables: ['bonus'],
    text: `select id::text as "bonusId", names, mode, amount, wagering, released, returned, state, granted_at as "grantedAt",
             active_at as "activeAt", expires_at as "expiresAt", ended_at as "endedAt"
           from bonus where member_id = $1 order by id`,
  },
  {
    file: 'bonus-grants',
    tables: ['bonus_grant', 'operator_credit'],
    text: `select amount, state, reason, proposed_at as "proposedAt", decided_at as "decidedAt" from bonus_grant
           where member_id = $1 order by proposed_at`,
  },
  {
    file: 'points-and-tickets',
    tables: ['unit_account'],
    text: `select a.unit, t.kind, p.amount::text as change, p.balance_after::text as "balanceAfter", t.at
           from unit_account a join unit_posting p on p.account_id = a.id join unit_transaction t on t.id = p.transaction_id
           where a.member_id = $1 and a.kind = 'member' order by t.id`,
  },
  {
    file: 'limits',
    tables: ['member_limit'],
    text: `select kind::text as kind, period::text as period,
             case when kind <> 'session' then amount end as amount, case when kind = 'session' then amount::integer end as seconds,
             case when kind <> 'session' then pending_amount end as "pendingAmount",
             case when kind = 'session' then pending_amount::integer end as "pendingSeconds",
             set_at as "setAt", pending_from as "pendingFrom"
           from member_limit where member_id = $1 order by kind, period`,
  },
  {
    file: 'pauses',
    tables: ['play_bar'],
    text: `select kind, starts_at as "startsAt", ends_at as "endsAt" from play_bar where member_id = $1 order by id`,
  },
  {
    file: 'time-played',
    tables: ['play_clock'],
    text: 'select day::text, seconds from play_clock where member_id = $1 order by day',
  },
  {
    file: 'reality-check',
    tables: ['reality_check'],
    text: 'select minutes from reality_check where member_id = $1',
  },
];
