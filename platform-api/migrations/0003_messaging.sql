-- Mail and SMS that wait for no gateway: the channel of development and sandboxes, shown in the operators' console.

create table outbox_message (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  brand_id smallint not null references brand,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  -- key of the text in the server's message catalogues
  template text not null,
  language text not null,
  subject text,
  body text not null
);
create index outbox_message_brand on outbox_message (brand_id, id desc);
