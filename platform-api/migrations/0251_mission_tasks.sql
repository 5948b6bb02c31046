-- Missions that count check-ins and invitations that qualified.
alter table mission drop constraint mission_task_check,
  add constraint mission_task_check check (task in ('turnover', 'rounds', 'games', 'multiplier', 'deposit', 'sign_in', 'invitations')),
  -- of the task invitations: deposits of the invited member that qualify the invitation, ledger units
  add column minimum bigint check (minimum > 0),
  add check ((task = 'invitations') = (minimum is not null));
update mission_change set terms = terms || '{"minimum": null}' where kind in ('new', 'change');
