-- Vendor wallets: at a vendor of a brand whose merchant wallet is not single, a member's money lies in an account of its own, for bets
-- and wins of that vendor. Who moves it holds the lock of the member's cash row first: one lock serialises all money of a member.

alter table ledger_account
  drop constraint ledger_account_check,
  drop constraint ledger_account_check1,
  add check ((member_id is not null) = (kind in ('cash', 'bonus', 'held', 'receivable', 'agent', 'vendor'))),
  -- which payment channel, jackpot pool or vendor, otherwise empty
  add check ((purpose <> '') = (kind in ('psp', 'jackpot', 'vendor')));
drop index ledger_account_of_member;
create unique index ledger_account_of_member on ledger_account (member_id, kind, purpose) where member_id is not null;

alter table wallet
  -- whose wallet it is; 0 for all but those at a vendor
  add column vendor_id smallint not null default 0,
  add check ((vendor_id <> 0) = (kind = 'vendor')),
  drop constraint wallet_member_id_kind_key,
  add unique (member_id, kind, vendor_id);

-- The vendor whose wallet `cash_change` and `balance_after` are of; null: the member's cash.
alter table ledger_transaction add column wallet_vendor smallint;

-- The stake comes from the wallet at the vendor of the bet, not from the cash.
alter type bet_request add attribute own_wallet boolean;

-- What a member has chosen; without a row money follows into games by itself.
create table wallet_choice (
  member_id     bigint primary key references member,
  auto_transfer boolean not null
);

-- Opens the member's wallet at a vendor; repeats do nothing. The account's id.
create function open_vendor_wallet(p_member_id bigint, p_vendor_id smallint) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  insert into ledger_account (kind, brand_id, currency, member_id, purpose)
    select 'vendor', b.id, b.currency, m.id, p_vendor_id::text from member m join brand b on b.id = m.brand_id where m.id = p_member_id
    on conflict do nothing;
  select id into strict v_id from ledger_account where member_id = p_member_id and kind = 'vendor' and purpose = p_vendor_id::text;
  insert into wallet (account_id, member_id, kind, vendor_id) values (v_id, p_member_id, 'vendor', p_vendor_id)
    on conflict do nothing;
  return v_id;
end $$;

-- Which of the member's wallets a stake comes from.
create function stake_wallet(p_own_wallet boolean) returns account_kind immutable language sql as $$
  select case when p_own_wallet then 'vendor' else 'cash' end::account_kind
$$;

-- Which of the bets that nobody has seen before must not be taken now; the wallets of their members are locked. outcome:
--   excluded  a time-out or a self-exclusion holds
--   limit     the stake alone goes beyond what is left
--   single    the member's bets of this list together go beyond it: call again with this bet alone
create or replace function withhold_bets(p_bets bet_request[]) returns withheld_bet[] language plpgsql as $$
declare
  v_members  bigint[] := array(select distinct w.member_id from wallet w
                               where w.kind = 'cash' and w.limited and w.member_id in (select r.member_id from unnest(p_bets) r));
  v_withheld withheld_bet[];
begin
  perform touch_play_clock(v_members);
  with fresh as (
    select r.ord, r.member_id, r.stake, r.source, r.request_uuid, r.key, r.fingerprint, w.balance, f.outcome as told,
           sum(r.stake) over (partition by r.member_id)::bigint as total
    from unnest(p_bets) r
    join wallet w on w.member_id = r.member_id and w.kind = stake_wallet(r.own_wallet)
                 and w.vendor_id = case when r.own_wallet then r.vendor_id else 0::smallint end
    left join bet_refusal f on f.source = r.source and f.request_uuid = r.request_uuid
                           and f.key = r.key and f.fingerprint = r.fingerprint
    where r.member_id = any (v_members)
      and not exists (select from ledger_transaction t where t.source = r.source and t.key = r.key)
  ),
  judged as (
    select f.*,
           case
             when f.told is not null then nullif(f.told, 'insufficient')
             when a.barred then 'excluded'
             when f.stake > a.allowance then 'limit'
             when f.total > a.allowance then 'single'
           end as outcome
    from fresh f
    join bet_allowances(v_members) a on a.member_id = f.member_id
  ),
  remembered as (
    insert into bet_refusal (source, request_uuid, key, fingerprint, outcome)
    select j.source, j.request_uuid, j.key, j.fingerprint, j.outcome from judged j where j.outcome in ('excluded', 'limit')
    on conflict do nothing
  )
  select array_agg((j.ord, j.outcome, j.balance)::withheld_bet) into v_withheld from judged j where j.outcome is not null;
  return coalesce(v_withheld, '{}');
