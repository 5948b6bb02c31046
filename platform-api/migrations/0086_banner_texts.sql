-- Words of a banner are texts over its picture. Our own pictures had their headline drawn into them, in three languages.
alter table banner
  add column title jsonb not null default '{}',
  add column text jsonb not null default '{}',
  add column action jsonb not null default '{}';
update banner
set title = case when group_name in ('w_home', 'w_promotion') then alt else '{}' end,
    image_url = replace(image_url, '.{language}', '')
where image_url like '/art/banner/%';
