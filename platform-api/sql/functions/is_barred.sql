-- Whether a member may not be given anything now: during a time-out or an exclusion, or with an account that is not active.
create or replace function is_barred(p_member_id bigint, p_at timestamptz) returns boolean stable language sql as $$
  select exists (select from play_bar b where b.member_id = p_member_id and b.starts_at <= p_at and (b.ends_at is null or b.ends_at > p_at))
      or exists (select from member m where m.id = p_member_id and m.status <> 'active')
$$;
