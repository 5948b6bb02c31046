-- What members read where a remote is off, by language. The operator's reason is in the audit log and is not shown to them.
alter table brand_remote add off_notices jsonb not null default '{}';
update brand_remote set off_notices = jsonb_build_object('en', disabled_reason) where disabled_reason is not null;
alter table brand_remote drop column disabled_reason;

-- Only a checkout's development follows its builds.
alter table brand_remote alter follows_build set default false;
