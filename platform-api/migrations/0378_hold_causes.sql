-- What an agent is told of a hold is a cause with a text in every language; what operators write is an addition.
alter table agent_hold
  add column cause text not null default 'other' check (cause in ('play', 'accounts', 'identity', 'rules', 'other')),
  alter column notice drop not null;
alter table agent_hold alter column cause drop default;
