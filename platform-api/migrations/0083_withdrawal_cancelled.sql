-- Cancelled is final, and nothing was paid.
do $$
declare
  v_check text;
begin
  for v_check in
    select conname from pg_constraint
    where conrelid = 'withdrawal'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%''rejected''%'
  loop
    execute format('alter table withdrawal drop constraint %I', v_check);
  end loop;
end $$;
alter table withdrawal
  add check ((state in ('received', 'rejected', 'cancelled')) = (finished_at is not null)),
  add check (state not in ('rejected', 'cancelled') or paid_amount = 0);
drop index withdrawal_waiting, withdrawal_over;
create index withdrawal_waiting on withdrawal (brand_id, state, created_at) where state not in ('received', 'rejected', 'cancelled');
create index withdrawal_over on withdrawal (brand_id, finished_at desc) where state in ('received', 'rejected', 'cancelled');
