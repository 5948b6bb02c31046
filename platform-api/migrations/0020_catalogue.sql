-- The catalogue is shared by all brands; brand_vendor decides what a brand shows.
create table vendor (
  id         smallint primary key,
  code       text not null unique check (code ~ '^[A-Z0-9]{2,12}$'),
  name       text not null,
  -- PEM (SPKI) of the key that signs the vendor's wallet calls; null while the vendor is not connected.
  public_key text,
  -- active: games launch; maintenance: shown, launch is refused; disabled: hidden everywhere.
  status     text not null default 'maintenance' check (status in ('active', 'maintenance', 'disabled')),
  sort_order smallint not null
);

create table brand_vendor (
  brand_id   smallint not null references brand (id),
  vendor_id  smallint not null references vendor (id),
  enabled    boolean not null default true,
  sort_order smallint not null,
  primary key (brand_id, vendor_id)
);

create table game (
  id            integer primary key,
  vendor_id     smallint not null references vendor (id),
  code          text not null,
  game_type     text not null check (game_type in
                  ('live', 'sports', 'fish', 'rng', 'pvp', 'esports', 'cockfight', 'lott', 'elott', 'bgs')),
  name_en       text not null,
  name_bn       text not null,
  name_vi       text not null,
  -- Drawing instructions of the tile: what the art generator needs beyond vendor and type.
  motif         text not null,
  -- Ledger units of the brand's currency.
  min_bet_units bigint not null check (min_bet_units > 0),
  lines         smallint check (lines > 0),
  volatility    text check (volatility in ('low', 'medium', 'high')),
  -- Theoretical return in 1/100 of a per cent (9650 = 96.50 %); null where the type has none.
  return_bp     smallint check (return_bp between 1 and 10000),
  has_jackpot   boolean not null default false,
  has_demo      boolean not null default false,
  is_new        boolean not null default false,
  is_hot        boolean not null default false,
  client_type   smallint not null default 3,
  -- Lower is shown first.
  sort_order    integer not null,
  status        text not null default 'active' check (status in ('active', 'maintenance', 'disabled')),
  unique (vendor_id, code)
);

create table favourite_game (
  member_id bigint not null references member (id),
  game_id   integer not null references game (id),
  added_at  timestamptz not null default now(),
  primary key (member_id, game_id)
);
create index favourite_game_latest on favourite_game (member_id, added_at desc);

create table recent_game (
  member_id   bigint not null references member (id),
  game_id     integer not null references game (id),
  launched_at timestamptz not null default now(),
  primary key (member_id, game_id)
);
create index recent_game_latest on recent_game (member_id, launched_at desc);
