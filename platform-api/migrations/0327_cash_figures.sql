-- The cash feed: what members paid in and were paid, row by row as the play feed has it, and the day figures of lines that are folded from it.

-- One row for each member and kind of a movement beside play, written by the transaction that posts it. Amounts in ledger units.
create table cash_feed (
  -- the order of reading: xid says when a row may be read, id orders the rows of one transaction
  id        bigint generated always as identity,
  xid       xid8 not null default pg_current_xact_id(),
  -- when the movement was posted: it counts on this business day
  at        timestamptz not null,
  brand_id  smallint not null references brand,
  member_id bigint not null references member on delete cascade,
  kind      text not null check (kind in ('deposit', 'withdrawal', 'rebate', 'promotion', 'fee', 'commission')),
  -- below zero where something was taken back
  amount    bigint not null check (amount <> 0),
  -- the first deposit of the member
  first     boolean not null,
  primary key (xid, id),
  check (not first or kind = 'deposit')
);

-- Which feed a fold reads.
alter table fold_cursor add column feed text not null default 'play' check (feed in ('play', 'cash'));

-- What a member and everybody below paid in and were paid on a business day, for the line of that day. The member's own part is what the
-- rows of those directly below leave.
create table line_cash_daily (
  member_id bigint not null references member on delete cascade,
  day       date not null,
  kind      text not null,
  brand_id  smallint not null references brand,
  -- movements; one that took something back counts as another
  count     integer not null,
  amount    bigint not null,
  -- of them first deposits
  firsts    integer not null,
  primary key (member_id, day, kind)
) with (fillfactor = 70);

-- The movements of the ledger that the cash feed must hold, told from the brand's side: what the channels and the house gave is what members
-- paid in; promotions count on any account of the member but the agent's float. Of a commission, a member's part is what the own accounts
-- gained, also from another member's.
create view cash_movement as
  with beside as materialized (
    select t.id, t.created_at, t.brand_id, t.member_id, t.kind, t.source = 'commission' as is_commission,
           t.source = 'rebates' or t.source = 'lottery' and t.key like 'rebate:%' as is_rebate
    from ledger_transaction t
    where t.member_id is not null and t.kind not in ('bet', 'win', 'rollback', 'rollback_repeat', 'tombstone', 'withdrawal', 'transfer')
  ),
  side as (
    select b.id,
           coalesce(sum(e.amount) filter (where a.kind = 'psp'), 0) as channel,
           coalesce(sum(e.amount) filter (where a.kind = 'payable'), 0) as payable,
           coalesce(sum(e.amount) filter (where a.kind = 'house'), 0) as house
    from beside b join ledger_entry e on e.transaction_id = b.id join ledger_account a on a.id = e.account_id
    where not b.is_commission group by b.id
  ),
  told as (
    select b.*, 'deposit' as part, -s.channel - s.house as amount from beside b join side s using (id) where b.kind = 'deposit'
    union all
    select b.*, 'fee', -s.house from beside b join side s using (id) where b.kind = 'deposit'
    union all
    select b.*, 'withdrawal', s.channel + s.payable from beside b join side s using (id) where b.kind <> 'deposit'
    union all
    select b.*, case when b.is_rebate then 'rebate' else 'promotion' end, g.amount
    from beside b
    cross join lateral (
      select sum(case d.kind when 'promotion' then p.amount else -p.amount end) as amount
      from posting p join ledger_account d on d.id = p.debit_account join ledger_account c on c.id = p.credit_account
      where p.transaction_id = b.id and (d.kind = 'promotion') <> (c.kind = 'promotion')
        and coalesce(d.member_id, c.member_id) is not null and 'agent' not in (d.kind, c.kind)
    ) g
    where not b.is_commission
    union all
    select b.id, b.created_at, b.brand_id, a.member_id, b.kind, true, false, 'commission', sum(e.amount)
    from beside b join ledger_entry e on e.transaction_id = b.id join ledger_account a on a.id = e.account_id and a.member_id is not null
    where b.is_commission group by b.id, b.created_at, b.brand_id, a.member_id, b.kind
  )
  select id as transaction_id, created_at as at, brand_id, member_id, part as kind, amount::bigint as amount,
         part = 'deposit' and row_number() over (partition by member_id, part order by id) = 1 as first
  from told where amount <> 0;

-- What line_cash_daily must hold.
create view line_cash_daily_expected as
  select u.member_id, c.day, c.kind, c.brand_id, count(*)::integer as count, sum(c.amount)::bigint as amount,
         (count(*) filter (where c.first))::integer as firsts
  from (select m.*, brand_day(m.at, o.offset_minutes) as day from cash_movement m join brand o on o.id = m.brand_id) c
  join member_line l on l.member_id = c.member_id and l.from_day <= c.day and (l.to_day is null or l.to_day > c.day)
  cross join unnest(l.uplines || c.member_id) as u (member_id)
  group by u.member_id, c.day, c.kind, c.brand_id;

-- Without a base, the fold begins with a computation from the postings; there are none in a new database.
insert into fold_cursor (fold, feed, base, xid)
select 'line_cash', 'cash', case when is_new then pg_current_snapshot() end, case when is_new then pg_snapshot_xmin(pg_current_snapshot()) else '0' end
from (select not exists (select from ledger_transaction) as is_new) b;
