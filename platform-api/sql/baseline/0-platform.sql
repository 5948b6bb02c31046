-- What every floor uses.

-- Single-use facts with a life: spent bot-check challenges, captcha answers, hand-off codes.
create table one_time (
  purpose    text not null,
  key        text not null,
  value      text,
  tries      smallint not null default 0,
  expires_at timestamptz not null,
  primary key (purpose, key)
);
create index one_time_expiry on one_time (expires_at);

-- Counters of failed attempts; the layout is rate-limiter-flexible's. Keys are digests, expire is in Unix milliseconds.
create table throttle (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index throttle_expiry on throttle (expire);

-- How far each fold has read. What `base` saw is in the fold already; without a base the fold has to be rebuilt from the bets.
create table fold_cursor (
  fold      text primary key,
  xid       xid8 not null default '0',
  id        bigint not null default 0,
  at        timestamptz not null default '-infinity',
  base      pg_snapshot,
  -- since when the fold fails, and the last reason
  failed_at timestamptz,
  failure   text
);

-- A row once the demo history is complete: `npm start` creates the history only in a database without one.
create table demo_history (
  only_row     boolean primary key default true check (only_row),
  completed_at timestamptz not null
);
