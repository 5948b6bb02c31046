-- An account that its member has closed. It opens no session and plays no more; its contacts, payees and limits stay, so that closing sheds nothing.
alter table member drop constraint member_status_check;
alter table member add constraint member_status_check check (status in ('active', 'disabled', 'self_excluded', 'closed'));
alter table member add column closed_at timestamptz;
alter table member add constraint member_closed check ((status = 'closed') = (closed_at is not null));
