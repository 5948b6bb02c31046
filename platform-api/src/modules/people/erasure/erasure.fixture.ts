import type { TestApp } from '../../../testing/test-app';
import { addPicture } from './picture.fixture';

/** What tells of the person, in every place that holds one. */
export const TRACES = {
  account: 'amina_rahman',
  mail: 'amina.rahman@example.test',
  mobile: '+8801712999888',
  name: 'Amina Rahman Chowdhury',
  street: '14 Tamarind Lane',
  words: 'my sister knows my password',
  address: '203.0.113.77',
} as const;

/** The address of one of several members. */
export const mailOf = (suffix: string) => `m${suffix}.${TRACES.mail}`;

/** A member who used everything that holds something of a person. @returns its id, and that of a picture that was sent */
export async function memberWithTraces(
  site: TestApp,
  { brandId = 1, suffix = '' }: { readonly brandId?: number; readonly suffix?: string } = {},
): Promise<{ readonly id: bigint; readonly picture: string }> {
  const { pool } = site;
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, password_hash, language, birthday, payee_name,
       affiliate_code, referral_code, profile, payment_password_hash, payment_password_changed_at, must_change_password, terms_accepted_at,
       first_login_at, nickname_changed_at, appearance_changed_at, facts)
     values ($1, $2 || $3, $2 || $3, 'PUBLIC' || $3, 'u_' || $3, 2, $2 || $3, 'hash', 'en', '1990-01-01', $4, 'AF' || $3, 'RF' || $3,
       jsonb_build_object('address', $5::text, 'facebook', $2), 'hash', now(), true, now(), now(), now(), now(), '{contract.dividend}') returning id`,
    [brandId, TRACES.account, suffix, TRACES.name, TRACES.street],
  );
  const id = rows[0]?.id ?? 0n;
  const values = [id, brandId];
  await pool.query(
    `insert into member_contact (member_id, brand_id, kind, value, verified_at)
     values ($1, $2, 'email', $3, now()), ($1, $2, 'mobile', $4, now())`,
    [...values, mailOf(suffix), TRACES.mobile + suffix],
  );
  await pool.query(
    `insert into contact_change (brand_id, member_id, kind, value, requested_at, effective_at) values ($2, $1, 'email', $3, now(), now() + interval '1 day')`,
    [...values, `new.${mailOf(suffix)}`],
  );
  await pool.query(
    `insert into outbox_message (brand_id, channel, recipient, template, language, body) values ($1, 'mail', $2, 'reset_link', 'en', $3)`,
    [brandId, mailOf(suffix), `Dear ${TRACES.name}`],
  );
  await pool.query(
    `insert into member_login (brand_id, member_id, at, way, outcome, ip, country, device)
     values ($2, $1, now(), 'password', 'wrong_password', $3, 'BD', 'Chrome')`,
    [...values, TRACES.address],
  );
  await pool.query(
    `insert into session (token_hash, member_id, brand_id, created_at, last_seen_at, expires_at, ip, user_agent, method)
     values (sha256(convert_to($1::bigint::text, 'UTF8')), $1, $2, now(), now(), now() + interval '1 day', $3, 'Chrome', 'username')`,
    [...values, TRACES.address],
  );
  await pool.query(
    `insert into known_address (member_id, network, first_seen_at, last_seen_at) values ($1, $2, now(), now())`,
    [id, `${TRACES.address}/32`],
  );
  await pool.query(
    `insert into social_account (brand_id, issuer, subject, member_id, provider, email, connected_at)
     values ($2, 'https://accounts.example', $1::bigint::text, $1, 'google', $3, now())`,
    [...values, TRACES.mail],
  );
  await pool.query(
    `with owner as (
       insert into passkey_owner (member_id, brand_id, handle) values ($1, $2, sha256(convert_to($1::bigint::text, 'UTF8'))) returning member_id)
     insert into passkey (brand_id, member_id, host, credential_id, public_key, counter, is_syncable, is_synced, transports, aaguid, name, created_at)
     select $2, member_id, 'sundarban.localhost', convert_to($1::bigint::text, 'UTF8'), '\\x01', 0, false, false, '{}', gen_random_uuid(), $3, now() from owner`,
    [...values, TRACES.words],
  );
  await pool.query(
    `insert into feedback (public_id, brand_id, member_id, sender, type, content, language, ip, created_at)
     values ('feedback' || $1::bigint, $2, $1, $3, 0, $4, 'en', $5, now())`,
    [...values, TRACES.account, TRACES.words, TRACES.address],
  );
  const picture = await addPicture(site, { id, brandId });
  await pool.query('update member set picture_id = $2 where id = $1', [id, picture]);
  await pool.query(
    `with conversation as (
       insert into chat_conversation (public_id, brand_id, member_id, status, updated_at) values ('chat' || $1::bigint, $2, $1, 'closed', now()) returning id)
     insert into chat_message (conversation_id, seq, public_id, client_id, body, image_ids, sent_at)
     select id, 1, gen_random_uuid(), 'c', $3, array[$4::uuid], now() from conversation`,
    [...values, TRACES.words, picture],
  );
  await pool.query(
    `insert into member_message (brand_id, member_id, category, title, text, key, created_at) select $2, $1, 'system', 'Note', $3, g::text, now()
     from generate_series(1, 2500) g`,
    [...values, `Dear ${TRACES.name}`],
  );
  await pool.query(
    `insert into identity_check (id, brand_id, member_id, level, state, document_kind, number_digest, note, created_at, submitted_at, closed_at)
     values (gen_random_uuid(), $2, $1, 1, 'refused', 'passport', sha256(convert_to($1::bigint::text, 'UTF8')), $3, now(), now(), now())`,
    [...values, TRACES.words],
  );
  await pool.query(
    `insert into identity_number (brand_id, number_digest, member_id, claimed_at) values ($2, sha256(convert_to($1::bigint::text, 'UTF8')), $1, now())`,
    values,
  );
  await pool.query(
    `with guest as (
       insert into member (brand_id, account, account_key, public_id, wallet_user, type, nickname, language)
       values ($2, 'guest' || $1::bigint, 'guest' || $1::bigint, 'guest' || $1::bigint, 'u_guest' || $1::bigint, 3, 'guest', 'en') returning id),
     link as (
       insert into invitation_link (code, brand_id, agent_id, type, campaign, created_at)
       values ('ERASURE' || lpad($1::bigint::text, 5, '0'), $2, $1, 3, $3, now()) returning id)
     insert into invitation_use (member_id, link_id, campaign, registered_at) select g.id, l.id, $3, now() from guest g, link l`,
    [...values, TRACES.words],
  );
  await addPayments(site, id, brandId);
  await pool.query(
    `insert into uploaded_image (id, brand_id, owner_kind, owner_id, media_type, width, height, bytes, subject, created_at)
     values (gen_random_uuid(), $2, 'member', $1, 'image/png', 1, 1, 1, 'deposit:1', now() - interval '2 days')`,
    values,
  );
  return { id, picture };
}

async function addPayments({ pool }: TestApp, id: bigint, brandId: number): Promise<void> {
  await pool.query(
    `with channel as (
       insert into deposit_channel (brand_id, code, provider, names, minimum, maximum, presets, sort_order)
       values ($2::smallint, 'erasure' || $1::bigint, 'sandpay', '{"en": "Erasure"}', 1, 2, '{}', 900) returning id)
     insert into deposit (brand_id, member_id, channel_id, amount, currency, idempotency_key, fingerprint, state, finished_at, proof_note)
     select $2, $1, id, 100000, 'BDT', 'k', '\\x00', 'declined', now(), $3 from channel`,
    [id, brandId, TRACES.words],
  );
  await pool.query(
    `with institution as (
       insert into payout_institution (brand_id, code, kind, payer, names, number_pattern, number_example, sort_order)
       values ($2::smallint, 'erasure' || $1::bigint, 'bank', 'sandpay', '{"en": "Erasure"}', '.', '1', 900) returning id),
     payee as (
       insert into payee (id, brand_id, member_id, institution_id, holder, sealed_number, number_digest, number_tail, added_at, usable_from)
       select gen_random_uuid(), $2, $1, id, $3, '\\x01', sha256('number'), '1234', now(), now() from institution returning id),
     withdrawal as (
       insert into withdrawal (brand_id, member_id, payee_id, amount, currency, state, receipt, paid_amount, hits, score, approvals_needed,
         idempotency_key, fingerprint, created_at, finished_at)
       select $2, $1, id, 100000, 'BDT', 'received', 'member', 100000, '[]', 0, 1, 'k', '\\x00', now(), now() from payee returning id)
     insert into withdrawal_step (withdrawal_id, at, step, actor_kind, note, inner_note, images)
     select id, now(), 'not_received', 'member', $4, $4, array[gen_random_uuid()] from withdrawal`,
    [id, brandId, TRACES.name, TRACES.words],
  );
  await pool.query(
    `insert into point_redeem (id, brand_id, member_id, idempotency_key, fingerprint, type, quantity, points, play, amount, state, balance_after,
       address, mobile, created_at)
     select gen_random_uuid(), $2, $1, 'k', '\\x00000000000000000000000000000000', 'money', 1, 1, 0, 1, 'approved',
       0, $3, $4, now()`,
    [id, brandId, TRACES.street, TRACES.mobile],
  );
}

/** Tables of the database in which one of the traces is left, apart from those that say nothing of the person. */
export async function tablesWithTraces({ pool }: TestApp, traces: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(
      `select from "${name}" t where exists (select from unnest($1::text[]) trace where position(lower(trace) in lower(t::text)) > 0) limit 1`,
      [traces],
    );
    if (rowCount) found.push(name);
  }
  return found;
}
