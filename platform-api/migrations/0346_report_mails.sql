-- Kept reports that go to their agent by mail once a period of the brand's clock is over.
alter table agent_view
  add column schedule text not null default 'none' check (schedule in ('none', 'daily', 'weekly', 'monthly')),
  -- since when the schedule holds: periods that ended before are not sent
  add column scheduled_at timestamptz,
  -- last day of the newest period whose mail was queued, and of the one whose mail was sent
  add column planned_to date,
  add column sent_to date,
  add constraint agent_view_scheduled check (schedule = 'none' or scheduled_at is not null);
create index agent_view_schedule on agent_view (schedule, id) where schedule <> 'none';

-- Mails that say what they are about are in the outbox once.
alter table outbox_message add column message_key text unique;
