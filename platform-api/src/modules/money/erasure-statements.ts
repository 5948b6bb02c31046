import { deleteOf, emptyOf } from '../../platform/erasure-statements';
import type { PersonalDataErasure } from '../../platform/personal-data';

const BOOKS = 'the books, by the number of the account';
const DECISION = 'what operators decided about money, and why';

/** The books stay; the persons behind payments, and what they wrote, go. */
export const moneyErasure: PersonalDataErasure = {
  erased: [
    ...['wallet_choice', 'member_limit', 'play_clock', 'reality_check'].map((table) => ({
      tables: [table],
      texts: [deleteOf(table)],
    })),
    {
      tables: ['agent_dispute'],
      texts: [
        `update agent_dispute set text = null where id = any (array(
           select id from agent_dispute where agent_id = $1 and text is not null limit $2))`,
      ],
    },
    {
      tables: ['deposit'],
      texts: [
        emptyOf('deposit', {
          set: "proof_note = null, proof_at = null, proof_image_ids = '{}', redirect_url = null",
          isFull: 'proof_note is not null or proof_at is not null or redirect_url is not null',
        }),
      ],
    },
    {
      tables: ['withdrawal_step'],
      texts: [
        `update withdrawal_step set note = null, inner_note = null, images = '{}' where id = any (array(
           select s.id from withdrawal w join withdrawal_step s on s.withdrawal_id = w.id
           where w.member_id = $1 and (s.note is not null or s.inner_note is not null or cardinality(s.images) > 0) limit $2))`,
      ],
    },
    {
      tables: ['payee'],
      texts: [
        // The fingerprint of an account by which somebody who is excluded is recognised stays.
        `update payee p set holder = '', sealed_number = '', number_tail = '', removed_at = coalesce(p.removed_at, now()),
           number_digest = case when exists (
             select from play_bar b where b.member_id = $1 and (b.ends_at is null or b.ends_at > now())) then p.number_digest
             else sha256(convert_to(p.id::text, 'UTF8')) end
         where p.id = any (array(select id from payee where member_id = $1 and sealed_number <> '' limit $2))`,
      ],
    },
  ],
  kept: {
    acquired_member: 'that 30 days since a registration were over, by the number of the account',
    agent_adjustment: BOOKS,
    agent_bill: BOOKS,
    agent_hold: DECISION,
    bonus: BOOKS,
    bonus_grant: DECISION,
    deposit_offer_use: BOOKS,
    fund_transfer: BOOKS,
    ledger_account: BOOKS,
    ledger_transaction: BOOKS,
    operator_credit: DECISION,
    unit_account: BOOKS,
    wagering_requirement: BOOKS,
    wallet: BOOKS,
    withdrawal: BOOKS,
  },
};
