-- Whoever did not propose a version of a promotion may confirm it, its writer too: where writer and proposer are the only two operators of a
-- brand, nobody else could.
alter table promotion_version
  drop constraint promotion_version_check2,
  add check (state <> 'confirmed' or proposed_by is null or decided_by is not null and decided_by <> proposed_by);
