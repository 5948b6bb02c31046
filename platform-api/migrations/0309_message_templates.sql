-- What operators write over the standard texts of messages, by brand and language. Plain text, never markup.
create table message_template_text (
  brand_id   smallint not null references brand,
  template   text not null,
  language   text not null,
  title      text not null check (length(title) between 1 and 120),
  text       text not null check (length(text) between 1 and 2000),
  updated_at timestamptz not null default now(),
  primary key (brand_id, template, language)
);
