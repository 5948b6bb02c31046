-- What a fold answers: the rows of the feed that it has read, and the members whose figures it has changed, where somebody waits for them.
create type fold_result as (rows integer, members bigint[]);
