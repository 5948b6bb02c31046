-- The audit log and the feedback are shown in the order of time: rows that were written for an earlier time stood at the top.
create index audit_log_latest on audit_log (at desc, id desc);
drop index feedback_brand;
drop index feedback_open;
create index feedback_brand on feedback (brand_id, created_at desc, id desc);
create index feedback_open on feedback (brand_id, created_at desc, id desc) where status = 'open';
