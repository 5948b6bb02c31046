import type pg from 'pg';
import { demoAccounts } from '../../seed/identity/demo-accounts';
import { NO_TOKEN } from './insert-members';
import type { StoryParts } from './story';

/** The two operators of the demo, who decide what needs two persons. @throws Error before the seed */
export async function readOperators(client: pg.ClientBase): Promise<StoryParts['operators']> {
  const { operator, secondOperator } = demoAccounts;
  const { rows } = await client.query<{ id: number; email: string; rights: string[]; brand_ids: number[] }>(
    'select id, email, rights, brand_ids from operator where email = any($1) order by id',
    [[operator.email, secondOperator.email]],
  );
  const [first, second] = rows.map(({ brand_ids: brandIds, ...row }) => ({ ...row, brandIds, tokenHash: NO_TOKEN }));
  if (!first || !second) throw new Error('the demo operators are missing: run the seed first');
  return [first, second];
}