end $$;

-- p_bets: a json list of bet_request; no key twice. Per bet one row, in any order; outcome:
--   ok            the stake is taken
--   repeat        the same bet was taken before
--   conflict      the key was used by another request
--   tombstone     a rollback of this bet came first: it must never be taken
--   insufficient  the wallet does not cover the stake, now or when this same HTTP call came first
--   single        the member's bets of this list together exceed the wallet: call again with this bet alone
--   no_wallet     the member's accounts, or the wallet at the vendor, are not open yet
--   limit         the stake goes beyond what the member's own limits leave
--   excluded      the member has closed the play: a time-out or a self-exclusion
-- balance is what the wallet of the stake holds after the whole list.
create or replace function place_bets(p_bets json)
returns table (ord integer, outcome text, transaction_id bigint, balance bigint) language plpgsql rows 32
set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  v_bets     bet_request[];
  v_limited  boolean;
  v_withheld withheld_bet[];
begin
  v_bets := array(select r from json_populate_recordset(null::bet_request, p_bets) r);
  -- One lock order for every batch of every process: no deadlocks. The cash row stands for all wallets of its member.
  -- The next statement sees what earlier holders committed.
  select bool_or(l.limited) into v_limited from (
    select w.limited from wallet w
    where w.kind = 'cash' and w.member_id in (select r.member_id from unnest(v_bets) r)
    order by w.account_id for update
  ) l;
  -- Members without limits pay nothing for those who have some.
  if v_limited then
    v_withheld := withhold_bets(v_bets);
    return query select w.ord, w.outcome, null::bigint, w.balance from unnest(v_withheld) w;
    v_bets := array(select r from unnest(v_bets) r where r.ord not in (select w.ord from unnest(v_withheld) w));
  end if;

  return query
  with request as materialized (
    select r.*, w.account_id, w.balance as held, t.id as known_id, t.kind as known_kind, t.fingerprint as known_fingerprint,
           f.source is not null as refused, f.outcome as refusal
    from unnest(v_bets) r
    left join wallet w on w.member_id = r.member_id and w.kind = stake_wallet(r.own_wallet)
                      and w.vendor_id = case when r.own_wallet then r.vendor_id else 0::smallint end
    left join ledger_transaction t on t.source = r.source and t.key = r.key
    left join bet_refusal f on f.source = r.source and f.request_uuid = r.request_uuid
                           and f.key = r.key and f.fingerprint = r.fingerprint
  ),
  fresh as materialized (
    select r.*,
           sum(r.stake) over (partition by r.account_id order by r.ord)::bigint as staked,
           sum(r.stake) over (partition by r.account_id)::bigint as total
    from request r
    where r.known_id is null and not r.refused and r.account_id is not null
  ),
  placed as materialized (
    select f.*, h.id as house_id, brand_day(now(), b.offset_minutes) as day, nextval('ledger_transaction_id_seq') as id
    from fresh f
    join brand b on b.id = f.brand_id
    join ledger_account h on h.brand_id = f.brand_id and h.kind = 'house' and h.purpose = '' and h.member_id is null
    where f.total <= f.held
  ),
  debited as (
    update wallet w set balance = w.balance - a.total
    from (select distinct account_id, total from placed where total > 0) a
    where w.account_id = a.account_id
  ),
  header as (
    insert into ledger_transaction (id, source, key, fingerprint, kind, brand_id, member_id, cash_change, balance_after, wallet_vendor)
    overriding system value
    select a.id, a.source, a.key, a.fingerprint, 'bet', a.brand_id, a.member_id, -a.stake, a.held - a.staked,
           case when a.own_wallet then a.vendor_id end
    from placed a
  ),
  posted as (
    insert into posting (transaction_id, line, debit_account, credit_account, amount)
    select p.id, 1, p.account_id, p.house_id, p.stake from placed p where p.stake > 0
  ),
  recorded as (
    insert into bet (id, placed_at, brand_id, member_id, vendor_id, game_id, game_type, round_id, stake, is_free, terms,
                     status, settled_at, valid_bet)
    select p.id, now(), p.brand_id, p.member_id, p.vendor_id, p.game_id, p.game_type, p.round_id, p.stake, p.is_free, p.terms,
           (case when p.round_closed then 'lost' else 'open' end)::bet_status,
           case when p.round_closed then now() end,
           case when p.round_closed then p.stake else 0 end
    from placed p
  ),
  counted as (
    insert into member_daily as d (member_id, day, vendor_id, game_type, brand_id, bets, turnover, settled_stake, valid_bet)
    select p.member_id, p.day, p.vendor_id, p.game_type, p.brand_id, count(*), sum(p.stake),
           coalesce(sum(p.stake) filter (where p.round_closed), 0), coalesce(sum(p.stake) filter (where p.round_closed), 0)
    from placed p
    group by p.member_id, p.day, p.vendor_id, p.game_type, p.brand_id
    on conflict (member_id, day, vendor_id, game_type) do update
      set bets = d.bets + excluded.bets, turnover = d.turnover + excluded.turnover,
          settled_stake = d.settled_stake + excluded.settled_stake, valid_bet = d.valid_bet + excluded.valid_bet
  ),
  refused as (
    insert into bet_refusal (source, request_uuid, key, fingerprint)
    select f.source, f.request_uuid, f.key, f.fingerprint from fresh f where f.total > f.held and f.total = f.stake
    on conflict do nothing
  )
  select r.ord,
         case
           when r.known_kind = 'tombstone' then 'tombstone'
           when r.known_id is not null then case when r.known_fingerprint = r.fingerprint then 'repeat' else 'conflict' end
           when r.account_id is null then 'no_wallet'
           when r.refused then r.refusal
           when p.id is not null then 'ok'
           when f.total = f.stake then 'insufficient'
           else 'single'
         end,
         coalesce(r.known_id, p.id),
         r.held - coalesce(p.total, 0)
  from request r
  left join placed p on p.ord = r.ord
  left join fresh f on f.ord = r.ord;
