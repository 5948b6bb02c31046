import { parseAmount } from '@marquee/contract/money';
import type pg from 'pg';
import { postMovement } from '../../modules/money/ledger/repository';
import { insertMember } from '../../modules/people/member/insert-member';
import { readMemberByKey } from '../../modules/people/member/repository';
import { RIGHTS } from '../../modules/operators/rights/rights';
import { type Database, inTransaction } from '../../platform/database';
import { hashPassword } from '../../platform/password-hash';
import { type DemoMember, type DemoOperator, demoAccounts } from './demo-accounts';

/** Creates missing demo accounts; existing accounts keep their passwords. */
export async function seedIdentity({ pool }: Database, environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (environment['MARQUEE_DEMO'] === 'off') return;
  const { rows } = await pool.query<{ id: number; code: string }>('select id, code from brand');
  const brandIds = new Map(rows.map(({ id, code }) => [code, id]));
  await seedOperator(pool, demoAccounts.operator);
  await seedOperator(pool, demoAccounts.secondOperator);
  for (const member of demoAccounts.members) {
    const brandId = brandIds.get(member.brand);
    if (brandId !== undefined) await seedMember(pool, brandId, member);
  }
}

async function seedOperator(pool: pg.Pool, { email, name, password }: DemoOperator): Promise<void> {
  const { rowCount } = await pool.query('select 1 from operator where email = $1', [email]);
  if (rowCount) return;
  await pool.query(
    'insert into operator (email, name, password_hash, rights) values ($1, $2, $3, $4) on conflict (email) do nothing',
    [email, name, await hashPassword(password), [...RIGHTS]],
  );
}

async function seedMember(pool: pg.Pool, brandId: number, demo: DemoMember): Promise<void> {
  if (await readMemberByKey(pool, brandId, demo.account)) return;
  const passwordHash = await hashPassword(demo.password);
  const { account, type, nickname, language, affiliateCode } = demo;
  const upline = demo.upline === undefined ? null : await readMemberByKey(pool, brandId, demo.upline);
  await inTransaction(pool, async (client) => {
    const id = await insertMember(client, {
      brandId,
      account,
      type,
      nickname,
      language,
      passwordHash,
      ...(affiliateCode && { affiliateCode }),
      uplineId: upline?.id ?? null,
    });
    if (id === null) return;
    await client.query('select open_member_accounts($1)', [id]);
    if (demo.float) await giveFloat(client, brandId, id, demo.float);
  });
}

/** The float of a demo agent for transfers to downlines, paid by the brand. */
async function giveFloat(client: pg.PoolClient, brandId: number, memberId: bigint, float: string): Promise<void> {
  await postMovement(client, {
    source: 'demonstration',
    key: `float:${memberId}`,
    kind: 'promotion',
    brandId,
    memberId,
    lines: [{ from: { kind: 'promotion', brandId }, to: { kind: 'agent', memberId }, amount: parseAmount(float) }],
  });
}
