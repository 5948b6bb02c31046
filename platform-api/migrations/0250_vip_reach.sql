-- How much more a member has to play on a day before a level can change: a cache of the VIP fold, which looks at nobody before that.
-- Unlogged: rows that a crash loses are found anew with the next bet. Written by the holder of the fold's cursor alone.
create unlogged table vip_reach (
  member_id bigint primary key,
  -- business day, version of the rules and number of the member's last change for which it holds
  day       date not null,
  version   integer not null,
  changes   integer not null,
  -- ledger units of valid bet
  remaining bigint not null
) with (fillfactor = 70);
