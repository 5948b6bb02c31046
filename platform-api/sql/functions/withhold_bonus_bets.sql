-- Of the bets that are not recorded yet, those that the active bonus of their member forbids. The caller holds the members' wallets. outcome:
--   bonus_max_bet        the stake is above the bonus's limit
--   bonus_excluded_game  the bonus excludes the game
create or replace function withhold_bonus_bets(p_bets bet_request[]) returns withheld_bet[] language sql as $$
  with checked as (
    select r.*, w.balance,
           case when r.game_id = any (b.excluded_games) then 'bonus_excluded_game' when r.stake > b.max_stake then 'bonus_max_bet' end as outcome
    from unnest(p_bets) r
    join bonus b on b.member_id = r.member_id and b.state = 'active' and (b.expires_at is null or b.expires_at > now())
    join wallet w on w.member_id = r.member_id and w.kind = stake_wallet(r.own_wallet)
                 and w.vendor_id = case when r.own_wallet then r.vendor_id else 0::smallint end
    where not exists (select from ledger_transaction t where t.source = r.source and t.key = r.key)
      and not exists (select from bet_refusal f where f.source = r.source and f.request_uuid = r.request_uuid
                                                  and f.key = r.key and f.fingerprint = r.fingerprint)
  ),
  recorded as (
    insert into bet_refusal (source, request_uuid, key, fingerprint, outcome)
    select c.source, c.request_uuid, c.key, c.fingerprint, c.outcome from checked c where c.outcome is not null
    on conflict do nothing
  )
  select coalesce(array_agg((c.ord, c.outcome, c.balance)::withheld_bet) filter (where c.outcome is not null), '{}') from checked c
$$;
