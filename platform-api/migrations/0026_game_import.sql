-- Taking over the list that a vendor publishes: what was sent, what is wrong with it, what would change, and what was changed.

-- Set when the vendor's list does not have the game any more: hidden everywhere, and kept for the records and open rounds.
alter table game add column retired_at timestamptz;

create table game_import (
  -- Named by who starts it, so that a repeated start is the same import.
  id             text primary key check (id ~ '^[0-9a-f]{32}$'),
  vendor_id      smallint not null references vendor,
  -- waiting: queued; asking: the vendor answers; checking: row by row; ready: the report stands and nothing is applied yet;
  -- superseded: a later import of the vendor has begun.
  state          text not null default 'waiting'
                   check (state in ('waiting', 'asking', 'checking', 'ready', 'applied', 'superseded', 'failed')),
  fault          text check (fault in ('not_connected', 'unreachable', 'too_large', 'malformed', 'too_many', 'empty', 'interrupted')),
  received_bytes integer not null default 0,
  -- Rows of the list, and how many of them have been looked at.
  rows_total     integer,
  rows_checked   integer not null default 0,
  -- The operator.
  started_by     integer not null,
  started_at     timestamptz not null,
  touched_at     timestamptz not null,
  applied_at     timestamptz,
  check ((state = 'failed') = (fault is not null)),
  check ((state = 'applied') = (applied_at is not null))
);
create unique index game_import_running on game_import (vendor_id) where state in ('waiting', 'asking', 'checking');
create index game_import_latest on game_import (started_at desc);

-- What the report says; games that the list has as we have them are not in it.
create table game_import_row (
  import_id text not null references game_import on delete cascade,
  -- Place in the vendor's list; games that it lacks stand behind its end.
  position  integer not null,
  kind      text not null check (kind in ('new', 'changed', 'missing', 'refused')),
  game_code text,
  name      text,
  fault     text,
  -- [{field, before, after}]
  changes   jsonb not null default '[]',
  -- The row as it was understood: what is applied.
  listed    jsonb,
  primary key (import_id, position),
  check ((kind = 'refused') = (fault is not null)),
  check ((kind in ('new', 'changed')) = (listed is not null))
);
create index game_import_row_kind on game_import_row (import_id, kind, position);
