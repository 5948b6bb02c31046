-- Places many waiting tickets in one transaction, each wholly or not at all.
--
-- p_tickets: a json list of ticket_request with distinct keys. Returns one row per ticket, in any order. outcome: those of place_bets,
-- refuse_tickets and exposure_fault. bet_id is null unless the outcome is ok or repeat; pool, number and fits name the fault;
-- changed: outcomes of its draw are full or pay half from now on.
-- A repeat finds its first answer whatever has become of the draw.
-- Tables of a new installation have no statistics, and a plan that is made then stays: only one by keys is good for all sizes. A
-- subquery of one value, unlike `not exists`, is never joined: it looks each key up.
create or replace function place_tickets(p_tickets json) returns setof ticket_result language plpgsql rows 32
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_tickets ticket_request[];
  v_new     ticket_request[];
  v_amounts exposure_amounts;
  v_refused ticket_result[];
  v_unfit   ticket_result[];
  v_placed  ticket_result[];
  v_changed bigint[];
begin
  v_tickets := array(select r from json_populate_recordset(null::ticket_request, p_tickets) r order by r.ord);
  -- The share locks make a closing wait for tickets under way, and tickets see a closing that came first.
  perform 1 from lottery_draw d where d.id in (select r.draw_id from unnest(v_tickets) r) order by d.id for share;
  perform 1 from wallet w
    where w.kind = 'cash' and w.member_id in (select r.member_id from unnest(v_tickets) r) order by w.account_id for update;

  v_new := array(select r from unnest(v_tickets) r
                 where (select t.id from ledger_transaction t where t.source = 'lottery' and t.key = r.key) is null);
  v_refused := refuse_tickets(v_new);
  v_new := array(select r from unnest(v_new) r where r.ord not in (select f.ord from unnest(v_refused) f));
  v_amounts := sum_liabilities(v_new);
  perform lock_exposure(v_amounts);
  if (exposure_fault(v_amounts)).outcome is not null then
    v_unfit := refuse_unfit_tickets(v_new);
    v_refused := v_refused || v_unfit;
    v_new := array(select r from unnest(v_new) r where r.ord not in (select f.ord from unnest(v_unfit) f));
    v_amounts := null;
  end if;

  v_placed := array(
    select (b.ord, b.outcome, b.transaction_id, b.balance, null, null, null, null)::ticket_result
    from place_bets((
      select coalesce(json_agg(json_build_object(
        'ord', r.ord, 'source', 'lottery', 'key', r.key, 'request_uuid', r.request_uuid, 'fingerprint', r.fingerprint,
        'brand_id', r.brand_id, 'member_id', r.member_id, 'vendor_id', r.vendor_id, 'game_id', r.game_id, 'game_type', r.game_type,
        'round_id', r.draw_id::text, 'round_closed', false, 'is_free', false, 'stake', r.stake, 'odds', r.odds, 'own_wallet', false,
        'terms', json_build_object('rules', r.rule_version, 'odds', r.revision, 'group', r.prize_group))), '[]')
      from unnest(v_tickets) r where r.ord not in (select f.ord from unnest(v_refused) f)
    )) b);

  if exists (select from unnest(v_new) r join unnest(v_placed) p using (ord) where p.outcome <> 'ok') then
    v_new := array(select r from unnest(v_new) r join unnest(v_placed) p using (ord) where p.outcome = 'ok');
    v_amounts := null;
  end if;
  insert into lottery_ticket (draw_id, bet_id, placed_at, member_id, stake, valid_stake, prize_group, rebate, rule_version, chase_id,
                              line_count, lines)
    select r.draw_id, p.bet_id, now(), r.member_id, r.stake, r.valid_stake, r.prize_group, r.rebate, r.rule_version, r.chase_id,
           r.line_count, r.lines
    from unnest(v_new) r join unnest(v_placed) p using (ord);
  if v_amounts is null then v_amounts := sum_liabilities(v_new); end if;
  v_changed := raise_exposure(v_amounts);
  return query
    select p.ord, p.outcome, p.bet_id, p.balance, p.pool, p.number, p.fits,
           p.ord in (select r.ord from unnest(v_new) r where r.draw_id = any (v_changed))
    from unnest(v_placed || v_refused) p;
end $$;
