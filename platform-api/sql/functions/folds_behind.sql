-- The folds with rows to read or to be rebuilt. Takes no lock and no transaction id: an idle system pays next to nothing.
create or replace function folds_behind() returns table (fold text, is_new boolean) stable language sql as $$
  select c.fold, c.base is null from fold_cursor c
  where c.base is null or case c.feed when 'cash' then exists (select from cash_after(c, 1)) else exists (select from feed_after(c, 1)) end
$$;
