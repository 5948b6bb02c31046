-- A member's deposits since a point in time, in ledger units: credited deposits with the received amount, pending ones with the
-- ordered amount, and transfers from an upline. Declined and expired deposits do not count.
create or replace function deposited_since(p_member_id bigint, p_since timestamptz) returns bigint stable language sql as $$
  select coalesce((select sum(coalesce(d.received, d.amount)) from deposit d
                   where d.member_id = p_member_id and d.created_at >= p_since and d.state not in ('declined', 'expired')), 0)::bigint
       + coalesce((select sum(t.cash_change) from ledger_transaction t
                   where t.member_id = p_member_id and t.created_at >= p_since and t.kind = 'transfer' and t.cash_change > 0
                     and t.detail ->> 'way' = 'downline'), 0)::bigint
$$;