end $$;

-- p_wins: a json list of win_request; no key twice. Per win one row, in any order; outcome:
--   ok        paid
--   repeat    the same win was paid before
--   conflict  the key was used by another request
--   tombstone a rollback of this win came first: it must never be paid
--   unknown   no such bet of this member, or it was rolled back: no payout without a live stake
--   single    an earlier win of this list settles the same bet: call again with this win alone
-- A win reaches the wallet that its stake left: wallet_vendor says which, null for the cash. balance is what it holds after the whole list.
drop function settle_bets(json);
create function settle_bets(p_wins json)
returns table (ord integer, outcome text, transaction_id bigint, balance bigint, bet_id bigint, wallet_vendor smallint) language plpgsql rows 32
set plan_cache_mode = 'force_generic_plan' as $$
#variable_conflict use_column
declare
  v_wins win_request[];
begin
  v_wins := array(select r from json_populate_recordset(null::win_request, p_wins) r);

  perform 1 from wallet w
    where w.kind = 'cash' and w.member_id in (select r.member_id from unnest(v_wins) r)
    order by w.account_id for update;

  return query
  with request as materialized (
    select r.*, w.account_id, w.balance as held, t.id as known_id, t.kind as known_kind,
           t.fingerprint as known_fingerprint, t.refers_to as known_bet, s.id as stake_id, s.created_at as staked_at, s.wallet_vendor
    from unnest(v_wins) r
    left join ledger_transaction t on t.source = r.source and t.key = r.key
    left join ledger_transaction s on s.source = r.source and s.key = r.bet_key and s.kind = 'bet' and s.member_id = r.member_id
    left join wallet w on w.member_id = r.member_id and w.kind = stake_wallet(s.wallet_vendor is not null)
                      and w.vendor_id = coalesce(s.wallet_vendor, 0::smallint)
  ),
  live as materialized (
    select r.*, b.id as bet_id, b.placed_at, b.stake, b.settled_at as settled_before, b.brand_id, b.vendor_id, b.game_type, b.round_id,
           row_number() over (partition by b.id order by r.ord) as nth
    from request r
    join bet b on b.id = r.stake_id and b.placed_at = r.staked_at
    where r.known_id is null and b.status not in ('rolled_back', 'void')
  ),
  accepted as materialized (
    select l.*, h.id as house_id, brand_day(coalesce(l.settled_before, now()), b.offset_minutes) as day,
           least(coalesce(l.valid_bet, l.stake), l.stake) as counted_bet,
           sum(l.payout) over (partition by l.account_id order by l.ord)::bigint as paid,
           sum(l.payout) over (partition by l.account_id)::bigint as total,
           nextval('ledger_transaction_id_seq') as id
    from live l
    join brand b on b.id = l.brand_id
    join ledger_account h on h.brand_id = l.brand_id and h.kind = 'house' and h.purpose = '' and h.member_id is null
    where l.nth = 1
  ),
  settled as (
    update bet b
    set payout = b.payout + a.payout,
        status = (case when a.counted_bet = 0 and b.payout + a.payout = b.stake and b.stake > 0 then 'pushed'
                       when b.payout + a.payout > 0 then 'won' else 'lost' end)::bet_status,
        valid_bet = case when a.settled_before is null then a.counted_bet else b.valid_bet end,
        settled_at = coalesce(a.settled_before, now()),
        detail = coalesce(a.detail, b.detail)
    from accepted a
    where b.id = a.bet_id and b.placed_at = a.placed_at
  ),
  credited as (
    update wallet w set balance = w.balance + a.total
    from (select distinct account_id, total from accepted where total > 0) a
    where w.account_id = a.account_id
  ),
  header as (
    insert into ledger_transaction (id, source, key, fingerprint, kind, brand_id, member_id, cash_change, balance_after, refers_to,
                                    wallet_vendor)
    overriding system value
    select a.id, a.source, a.key, a.fingerprint, 'win', a.brand_id, a.member_id, a.payout, a.held + a.paid, a.bet_id, a.wallet_vendor
    from accepted a
  ),
  posted as (
    insert into posting (transaction_id, line, debit_account, credit_account, amount)
    select p.id, 1, p.house_id, p.account_id, p.payout from accepted p where p.payout > 0
  ),
  -- The round is over: its other open bets of the member have lost.
  closed as (
    update bet s
    set status = 'lost', valid_bet = s.stake, settled_at = now()
    from accepted a
    where a.round_closed and s.member_id = a.member_id and hashtextextended(s.round_id, 0) = hashtextextended(a.round_id, 0)
      and s.round_id = a.round_id and s.vendor_id = a.vendor_id
      and s.status = 'open' and not exists (select from live l where l.bet_id = s.id)
    returning s.id, s.member_id, s.vendor_id, s.game_type, s.brand_id, s.stake
  ),
  figures as (
    select p.member_id, p.day, p.vendor_id, p.game_type, p.brand_id,
           case when p.settled_before is null then p.stake else 0 end as settled_stake, p.payout,
           case when p.settled_before is null then p.counted_bet else 0 end as valid_bet, p.bet_id
    from accepted p
    union all
    select c.member_id, brand_day(now(), b.offset_minutes), c.vendor_id, c.game_type, c.brand_id, c.stake, 0, c.stake, c.id
    from (select distinct on (id) * from closed) c join brand b on b.id = c.brand_id
  ),
  counted as (
    insert into member_daily as d (member_id, day, vendor_id, game_type, brand_id, settled_stake, payout, valid_bet,
                                   best_payout, best_bet_id, best_won_at)
    select g.member_id, g.day, g.vendor_id, g.game_type, g.brand_id, sum(g.settled_stake), sum(g.payout), sum(g.valid_bet),
           max(g.payout), (array_agg(g.bet_id order by g.payout desc))[1], now()
    from figures g
    group by g.member_id, g.day, g.vendor_id, g.game_type, g.brand_id
    on conflict (member_id, day, vendor_id, game_type) do update
      set settled_stake = d.settled_stake + excluded.settled_stake, payout = d.payout + excluded.payout,
          valid_bet = d.valid_bet + excluded.valid_bet,
          best_payout = greatest(d.best_payout, excluded.best_payout),
          best_bet_id = case when excluded.best_payout > d.best_payout then excluded.best_bet_id else d.best_bet_id end,
          best_won_at = case when excluded.best_payout > d.best_payout then excluded.best_won_at else d.best_won_at end
  ),
  received as (
    select p.account_id, p.total from accepted p group by p.account_id, p.total
  )
  select r.ord,
         case
           when r.known_kind = 'tombstone' then 'tombstone'
           when r.known_id is not null then case when r.known_fingerprint = r.fingerprint then 'repeat' else 'conflict' end
           when p.id is not null then 'ok'
           when l.ord is not null then 'single'
           else 'unknown'
         end,
         coalesce(r.known_id, p.id),
         r.held + coalesce(c.total, 0),
         coalesce(p.bet_id, r.known_bet),
         r.wallet_vendor
  from request r
  left join accepted p on p.ord = r.ord
  left join live l on l.ord = r.ord
  left join received c on c.account_id = r.account_id;
