/** A statement that deletes up to `$2` rows of the member `$1` from a table. @param where of other tables than those with a `member_id` */
export const deleteOf = (table: string, where = 'member_id = $1'): string =>
  `delete from ${table} where ctid = any (array(select ctid from ${table} where ${where} limit $2))`;

/**
 * A statement that empties columns of up to `$2` rows of the member `$1`.
 * @param isFull tells rows that hold something from those that are emptied
 */
export const emptyOf = (table: string, { set, isFull }: { readonly set: string; readonly isFull: string }): string =>
  `update ${table} set ${set} where ctid = any (array(select ctid from ${table} where member_id = $1 and (${isFull}) limit $2))`;
