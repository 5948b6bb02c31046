-- By what a channel is paid, so that pages show the marks of what a brand really has.
alter table deposit_channel add column kind text not null default 'wallet' check (kind in ('wallet', 'bank', 'card', 'crypto'));
update deposit_channel set kind = 'bank' where code like '%-bank';
