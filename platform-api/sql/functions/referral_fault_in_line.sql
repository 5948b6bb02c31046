-- Why an invitation gives nothing; null: nothing speaks against it. The invited member is compared with a whole line above it (several accounts of
-- one person invite each other), and by payee and person with those whom the same member invited before.
-- document: both entered one number of an identity document; device: same network and browser;
-- payee: same holder at the same institution; person: same name with the same birthday or from the same network.
create or replace function referral_fault_in_line(p_invited bigint, p_uplines bigint[]) returns text stable language sql as $$
  with line as (
    select u.id from unnest(p_uplines) as u (id)
  ), related as materialized (
    select id from line
    union
    select s.id from member i join member s on s.upline_id = p_uplines[cardinality(p_uplines)] and s.brand_id = i.brand_id and s.id < i.id
    where i.id = p_invited
  )
  select case
    when exists (
      select from (
        select brand_id, number_digest from identity_number where member_id = p_invited
        union select brand_id, number_digest from identity_number_attempt where member_id = p_invited
      ) a
      join lateral (
        select member_id from identity_number n where n.brand_id = a.brand_id and n.number_digest = a.number_digest
        union select member_id from identity_number_attempt t where t.brand_id = a.brand_id and t.number_digest = a.number_digest
      ) b on true
      join related r on r.id = b.member_id
    ) then 'document'
    when exists (
      select from member_device a join member_device b on b.brand_id = a.brand_id and b.network = a.network and b.agent_digest = a.agent_digest
      join line l on l.id = b.member_id
      where a.member_id = p_invited and b.member_id <> p_invited
    ) then 'device'
    when exists (
      select from payee a join payee b on b.brand_id = a.brand_id and b.institution_id = a.institution_id and name_key(b.holder) = name_key(a.holder)
      join related r on r.id = b.member_id
      where a.member_id = p_invited
    ) then 'payee'
    when exists (
      select from member a join related r on true join member b on b.id = r.id and b.brand_id = a.brand_id
      where a.id = p_invited and name_key(a.payee_name) <> '' and name_key(b.payee_name) = name_key(a.payee_name)
        and (b.birthday = a.birthday or exists (
          select from member_device d join member_device e on e.network = d.network where d.member_id = a.id and e.member_id = b.id
        ))
    ) then 'person'
  end
$$;
