-- The personal data of a closed account is erased after the years that the law asks for. What the books name stays, as a number.
alter table member add column erasing_since timestamptz, add column erased_at timestamptz;
alter table member add constraint member_erased check (
  (erased_at is null or erasing_since is not null) and (erasing_since is null or status = 'closed'));
create index member_to_erase on member (closed_at, id) where status = 'closed' and erased_at is null;

-- A case for which operators keep the data of a closed account beyond that, such as a dispute or a report to the authorities.
create table erasure_hold (
  member_id bigint primary key references member,
  reason    text not null check (length(reason) > 0),
  placed_by integer not null references operator,
  placed_at timestamptz not null
);

-- By what somebody who is excluded from play is recognised once the account is erased: keyed fingerprints, which name nobody.
create table excluded_contact (
  brand_id       smallint not null references brand,
  kind           text not null check (kind in ('email', 'mobile')),
  digest         bytea not null check (length(digest) = 32),
  -- null: for ever
  excluded_until timestamptz,
  primary key (brand_id, kind, digest)
);
create index excluded_contact_ended on excluded_contact (excluded_until) where excluded_until is not null;

-- Messages of the gateway that the console shows are found by who got them.
create index outbox_message_recipient on outbox_message (recipient);

-- Steps of withdrawals stay as they are, apart from what was written and pictured for an account that is erased.
create or replace function keep_withdrawal_step() returns trigger language plpgsql as $$
begin
  if (new.id, new.withdrawal_id, new.at, new.step, new.actor_kind, new.actor_id, new.amount)
       is distinct from (old.id, old.withdrawal_id, old.at, old.step, old.actor_kind, old.actor_id, old.amount)
     or new.note is not null or new.inner_note is not null or cardinality(new.images) > 0
     or not exists (select from withdrawal w join member m on m.id = w.member_id where w.id = old.withdrawal_id and m.erasing_since is not null)
  then
    raise exception 'withdrawal_step is append-only' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
drop trigger withdrawal_step_append_only on withdrawal_step;
create trigger withdrawal_step_append_only before delete or truncate on withdrawal_step
  for each statement execute function refuse_change();
create trigger withdrawal_step_kept before update on withdrawal_step for each row execute function keep_withdrawal_step();
