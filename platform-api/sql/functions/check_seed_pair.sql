-- Trigger of in_house_seed_pair: a server seed is published, by its hash, before a client seed is taken, and nothing of a pair changes after
-- it was published. A client seed is used once: the next server seed is published when the one in use is known. A pair begins without a client seed, gets one in a later transaction, counts rounds, and is revealed.
create or replace function check_seed_pair() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a seed pair is never deleted' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    if new.client_seed is not null then
      raise exception 'a server seed is published before its client seed is taken' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.id, new.player, new.server_seed, new.server_seed_hash, new.created_at)
    is distinct from (old.id, old.player, old.server_seed, old.server_seed_hash, old.created_at)
    or old.client_seed is not null
      and (new.client_seed, new.client_seed_at) is distinct from (old.client_seed, old.client_seed_at)
    or old.client_seed is null and new.client_seed is not null and new.client_seed_at is null
    or old.revealed_at is not null or new.next_nonce < old.next_nonce then
    raise exception 'what was published of a seed pair stays' using errcode = 'check_violation';
  end if;
  if old.client_seed is null and exists (
    select from in_house_seed_pair p where p.player = new.player and p.client_seed = new.client_seed
  ) then
    raise exception 'a client seed is used once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
