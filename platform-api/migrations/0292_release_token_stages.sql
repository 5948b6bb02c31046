-- A team may be trusted with the stable release of its remotes: promotion and roll-back by its token.
alter table release_token drop constraint release_token_stage_check;
alter table release_token add constraint release_token_stage_check check (stage in ('register', 'canary', 'stable'));
