-- What became of members' applications to become an agent (feedback of type 6). One that was answered or closed as feedback has no word here
-- and counts as declined.
alter table feedback add column application text check (application in ('accepted', 'declined'));
alter table feedback add constraint feedback_application check (application is null or (type = 6 and status <> 'open'));
create index feedback_applications on feedback (brand_id, id desc) where type = 6 and member_id is not null;
