-- Reports of the agents' office as an agent keeps them: a page with its filters under a name.
create table agent_view (
  id         bigint generated always as identity primary key,
  public_id  text not null unique,
  agent_id   bigint not null references member on delete cascade,
  page       text not null check (page in ('team', 'betting', 'transactions', 'loss', 'income', 'downlines')),
  name       text not null check (length(name) between 1 and 60),
  -- of the page's address, without its question mark
  query      text not null check (length(query) <= 500),
  revision   integer not null default 1,
  updated_at timestamptz not null,
  unique (agent_id, name)
);

create or replace function bound_agent_views() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger agent_view_bound before insert on agent_view for each row execute function bound_agent_views();
