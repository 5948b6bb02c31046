-- A game's names by language, as brands speak more than three. A language without a name shows the English one, so that
-- the copies of English that imports wrote where a vendor gave nothing else are dropped.
alter table game add column names jsonb;

update game set names = jsonb_strip_nulls(jsonb_build_object(
  'en', name_en, 'bn', nullif(name_bn, name_en), 'vi', nullif(name_vi, name_en)));

alter table game
  alter column names set not null,
  add check (jsonb_typeof(names) = 'object' and coalesce(names ->> 'en', '') <> ''),
  drop column name_en,
  drop column name_bn,
  drop column name_vi;
