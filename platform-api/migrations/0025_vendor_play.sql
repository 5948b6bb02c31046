-- Where players meet a vendor, and which of its listed games it really opens.

-- Origin of the vendor's game clients: what the pages of brands that show the vendor may frame, and nothing else.
alter table vendor add column play_origin text check (play_origin ~ '^https?://[^/]+$');

-- False: the vendor lists the game and opens no client for it yet; shown under maintenance, whatever operators say.
alter table game add column offered boolean not null default true;
