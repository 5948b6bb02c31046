-- What a move of a line was proposed with names accounts by their public ids: a name would outlive the account's data.
alter table proposal disable trigger proposal_kept;
update proposal p set body = p.body || jsonb_build_object(
  'groups', coalesce((
    select jsonb_agg(jsonb_build_object('memberId', coalesce(m.public_id, ''), 'from', g.entry -> 'from', 'to', g.entry -> 'to') order by g.place)
    from jsonb_array_elements(p.body -> 'groups') with ordinality as g (entry, place)
    left join member m on m.brand_id = p.brand_id and m.account = g.entry ->> 'account'
  ), '[]'),
  'inherited', null)
where p.kind = 'line-move';
alter table proposal enable trigger proposal_kept;
