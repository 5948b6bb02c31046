import type { Queryable } from '../../../platform/database';

/** Saves of a brand that compare revisions wait for each other until the transaction ends; rows that refer to the brand do not. */
export async function lockSaves(tx: Queryable, brandId: number): Promise<void> {
  await tx.query({
    name: 'revision-lock',
    text: 'select from brand where id = $1 for no key update',
    values: [brandId],
  });
}
