-- Networks and browsers of members, kept beyond their sessions: a session ends with a log-out, and one person's accounts must not come apart by it.
create table member_device (
  member_id     bigint not null references member on delete cascade,
  brand_id      smallint not null references brand,
  -- an IPv4 address, or the /64 of an IPv6 address
  network       cidr not null,
  -- SHA-256 of the browser's name
  agent_digest  bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at  timestamptz not null,
  primary key (member_id, network, agent_digest)
);
create index member_device_shared on member_device (network, agent_digest);
create index member_device_last_seen on member_device (last_seen_at);

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

create trigger session_device after insert on session
  for each row when (new.method <> 'trial' and new.ip is not null and new.user_agent <> '') execute function remember_device();

insert into member_device (member_id, brand_id, network, agent_digest, first_seen_at, last_seen_at)
select member_id, brand_id, network(set_masklen(ip, case family(ip) when 6 then 64 else 32 end)), sha256(convert_to(user_agent, 'UTF8')),
       min(created_at), max(last_seen_at)
from session where method <> 'trial' and ip is not null and user_agent <> ''
group by 1, 2, 3, 4;

-- Invitations that give nothing in a promotion, and why: found when a reward is due, and final.
create table referral_refusal (
  promotion_id uuid not null references promotion,
  invited_id   bigint not null references member,
  fault        text not null check (fault in ('circle', 'device', 'payee', 'person', 'document')),
  refused_at   timestamptz not null,
  primary key (promotion_id, invited_id)
);
create trigger referral_refusal_append_only before update or delete or truncate on referral_refusal
  for each statement execute function refuse_change();