end $$;

-- A win that is taken back after its money was brought home: what the wallet at the vendor lacks comes from the cash, as a transfer
-- of its own, as far as the cash goes.
create function cover_at_vendor(
  p_key text, p_fingerprint bytea, p_member_id bigint, p_account_id bigint, p_vendor_id smallint, p_amount bigint
) returns void language plpgsql as $$
declare
  v_cash  wallet;
  v_moved bigint;
  v_id    bigint;
begin
  select * into strict v_cash from wallet w where w.member_id = p_member_id and w.kind = 'cash';
  select least(v_cash.balance, p_amount - w.balance) into strict v_moved from wallet w where w.account_id = p_account_id;
  if v_moved <= 0 then return; end if;
  insert into ledger_transaction (source, key, fingerprint, kind, brand_id, member_id, cash_change, balance_after, detail)
    select 'wallets', p_key, p_fingerprint, 'transfer', a.brand_id, p_member_id, -v_moved, v_cash.balance - v_moved,
           jsonb_build_object('way', 'to_vendor', 'vendor', v.code, 'reference', v.name)
    from ledger_account a, vendor v where a.id = p_account_id and v.id = p_vendor_id
    returning id into strict v_id;
  insert into posting values (v_id, 1, v_cash.account_id, p_account_id, v_moved);
  update wallet set balance = balance - v_moved where account_id = v_cash.account_id;
  update wallet set balance = balance + v_moved where account_id = p_account_id;
