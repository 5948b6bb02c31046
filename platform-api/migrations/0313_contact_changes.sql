-- Changes of a bound e-mail address or mobile number. The new one was verified; until the change takes effect the old one stays valid
-- and its owner can cancel.
create table contact_change (
  id           bigint generated always as identity primary key,
  brand_id     smallint not null references brand,
  member_id    bigint not null references member,
  kind         text not null check (kind in ('email', 'mobile')),
  value        text not null,
  requested_at timestamptz not null,
  effective_at timestamptz not null check (effective_at > requested_at),
  state        text not null default 'waiting' check (state in ('waiting', 'done', 'cancelled')),
  ended_at     timestamptz check ((state = 'waiting') = (ended_at is null))
);
create unique index contact_change_waiting on contact_change (member_id, kind) where state = 'waiting';
create unique index contact_change_value on contact_change (brand_id, kind, value) where state = 'waiting';
create index contact_change_due on contact_change (effective_at) where state = 'waiting';
