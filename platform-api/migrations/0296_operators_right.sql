-- Who may look after the other operators: end their sessions, invite, reset a second factor. Those who held every right so far.
update operator set rights = rights || '{operators}'
where rights @> '{remotes,brands,lotteries,members,cashier,content,audit,outbox,support,releases}'
  and not rights @> '{operators}';
