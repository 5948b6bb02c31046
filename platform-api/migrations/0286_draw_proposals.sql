-- Voids that wait become proposals, and what moves a draw is bounded by the time that its calendar said.

lock table lottery_void in share row exclusive mode;

insert into proposal (id, kind, brand_id, subject, body, revision, reason, proposed_by, proposed_at, expires_at)
select gen_random_uuid(), 'draw-void', null, v.draw_id::text, jsonb_build_object('drawId', v.draw_id::text), d.revision::text, v.reason, v.requested_by, v.requested_at,
       now() + interval '14 days'
from lottery_void v join lottery_draw d on d.id = v.draw_id where v.voided_at is null and d.state <> 'void';
delete from lottery_void where voided_at is null;

-- Voids that took place alone: those that wait are proposals.
alter table lottery_void add constraint lottery_void_done check (voided_at is not null);

-- The time that the calendar said, of a draw that was moved: official draws may come earlier, and never later.
alter table lottery_draw add moved_from timestamptz,
  add constraint lottery_draw_not_later check (draws_at <= moved_from);
