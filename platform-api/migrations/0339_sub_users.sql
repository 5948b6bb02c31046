-- People who work in the office of an agent for the agent: accounts without money, line and invitations, which see what their rights say.
alter table member drop constraint member_type_check;
alter table member add constraint member_type_check check (type in (1, 2, 3, 4, 5, 41, 42));
alter table member add constraint member_sub_user_check
  check (type <> 5 or (upline_id is null and affiliate_code is null and referral_code is null and payment_password_hash is null));

create table sub_user (
  member_id  bigint primary key references member on delete cascade,
  owner_id   bigint not null references member,
  rights     text[] not null
    check (cardinality(rights) between 1 and 4 and rights <@ array['figures', 'income', 'line', 'support']),
  revision   integer not null default 1,
  created_at timestamptz not null,
  -- the account is closed then, for good
  removed_at timestamptz check (removed_at >= created_at)
);
create index sub_user_of_owner on sub_user (owner_id);

create or replace function keep_sub_user() returns trigger language plpgsql as $$ begin return new; end $$;
create or replace function keep_office_facts() returns trigger language plpgsql as $$ begin return null; end $$;
create or replace function require_money_holder() returns trigger language plpgsql as $$ begin return new; end $$;
create or replace function keep_sub_user_type() returns trigger language plpgsql as $$ begin return new; end $$;

create trigger sub_user_kept before insert or update on sub_user for each row execute function keep_sub_user();
create trigger sub_user_facts after insert or update of rights on sub_user for each row execute function keep_office_facts();
create trigger ledger_account_holder before insert on ledger_account
  for each row when (new.member_id is not null) execute function require_money_holder();
create trigger member_sub_user_type before update of type on member
  for each row when ((old.type = 5) <> (new.type = 5)) execute function keep_sub_user_type();
