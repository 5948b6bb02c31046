-- Promotions give tickets too. They cost no money, as points do not.
alter table promotion_reward
  add column tickets integer not null default 0 check (tickets >= 0),
  drop constraint promotion_reward_kind_check,
  drop constraint promotion_reward_check,
  add check (kind in ('cash', 'bonus', 'points', 'free_bets', 'tickets')),
  add check ((kind in ('points', 'tickets')) = (amount = 0)),
  add check ((kind = 'tickets') = (tickets > 0));
