-- What a version would have given last month, run when it was proposed (StoredDryRun); null where it was set up with the brand or proposed before.
alter table promotion_version
  add column dry_run jsonb check (jsonb_typeof(dry_run) = 'object'),
  add check (state <> 'draft' or dry_run is null);
