-- Sessions know the device that re-opened them; throttles survive a restart; members keep what the brand asks at registration.

-- All sessions of a remembered device end with it.
alter table session add column device_family uuid;
create index session_device_family on session (device_family) where device_family is not null;

-- Answers to registration fields that have no column of their own, by field name.
alter table member add column profile jsonb not null default '{}';

-- Counters of failed attempts; the layout is rate-limiter-flexible's. Keys are digests, expire is in Unix milliseconds.
create table throttle (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index throttle_expiry on throttle (expire);
