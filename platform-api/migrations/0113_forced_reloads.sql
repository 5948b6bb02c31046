-- The revision at which an operator last had open pages reload for what the brand runs of the app; 0: never.
alter table brand_remote add reload_revision integer not null default 0;
