/**
 * Members of one household, as far as the product can tell: payees of the same holder at the same institution, or the same network and
 * browser, now or before. An address alone is shared by strangers (mobile networks): it is a sign for operators, and refuses nobody.
 * Takes the ids of the members as `$2`; rows are `member_id`, `other_id` and `sign`.
 */
export const HOUSEHOLDS = `
  select a.member_id, b.member_id as other_id, 'payee' as sign
  from payee a join payee b on b.brand_id = a.brand_id and b.institution_id = a.institution_id and name_key(b.holder) = name_key(a.holder)
  where a.member_id = any($2) and b.member_id <> a.member_id
  union
  select a.member_id, b.member_id, 'device'
  from member_device a join member_device b on b.brand_id = a.brand_id and b.network = a.network and b.agent_digest = a.agent_digest
  where a.member_id = any($2) and b.member_id <> a.member_id
  union
  select a.member_id, b.member_id, 'address'
  from session a join session b on b.brand_id = a.brand_id and b.ip = a.ip and (b.user_agent = a.user_agent) is not true
  where a.member_id = any($2) and b.member_id <> a.member_id`;
