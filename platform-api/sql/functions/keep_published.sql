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
