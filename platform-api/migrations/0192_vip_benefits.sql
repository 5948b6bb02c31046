-- What VIP levels change elsewhere: points, goods, withdrawals.

-- Hundredths of points, by the level at each payment; whole points of it were paid.
alter table point_payment add column weighted bigint;
update point_payment set weighted = paid * 100;
alter table point_payment alter column weighted set not null, add check (weighted >= 0);

-- The level that goods ask for.
alter table point_good add column vip_level smallint not null default 0 check (vip_level between 0 and 20);

-- Withdrawals of higher priority are reviewed first.
alter table withdrawal add column priority smallint not null default 0 check (priority between 0 and 9);
