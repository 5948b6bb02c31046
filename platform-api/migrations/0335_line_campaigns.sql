-- Campaigns of invitation links: where a link leads to, which sub-id a visitor came with, and what became of those who registered by it.

alter table invitation_link
  -- one of the site's kinds of pages, never a free address
  add column landing text not null default 'register'
    check (landing in ('register', 'home', 'promotions', 'promotion', 'rng', 'live', 'fish', 'pvp', 'bgs', 'sports', 'esports', 'cockfight', 'lott', 'elott')),
  add column promotion_id uuid,
  add column revision integer not null default 1,
  add constraint invitation_link_promotion check ((landing = 'promotion') = (promotion_id is not null));

-- Visits by a link on a business day, by the campaign as it was called then and the sub-id of the address.
create table invitation_visit (
  link_id  bigint not null references invitation_link,
  day      date not null,
  campaign text not null,
  sub      text not null check (sub ~ '^[A-Za-z0-9_.-]{0,64}$'),
  visits   integer not null,
  primary key (link_id, day, campaign, sub)
);

-- What a visitor brings along to the registration: a number of a click, for a month.
create table invitation_click (
  id         uuid primary key default gen_random_uuid(),
  link_id    bigint not null references invitation_link,
  campaign   text not null,
  sub        text not null check (sub ~ '^[A-Za-z0-9_.-]{0,64}$'),
  clicked_at timestamptz not null
);
create index invitation_click_age on invitation_click (clicked_at);
create index invitation_click_of_link on invitation_click (link_id);

alter table invitation_use
  add column sub text not null default '' check (sub ~ '^[A-Za-z0-9_.-]{0,64}$'),
  -- the number by which the agent's own systems know the registration; it says nothing of the member
  add column token uuid not null default gen_random_uuid(),
  add column first_deposit_at timestamptz,
  -- when the bets that count reached the brand's minimum of an active member, within 30 days of the registration
  add column active_at timestamptz;
update invitation_use u set first_deposit_at = d.at
from (select t.member_id, min(t.created_at) as at from ledger_transaction t where t.kind = 'deposit' group by t.member_id) d
where d.member_id = u.member_id;
create index invitation_use_recent on invitation_use (registered_at) where active_at is null;
create index cash_feed_firsts on cash_feed (member_id) where first;
