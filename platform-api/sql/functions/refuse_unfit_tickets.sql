-- The results of tickets that do not fit when they come one after another, each with the fault; called when not all fit together.
create or replace function refuse_unfit_tickets(p_tickets ticket_request[]) returns ticket_result[] language plpgsql as $$
declare
  v_fit     ticket_request[] := '{}';
  v_refused ticket_result[] := '{}';
  v_ticket  ticket_request;
  v_fault   ticket_result;
begin
  foreach v_ticket in array p_tickets loop
    v_fault := exposure_fault(sum_liabilities(v_fit || v_ticket));
    if v_fault.outcome is null then
      v_fit := v_fit || v_ticket;
    else
      v_fault.ord := v_ticket.ord;
      v_refused := v_refused || v_fault;
    end if;
  end loop;
  return v_refused;
end $$;
