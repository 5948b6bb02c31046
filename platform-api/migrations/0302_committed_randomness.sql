-- The salt of a crash round is the randomness of a round of the beacon, fixed and published with the round before its betting opens. Rounds from
-- before have none: their salts are client seeds of their players.
alter table crash_round
  add column beacon_chain text check (beacon_chain in ('quicknet', 'local')),
  add column beacon_round bigint,
  -- when that round of the beacon is published
  add column beacon_at timestamptz,
  add column beacon_signature text,
  add check ((beacon_chain is null) = (beacon_round is null) and (beacon_chain is null) = (beacon_at is null)),
  add check (beacon_at > betting_closes_at),
  add check (seed_hash = encode(sha256(convert_to(seed, 'UTF8')), 'hex'));
alter table crash_bet alter column client_seed drop not null;

-- Trigger of tables whose rows publish the hash of a seed: refuses a change of the columns that it names.
create or replace function keep_published() returns trigger language plpgsql as $$
declare
  v_column text;
begin
  foreach v_column in array tg_argv loop
    if to_jsonb(new) -> v_column is distinct from to_jsonb(old) -> v_column then
      raise exception '% of % was published and stays', v_column, tg_table_name using errcode = 'check_violation';
    end if;
  end loop;
  return new;
end $$;
-- Trigger of crash_round: a round that takes bets names the round of the beacon that will decide it, and nothing is decided before that.
create or replace function check_crash_flight() returns trigger language plpgsql as $$
begin
  if new.state = 'betting' and new.beacon_round is null then
    raise exception 'a crash round names its beacon before its betting opens' using errcode = 'check_violation';
  end if;
  if new.state = 'flying' and new.took_off_at < new.beacon_at then
    raise exception 'a crash round takes off after its beacon' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger crash_round_published before update on crash_round for each row execute function
  keep_published('chain_id', 'position', 'seed', 'seed_hash', 'betting_closes_at', 'beacon_chain', 'beacon_round', 'beacon_at');
create trigger crash_round_decided before update on crash_round for each row when (old.salt is not null)
  execute function keep_published('salt', 'crash_hundredths', 'took_off_at', 'beacon_signature');
create trigger crash_round_flight before insert or update on crash_round for each row execute function check_crash_flight();
create trigger crash_chain_published before update on crash_chain for each row
  execute function keep_published('anchor', 'last_seed', 'length');
create trigger lottery_seed_chain_published before update on lottery_seed_chain for each row
  execute function keep_published('lottery_id', 'anchor', 'last_seed', 'length');
-- Rains and raffles publish the hash of their seed ahead. The split of a rain follows from its seed.
alter table envelope_rain add check (seed_hash = encode(sha256(convert_to(seed, 'UTF8')), 'hex'));
alter table raffle
  add column beacon_signature text,
  add check (seed_hash = encode(sha256(convert_to(seed, 'UTF8')), 'hex'));
create trigger envelope_rain_published before update on envelope_rain for each row
  execute function keep_published('seed', 'seed_hash', 'amounts');
create trigger raffle_published before update on raffle for each row
  execute function keep_published('seed', 'seed_hash', 'beacon_chain', 'beacon_round');
create trigger raffle_drawn before update on raffle for each row when (old.drawn_at is not null)
  execute function keep_published('beacon', 'beacon_signature', 'drawn_at');
