import type pg from 'pg';
import { vi } from 'vitest';
import type { Fold } from '../../../platform/fold';
import { foldBatch } from './run-folds';

/** Whether the fold has read every row of its feed, those dated ahead too. */
export async function hasRead(pool: pg.Pool, { name }: Fold): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from fold_cursor c where fold = $1 and base is not null
       and not exists (select from cash_unread(c) where c.feed = 'cash')
       and not exists (select from feed_unread(c) where c.feed <> 'cash')`,
    [name],
  );
  return rowCount === 1;
}

/** Folds until all is read: other tests write in other databases of the server, and hold the horizon back for a moment. */
export const foldAll = (pool: pg.Pool, fold: Fold, limit?: number): Promise<true> =>
  vi.waitUntil(
    async () => {
      while ((await foldBatch(pool, fold, limit)) > 0);
      return hasRead(pool, fold);
    },
    { interval: 5 },
  );

/** Makes a fold that sums valid bets by member, and the view `<name>_wrong` of what differs from the bets while both go on. */
export async function makeTestFold(pool: pg.Pool, name: string): Promise<void> {
  await pool.query(`
    create table ${name} (member_id bigint primary key, valid_bet bigint not null);
    insert into fold_cursor (fold, base, xid) values ('${name}', '1:1:', '0');
    create function fold_${name}(p_limit integer) returns fold_result language plpgsql as $$
    declare c fold_cursor; r fold_result := (0, null);
    begin
      select * into c from fold_cursor where fold = '${name}' and base is not null for update skip locked;
      if not found then return r; end if;
      with batch as materialized (select * from feed_after(c, p_limit)),
      folded as (
        insert into ${name} as s select member_id, sum(valid_bet) from batch group by 1
        on conflict (member_id) do update set valid_bet = s.valid_bet + excluded.valid_bet
      ),
      moved as (update fold_cursor f set xid = l.xid, id = l.id, at = l.at
                from (select xid, id, at from batch order by xid desc, id desc limit 1) l where f.fold = '${name}')
      select count(*), array_agg(distinct member_id) from batch into r.rows, r.members;
      return r;
    end $$;
    create function rebuild_${name}() returns bigint[] language sql as $$
      delete from ${name};
      insert into ${name} select member_id, sum(valid_bet) from bet group by 1;
      select null::bigint[]
    $$;
    create view ${name}_wrong as
      with held as (
        select member_id, sum(valid_bet) as valid_bet from (
          select * from ${name}
          union all
          select u.member_id, u.valid_bet from fold_cursor c cross join lateral feed_unread(c) u where c.fold = '${name}'
        ) h group by 1
      )
      select member_id, h.valid_bet, e.valid_bet as expected
      from held h full join (select member_id, sum(valid_bet) as valid_bet from bet group by 1) e using (member_id)
      where coalesce(h.valid_bet, 0) <> coalesce(e.valid_bet, 0)`);
}

export async function dropTestFold(pool: pg.Pool, name: string): Promise<void> {
  await pool.query(`
    drop view if exists ${name}_wrong;
    drop function if exists fold_${name}(integer);
    drop function if exists rebuild_${name}();
    drop table if exists ${name};
    delete from fold_cursor where fold = '${name}'`);
}