end $$;

-- outcome:
--   ok         reversed, or remembered as a tombstone when its bet has not come yet
--   repeat     this reversal was made before, by this key or by another
--   conflict   the key was used by another request
--   unknown    the reference is another member's, or not a bet or win
-- What is reversed moves in the wallet of its stake: wallet_vendor says which, null for the cash. balance is what it holds afterwards.
drop function roll_back(text, text, bytea, text, bigint);
create function roll_back(
  p_source text, p_key text, p_fingerprint bytea, p_reference text, p_member_id bigint,
  out outcome text, out transaction_id bigint, out balance bigint, out wallet_vendor smallint
) language plpgsql as $$
declare
  v_account   ledger_account;
  v_known     ledger_transaction;
  v_reference ledger_transaction;
  v_bet       bet;
  v_change    bigint := 0;
begin
  select * into v_account from ledger_account a where a.member_id = p_member_id and a.kind = 'cash';
  if not found then
    perform open_member_accounts(p_member_id);
    select * into strict v_account from ledger_account a where a.member_id = p_member_id and a.kind = 'cash';
  end if;
  select w.balance into balance from wallet w where w.account_id = v_account.id for update;

  select * into v_known from ledger_transaction t where t.source = p_source and t.key = p_key;
  if found then
    outcome := case when v_known.fingerprint = p_fingerprint then 'repeat' else 'conflict' end;
    transaction_id := v_known.id;
    wallet_vendor := v_known.wallet_vendor;
    if wallet_vendor is not null then
      select w.balance into strict balance from wallet w
        where w.member_id = p_member_id and w.kind = 'vendor' and w.vendor_id = v_known.wallet_vendor;
    end if;
    return;
  end if;

  -- The tombstone takes the key of the bet that has not come. A bet under way with that key is waited for.
  insert into ledger_transaction (source, key, kind, brand_id, member_id, cash_change, balance_after)
    values (p_source, p_reference, 'tombstone', v_account.brand_id, p_member_id, 0, balance)
    on conflict (source, key) do nothing;
  select * into strict v_reference from ledger_transaction t where t.source = p_source and t.key = p_reference;
  if v_reference.member_id <> p_member_id or v_reference.kind not in ('bet', 'win', 'tombstone') then
    outcome := 'unknown';
    return;
  end if;

  outcome := 'ok';
  if exists (select from ledger_transaction r where r.kind = 'rollback' and r.refers_to = v_reference.id) then
    outcome := 'repeat';
  elsif v_reference.kind <> 'tombstone' then
    select b.* into strict v_bet from bet b
      join ledger_transaction t on t.id = b.id and t.created_at = b.placed_at
      where t.id = case v_reference.kind when 'bet' then v_reference.id else v_reference.refers_to end;
  end if;

  wallet_vendor := v_reference.wallet_vendor;
  if wallet_vendor is not null then
    v_account.id := open_vendor_wallet(p_member_id, wallet_vendor);
    if v_bet.id is not null and v_reference.kind = 'win' then
      perform cover_at_vendor('cover ' || p_source || ' ' || p_key, p_fingerprint, p_member_id, v_account.id, wallet_vendor,
                              v_reference.cash_change);
    end if;
    select w.balance into strict balance from wallet w where w.account_id = v_account.id;
  end if;
  if v_bet.id is not null then
    v_change := case v_reference.kind when 'bet' then v_bet.stake else -least(balance, v_reference.cash_change) end;
  end if;

  insert into ledger_transaction (source, key, fingerprint, kind, brand_id, member_id, cash_change, balance_after, refers_to,
                                  wallet_vendor)
    values (p_source, p_key, p_fingerprint, (case outcome when 'ok' then 'rollback' else 'rollback_repeat' end)::movement_kind,
            v_account.brand_id, p_member_id, v_change, balance + v_change, v_reference.id,
            wallet_vendor)
    returning id into transaction_id;
  if v_bet.id is not null and v_reference.kind = 'bet' then
    perform reverse_bet(transaction_id, v_bet, v_account.id);
  elsif v_bet.id is not null then
    perform reverse_win(transaction_id, v_reference, v_bet, v_account.id, balance);
  end if;
  balance := balance + v_change;
end $$;
