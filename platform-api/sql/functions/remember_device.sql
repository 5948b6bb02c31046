-- Keeps the network and browser of a session beyond the session: one household is recognised by them when a reward is due.
create or replace function remember_device() returns trigger language plpgsql as $$
begin
  insert into member_device (member_id, brand_id, network, agent_digest, first_seen_at, last_seen_at)
  values (new.member_id, new.brand_id, network(set_masklen(new.ip, case family(new.ip) when 6 then 64 else 32 end)),
          sha256(convert_to(new.user_agent, 'UTF8')), new.created_at, new.created_at)
  on conflict (member_id, network, agent_digest) do update
    set last_seen_at = greatest(member_device.last_seen_at, excluded.last_seen_at);
  return new;
end $$;
