-- Gives the stakes of tickets back whose draw still takes bets: a cancel by the member, or a chase that has won. Each wholly or not at all.
--
-- p_tickets: a json list of ticket_request of the placed tickets: draw_id, key (of the stake), brand_id, member_id and what they cost by
-- outcome. outcome: ok, repeat (it was given back before) or issue_closed. changed: outcomes are open
-- or pay in full again.
create or replace function return_tickets(p_tickets json) returns setof ticket_result language plpgsql rows 32 as $$
#variable_conflict use_column
declare
  v_tickets ticket_request[];
  v_ticket  ticket_request;
  v_back    record;
  v_result  ticket_result;
begin
  v_tickets := array(select r from json_populate_recordset(null::ticket_request, p_tickets) r order by r.member_id, r.ord);
  perform 1 from lottery_draw d where d.id in (select r.draw_id from unnest(v_tickets) r) order by d.id for share;
  perform 1 from wallet w
    where w.kind = 'cash' and w.member_id in (select r.member_id from unnest(v_tickets) r) order by w.account_id for update;
  perform lock_exposure(sum_liabilities(v_tickets));
  foreach v_ticket in array v_tickets loop
    v_result := (v_ticket.ord, 'issue_closed', null, null, null, null, null, null)::ticket_result;
    if exists (select from lottery_draw d where d.id = v_ticket.draw_id and d.state in ('scheduled', 'open')
                 and d.closes_at > clock_timestamp()) then
      select * into v_back from roll_back('lottery', v_ticket.key || ':back', v_ticket.fingerprint, v_ticket.key, v_ticket.member_id);
      if v_back.outcome = 'ok' then
        v_result.changed := v_ticket.draw_id = any (raise_exposure(sum_liabilities(array[v_ticket]), -1));
      end if;
      v_result.outcome := v_back.outcome;
      v_result.balance := v_back.balance;
    end if;
    return next v_result;
  end loop;
end $$;
