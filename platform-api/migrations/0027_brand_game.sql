-- What a brand's operators decide about vendors and games, beside what holds for all brands (0020).

alter table brand_vendor add column maintenance boolean not null default false;

create table brand_game (
  brand_id integer not null references brand (id),
  game_id  integer not null references game (id),
  -- active: as the vendor offers it; maintenance: shown, launch is refused; disabled: hidden.
  status   text not null default 'active' check (status in ('active', 'maintenance', 'disabled')),
  -- Null: as the vendor's list says.
  is_hot   boolean,
  -- Place among the games that the brand puts first, 1 the foremost; null: in the vendors' order behind them.
  position integer check (position between 1 and 9999),
  primary key (brand_id, game_id)
);
