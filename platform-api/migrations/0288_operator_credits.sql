-- What an operator gave, or took, without a second one: bounded for each account and for each operator on a day.
create table operator_credit (
  -- the owner of the key, and what was decided: a grant, a deposit
  source      text not null,
  key         text not null,
  brand_id    smallint not null references brand,
  measure     text not null check (measure in ('money', 'points')),
  -- of the brand's calendar
  day         date not null,
  operator_id integer not null references operator,
  member_id   bigint not null references member,
  -- what the account got or lost; ledger units or points
  amount      bigint not null check (amount > 0),
  -- the part that nothing but the operator's word stands for
  granted     bigint not null check (granted between 0 and amount),
  primary key (source, key)
);
create index operator_credit_of_day on operator_credit (brand_id, measure, day);
create trigger operator_credit_append_only before update or delete or truncate on operator_credit
  for each statement execute function refuse_change();
